import Foundation
import Rewriter
import Testing

/// What holds of every file, whatever the rules do to it.
@Suite struct LineTests {
  @Test func `the apps use every rule`() throws {
    #expect(App.all.count == 9)
    #expect(App.all.flatMap(\.files).count >= 25)
    let texts = App.all.flatMap(\.files).map(\.text).joined()
    for word in [
      "@objc ", "@objc(", "@objcMembers", "@nonobjc", "@IBAction", "@IBOutlet", "@IBSegueAction",
      "@IBInspectable", "@IBDesignable", "@NSCopying", "dynamic", "@UIApplicationMain",
      "@objc optional", "#selector(self.", "#selector(Self.", " as () -> Void)", "Selector((\"",
      "#keyPath", "#imageLiteral", "#fileLiteral", "kCAFillMode", "UIOffsetMake", "NSInteger",
      ": class", "#Preview", "import Foundation", "?(", "UIGestureRecognizerSubclass",
      "kCAScroll", "truncatingBitPattern", "didFinishPickingMediaWithInfo info: [String",
    ] {
      #expect(texts.contains(word), "\(word)")
    }
  }

  @Test(arguments: App.all)
  func `every line of an app stays`(app: App) {
    for (file, result) in zip(app.files, rewrite(app.files)) {
      #expect(lineCount(result.text) == lineCount(file.text), "\(file.name)")
      for edit in result.edits { #expect(keepsLines(edit, of: file.text), "\(file.name): \(edit)") }
    }
  }

  @Test(arguments: App.all)
  func `every token that stays is on its line, and in its column but behind longer text`(app: App) {
    for (file, result) in zip(app.files, rewrite(app.files)) {
      let after = tokens(of: result.text)
      let spots = Set(after.map { Spot($0.text, $0.place) })
      let lines = Set(after.map { Spot($0.text, Place(line: $0.place.line, column: 0)) })
      let bytes = Array(file.text.utf8)
      var kept = 0
      for token in tokens(of: file.text) where !result.edits.contains(where: { touches($0, token) })
      {
        kept += 1
        let isBehindLongerText = result.edits.contains { edit in
          edit.replacement.utf8.count != edit.range.count
            && edit.range.upperBound <= token.range.lowerBound
            && !bytes[edit.range.lowerBound..<token.range.lowerBound].contains(newline)
        }
        let spot =
          isBehindLongerText
          ? Spot(token.text, Place(line: token.place.line, column: 0))
          : Spot(token.text, token.place)
        if !(isBehindLongerText ? lines : spots).contains(spot) {
          Issue.record("\(file.name):\(token.place): \(token.text)")
        }
      }
      #expect(kept > 0)
    }
  }

  @Test(arguments: App.all)
  func `what was rewritten is left alone`(app: App) {
    let once = rewrite(app.files)
    let twice = rewrite(once.map { SourceFile(name: $0.name, text: $0.text) })
    for (first, second) in zip(once, twice) {
      #expect(second.text == first.text)
      #expect(second.edits.isEmpty, "\(first.name): \(second.edits)")
    }
  }

  @Test(arguments: App.all)
  func `nothing of Objective-C is left`(app: App) {
    for file in rewrite(app.files) {
      let words = tokens(of: file.text).map(\.text)
      let macros = Set(zip(words, words.dropFirst()).filter { $0.0 == "#" }.map(\.1))
      let left = Set(words).intersection([
        "objc", "IBOutlet", "IBAction", "dynamic", "optional", "objcMembers", "UIApplicationMain",
      ]).union(macros.intersection(["selector", "keyPath", "imageLiteral", "fileLiteral"]))
      #expect(left.isEmpty, "\(file.name): \(left)")
    }
  }

  @Test(arguments: App.all)
  func `the apps have nothing that cannot be rewritten`(app: App) {
    let errors = rewrite(app.files).flatMap(\.findings).filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(errors)")
  }
}

/// A token at a place; without its column where that may change.
private struct Spot: Hashable {
  let text: String
  let place: Place

  init(_ text: String, _ place: Place) {
    self.text = text
    self.place = place
  }
}

private let newline = UInt8(ascii: "\n")

private func lineCount(_ text: String) -> Int { text.utf8.count { $0 == newline } }

private func touches(_ edit: Edit, _ token: PlacedToken) -> Bool {
  edit.range.lowerBound < token.range.upperBound && token.range.lowerBound < edit.range.upperBound
    || edit.range.isEmpty && edit.range.lowerBound == token.range.upperBound
      && edit.replacement.first?.isLetter == true
}

/// Returns whether an edit has as many line ends as what it replaces; at the end of a file one more
/// may come.
func keepsLines(_ edit: Edit, of text: String) -> Bool {
  let old = Array(text.utf8)[edit.range].count { $0 == newline }
  return lineCount(edit.replacement) == old
    || edit.range.lowerBound == text.utf8.count && lineCount(edit.replacement) == 1
}
