import SwiftSyntax

/// Names that UIKit and Foundation had in Swift 1 and 2, and that no file of a newer Swift has.
///
/// Source: Apple, the notes on renamed symbols of Swift 3.
private let namesOfSwift2: Set<String> = [
  "CGContextSetFillColorWithColor", "CGContextSetStrokeColorWithColor", "animateWithDuration",
  "cellForItemAtIndexPath",
  "cellForRowAtIndexPath", "dequeueReusableCellWithIdentifier",
  "dequeueReusableCellWithReuseIdentifier", "destinationViewController",
  "dismissViewControllerAnimated", "dispatch_after", "dispatch_async", "dispatch_get_main_queue",
  "fontWithName", "instantiateViewControllerWithIdentifier", "locationInView",
  "performSegueWithIdentifier", "prepareForSegue", "presentViewController",
  "scheduledTimerWithTimeInterval", "stringByReplacingOccurrencesOfString", "systemFontOfSize",
  "translationInView", "velocityInView", "viewControllerForKey",
]

/// Types that have another name since Swift 3, so that one of them says enough.
///
/// Source: Apple, SE-0086, "Drop NS Prefix in Swift Foundation".
private let typesOfSwift2: Set<String> = [
  "NSBlockOperation", "NSBundle", "NSByteCountFormatter", "NSDateComponentsFormatter",
  "NSDateFormatter", "NSFileHandle", "NSFileManager", "NSHTTPCookie", "NSHTTPCookieStorage",
  "NSHTTPURLResponse", "NSInputStream", "NSJSONReadingOptions", "NSJSONSerialization",
  "NSJSONWritingOptions", "NSNotificationCenter", "NSNumberFormatter", "NSOperation",
  "NSOperationQueue", "NSOutputStream", "NSProcessInfo", "NSRunLoop", "NSScanner",
  "NSThread", "NSTimer", "NSURLCache", "NSURLCredential",
  "NSURLResponse", "NSURLSession", "NSURLSessionConfiguration", "NSURLSessionDataTask",
  "NSURLSessionDownloadTask", "NSURLSessionTask", "NSUndoManager", "NSUserDefaults", "NSXMLParser",
]

/// What the names of Swift 2's methods have in them, before what is the first label today.
///
/// Source: Apple, the API Design Guidelines of Swift 3, by which such words became labels.
private let wordsOfSwift2 = [
  "AtIndex", "AtIndexPath", "AtPoint", "ByAppendingString", "ForIndexPath", "ForKey", "ForPath",
  "ForState", "FromString", "InRect", "InView", "OfSize", "ToPoint", "ToView", "WithBlock",
  "WithColor", "WithCompletion", "WithDuration", "WithFrame", "WithIdentifier", "WithImage",
  "WithName", "WithRect", "WithSelector", "WithString", "WithTitle", "WithType",
]

/// What only files of Swift 3 and later have.
private let namesOfLater: Set<String> = [
  "DispatchQueue", "IndexPath", "Notification", "NotificationCenter", "URLRequest", "URLSession",
  "UserDefaults", "withDuration", "withIdentifier",
]

/// How many names that read like Swift 2's say that the files are of that Swift.
private let fewestNamesOfSwift2 = 3

/// Says that the files are written in a Swift that no compiler of today takes.
func sayOldLanguage(in drafts: [Draft], among declarations: Declarations) {
  var isSure = false
  let found = drafts.map { draft -> (draft: Draft, tokens: [TokenSyntax], isLater: Bool) in
    let search = OldNameSearch(declarations)
    search.walk(draft.tree)
    isSure = isSure || search.isSure
    return (draft, search.found, search.hasLaterNames)
  }
  let names = Set(found.flatMap(\.tokens).map(\.text))
  guard isSure || names.count >= fewestNamesOfSwift2, !found.contains(where: \.isLater),
    let first = found.first(where: { !$0.tokens.isEmpty }), let token = first.tokens.first
  else { return }
  first.draft.say(.oldLanguage(name: token.text), at: token)
}

private final class OldNameSearch: SyntaxVisitor {
  private(set) var found: [TokenSyntax] = []
  /// Whether a name is there that only Swift 3 and later have.
  private(set) var hasLaterNames = false
  /// Whether a name was found that says enough alone.
  private(set) var isSure = false
  private let declarations: Declarations

  init(_ declarations: Declarations) {
    self.declarations = declarations
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier(let name) = token.tokenKind else { return .visitChildren }
    if namesOfLater.contains(name), !declarations.globalNames.contains(name) {
      hasLaterNames = true
    }
    // A label is one's own: Swift 2 had no such words in front of a colon.
    guard token.parent?.is(LabeledExprSyntax.self) != true,
      token.parent?.is(FunctionParameterSyntax.self) != true,
      token.parent?.is(DeclNameArgumentSyntax.self) != true
    else { return .visitChildren }
    let isType = typesOfSwift2.contains(name)
    if isType || namesOfSwift2.contains(name) || readsAsSwift2(token, name),
      !declarations.globalNames.contains(name), !declarations.propertyNames.contains(name),
      !declarations.methodNames.contains(name) || name == "prepareForSegue"
    {
      found.append(token)
      // A method of an app's own may be called as the old one of segues was.
      let isKnown = namesOfSwift2.contains(name) && name != "prepareForSegue"
      isSure = isSure || isType || isKnown || isColor(token, name)
    }
    return .visitChildren
  }

  /// Returns whether a colour is made by a method, as in `UIColor.grayColor()`.
  private func isColor(_ token: TokenSyntax, _ name: String) -> Bool {
    guard let member = token.parent?.parent?.as(MemberAccessExprSyntax.self),
      member.declName.id == token.parent?.id, member.base?.onOneLine == "UIColor",
      let call = member.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == member.id
    else { return false }
    return name.hasSuffix("Color") && call.arguments.isEmpty
  }

  /// Returns whether a method is called by a name with words that are labels today: as in
  /// `view.addBoundaryWithIdentifier(a, forPath: b)`, or `UIColor.grayColor()`.
  private func readsAsSwift2(_ token: TokenSyntax, _ name: String) -> Bool {
    guard let member = token.parent?.parent?.as(MemberAccessExprSyntax.self),
      member.declName.id == token.parent?.id, name.first?.isLowercase == true,
      let call = member.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == member.id
    else { return false }
    if member.base?.onOneLine == "UIColor" { return isColor(token, name) }
    return wordsOfSwift2.contains { name.contains($0) && name != $0 }
  }
}
