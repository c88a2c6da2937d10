import Rewriter
import Testing

@Suite(.serialized) struct HostileTests {
  @Test(.timeLimit(.minutes(5)))
  func `a thousand mutated files are rewritten, line by line`() {
    let originals = App.all.flatMap(\.files)
    var generator = SplitMix64(seed: 18)
    for index in 0..<1000 {
      let text = originals[index % originals.count].text.mutated(using: &generator)
      let result = rewritten(text)
      for edit in result.edits { #expect(keepsLines(edit, of: text), "\(index): \(edit)") }
      for finding in result.findings {
        #expect(
          finding.place.line <= text.split(separator: "\n", omittingEmptySubsequences: false).count)
      }
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `mutated files of one app are rewritten together`() {
    var generator = SplitMix64(seed: 19)
    for app in App.all {
      for _ in 0..<20 {
        let files = app.files.map {
          SourceFile(name: $0.name, text: $0.text.mutated(using: &generator))
        }
        for (file, result) in zip(files, rewrite(files)) {
          for edit in result.edits { #expect(keepsLines(edit, of: file.text)) }
        }
      }
    }
  }

  @Test(arguments: [
    ("let x = a", ".b", ""), ("let x = a", "?", ""), ("let x = ", "(", ""), ("let x = ", "{ ", ""),
    ("if a {} ", "else if b {} ", ""), ("let x: A", ".B", ""), ("func f()", " -> ()", ""),
    ("let x = ", "a ? b : ", "c"), ("", "#if a\n", ""), ("", "class A { ", ""),
    ("let x = ", "\"\\(", ""), ("@objc ", "@objc ", "func f()"), ("extension A", "<B>.C", " {"),
  ])
  func `deep nesting is no crash`(start: String, repeated: String, end: String) {
    let text = start + String(repeating: repeated, count: 20_000) + end
    #expect(rewritten(text).name == "File.swift")
  }

  @Test(arguments: ["#if a\n", "let x = \"\\("])
  func `what takes the parser for ever is left with a sentence`(repeated: String) {
    let source = String(repeating: repeated, count: 257)
    #expect(
      findings(source) == [
        "File.swift:1:1: error: A file with more than 256 conditions or interpolations in one another"
          + " is left as it is; split it."
      ])
    #expect(findings(String(repeating: repeated, count: 256)).isEmpty)
    let side = "#if a\n#endif\nlet x = \"\\(a)\"\n"
    #expect(findings(String(repeating: side, count: 300)).isEmpty)
  }

  @Test(arguments: ["[", "[A: ", "[ ("])
  func `lists in one another that take the parser for ever are left with a sentence`(list: String) {
    #expect(
      findings("let x = " + String(repeating: list, count: 13)) == [
        "File.swift:1:1: error: A file with more than 12 lists in one another is left as it is; split"
          + " it."
      ])
    let side = "let x = \(list)1]\nlet y = \"\(list)\"\n"
    #expect(findings(String(repeating: side, count: 300)).isEmpty)
  }

  @Test func `a file that is too long is left with a sentence`() {
    let source = "@objc func f() {}\n" + String(repeating: "// a line\n", count: 110_000)
    let file = rewritten(source)
    #expect(file.text == source)
    #expect(
      file.findings.map(\.description) == [
        "File.swift:1:1: error: A file of 1100018 bytes is left as it is, since those over 1048576"
          + " are not read; split it."
      ])
  }

  @Test(arguments: ["", "\n", "\u{FEFF}import UIKit", "\u{0}", "\r\n\r\n", "#!/usr/bin/swift\nf()"])
  func `an odd file stays as it is`(source: String) {
    #expect(text(source) == source)
  }

  @Test func `line ends of Windows stay`() {
    #expect(text("@objc\r\nfunc f() {}\r\n") == "     \r\nfunc f() {}\r\n")
  }
}
