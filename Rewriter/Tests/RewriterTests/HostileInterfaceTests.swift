import Rewriter
import SwiftParser
import SwiftSyntax
import Testing

@Suite(.serialized) struct HostileInterfaceTests {
  @Test(.timeLimit(.minutes(5)))
  func `four hundred mutated storyboards give Swift or a sentence`() {
    var generator = SplitMix64(seed: 20)
    let originals = App.withStoryboards.flatMap { app in
      app.files.filter { $0.name.hasSuffix(".storyboard") || $0.name.hasSuffix(".xib") }
        .map { (app, $0) }
    }
    var kinds = (swift: 0, sentence: 0)
    for index in 0..<400 {
      let (app, original) = originals[index % originals.count]
      let text =
        index % 4 == 0
        ? original.text.mutated(using: &generator) : original.text.mutatedValues(using: &generator)
      let swift = app.files.filter { $0.name.hasSuffix(".swift") }
      let files = rewrite(swift + [SourceFile(name: original.name, text: text)])
      guard let made = files.dropFirst(swift.count).first else { continue }
      if made.text.isEmpty {
        kinds.sentence += 1
        #expect(!made.findings.isEmpty, "\(index)")
      } else {
        kinds.swift += 1
        #expect(!Parser.parse(source: made.text).hasError, "\(index): \(original.name)")
      }
    }
    #expect(kinds.swift > 200 && kinds.sentence > 20)
  }

  @Test(arguments: [
    "<?xml?>", "<?xml ?>", "<?xml", "<?xml?", "<?xml version?>", "<?xml version=\"\"?>",
    "<?xml encoding=\"UTF-8\"?>", "<?xml\n\nversion=\"1.0\"\n?>", "<?xml standalone=\"no\"?>",
    "<?xml version=\"1.0\" encoding=\"UTF-16\"?>", "\u{FEFF}<?xml?>", "<?xmlish?>", "<?",
    "<?xml?><?xml?>",
  ])
  func `a file with any declaration gives Swift or a sentence`(declaration: String) {
    for kind in ["XIB", "Storyboard.XIB"] {
      let text =
        declaration + "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.\(kind)\">"
        + "<objects/></document>"
      let file = rewrite([SourceFile(name: "A.xib", text: text)])[0]
      #expect(!file.text.isEmpty || !file.findings.isEmpty)
      // What is left was entered: a file without views was not.
      let (left, entered) = (file.text.ranges(of: "#sourceLocation()"), "#sourceLocation(file")
      #expect(left.isEmpty || file.text.contains(entered))
    }
  }

  @Test(arguments: [
    "<namedColor name=\"a\"><color name=\"a\"/></namedColor>",
    "<systemColor name=\"a\"><color systemColor=\"a\"/></systemColor>",
    "<namedColor name=\"a\"><color systemColor=\"b\"/></namedColor>"
      + "<systemColor name=\"b\"><color name=\"a\"/></systemColor>",
  ])
  func `a colour that leads back to itself is none`(resources: String) {
    let kind = resources.hasPrefix("<system") ? "systemColor" : "name"
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <view id="v"><color key="backgroundColor" \(kind)="a"/></view>
      </objects><resources>\(resources)</resources></document>
      """
    let file = rewrite([SourceFile(name: "A.xib", text: text)])[0]
    #expect(!file.text.contains("backgroundColor ="))
  }

  @Test func `entities that grow are no bomb`() {
    var text = "<!DOCTYPE a [<!ENTITY e0 \"xxxxxxxxxx\">"
    for level in 1..<12 {
      let inner = String(repeating: "&e\(level - 1);", count: 10)
      text += "<!ENTITY e\(level) \"\(inner)\">"
    }
    text += "]><document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>&e11;"
    text += "</objects></document>"
    #expect(!rewrite([SourceFile(name: "Bomb.xib", text: text)])[0].name.isEmpty)
  }
}

extension String {
  /// Returns the text with some values exchanged, and some elements twice or gone, so that most of
  /// it is XML still.
  fileprivate func mutatedValues(using generator: inout SplitMix64) -> String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let odd = [
      "", "-1", "1e309", "nan", "0x10", "\\(", "&quot;", "&#10;", "YES", "NO", "a-b", "UIView",
      "String", "self", "默", "9999999999999999999", "init", "&lt;!--", "`", "\\u{0}",
    ]
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let line = Int.random(in: 0..<lines.count, using: &generator)
      var parts = lines[line].split(separator: "\"", omittingEmptySubsequences: false)
        .map(String.init)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0 where parts.count > 2:
        parts[Int.random(in: 0..<(parts.count / 2), using: &generator) * 2 + 1] =
          odd.randomElement(using: &generator) ?? ""
        lines[line] = parts.joined(separator: "\"")
      case 1 where lines[line].hasSuffix("/>"): lines[line] = ""
      case 2 where lines[line].hasSuffix("/>"): lines[line] += lines[line]
      default:
        let other = Int.random(in: 0..<lines.count, using: &generator)
        guard lines[line].hasSuffix("/>"), lines[other].hasSuffix("/>") else { continue }
        lines.swapAt(line, other)
      }
    }
    return lines.joined(separator: "\n")
  }
}
