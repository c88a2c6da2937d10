import SwiftSyntax

/// Names that UIKit and Foundation had in Swift 1 and 2, and that no file of a newer Swift has.
///
/// Source: Apple, the notes on renamed symbols of Swift 3.
private let namesOfSwift2: Set<String> = [
  "CGContextSetFillColorWithColor", "CGContextSetStrokeColorWithColor", "CGRectGetHeight",
  "CGRectGetMaxX", "CGRectGetMaxY", "CGRectGetMidX", "CGRectGetMidY", "CGRectGetWidth",
  "CGRectInset",
  "NSNotificationCenter",
  "animateWithDuration", "blackColor", "blueColor", "cellForItemAtIndexPath",
  "cellForRowAtIndexPath", "clearColor", "dequeueReusableCellWithIdentifier",
  "dequeueReusableCellWithReuseIdentifier", "destinationViewController",
  "dismissViewControllerAnimated", "dispatch_after", "dispatch_async", "dispatch_get_main_queue",
  "fontWithName", "greenColor", "instantiateViewControllerWithIdentifier", "locationInView",
  "performSegueWithIdentifier", "prepareForSegue", "presentViewController", "redColor",
  "scheduledTimerWithTimeInterval", "stringByReplacingOccurrencesOfString", "systemFontOfSize",
  "translationInView", "velocityInView", "viewControllerForKey", "whiteColor",
]

/// How many of these names say that the files are of that Swift.
private let fewestNamesOfSwift2 = 3

/// Says that the files are written in a Swift that no compiler of today takes.
func sayOldLanguage(in drafts: [Draft], among declarations: Declarations) {
  let found = drafts.map { draft -> (draft: Draft, tokens: [TokenSyntax]) in
    let search = OldNameSearch(declarations)
    search.walk(draft.tree)
    return (draft, search.found)
  }
  let names = Set(found.flatMap(\.tokens).map(\.text))
  guard names.count >= fewestNamesOfSwift2,
    let first = found.first(where: { !$0.tokens.isEmpty }), let token = first.tokens.first
  else { return }
  first.draft.say(.oldLanguage(name: token.text), at: token)
}

private final class OldNameSearch: SyntaxVisitor {
  private(set) var found: [TokenSyntax] = []
  private let declarations: Declarations

  init(_ declarations: Declarations) {
    self.declarations = declarations
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier(let name) = token.tokenKind, namesOfSwift2.contains(name),
      !declarations.globalNames.contains(name), !declarations.propertyNames.contains(name),
      !declarations.methodNames.contains(name) || name == "prepareForSegue"
    {
      found.append(token)
    }
    return .visitChildren
  }
}
