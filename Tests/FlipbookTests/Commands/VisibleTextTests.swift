import Foundation
import Testing

@testable import Flipbook
@testable import Wording

/// What a terminal would take for a command is shown as text.
@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("\u{1B}[31mred\u{1B}[0m", #"\u{1B}[31mred\u{1B}[0m"#),
    ("a\rb\tc\u{0}", #"a\u{D}b\u{9}c\u{0}"#),
    ("\u{7F}\u{80}\u{9B}1m\u{9F}", #"\u{7F}\u{80}\u{9B}1m\u{9F}"#),
    ("\u{202E}abc\u{2066}\u{2069}", #"\u{202E}abc\u{2066}\u{2069}"#),
    ("two\r\nlines\n", "two\\u{D}\nlines\n"),
  ])
  func `control characters are shown`(text: String, shown: String) {
    #expect(text.visible == shown)
  }

  @Test(arguments: ["", "two\nlines", "Größe 🟧 – “x” é\u{301}", "\u{A0}\u{2028}", "العربية"])
  func `all else stays as it is`(text: String) {
    #expect(text.visible == text)
  }

  @Test(arguments: [
    ("a\nb", "a\\u{A}b"), ("a\r\nb", "a\\u{D}\\u{A}b"),
    ("\u{85}\u{2028}\u{2029}", "\\u{85}\\u{2028}\\u{2029}"),
    ("a\tb\u{1B}", "a\tb\u{1B}"),
  ])
  func `line breaks are shown where a text is one line`(text: String, shown: String) {
    #expect(text.onOneLine == shown)
  }

  @Test func `names in sentences move no cursor`() throws {
    let folder = try TemporaryFolder()
    let name = "\u{1B}[2Jx"
    for arguments in [["render", name], [name], ["help", name], ["compare", name, name]] {
      let outcome = try RunningProgram.run("FixtureGallery", arguments, in: folder)
      #expect(outcome.errors.contains(#"\u{1B}[2Jx"#))
      #expect(!outcome.errors.contains("\u{1B}"))
    }
    let film = try RunningProgram.run(
      "FixtureGallery", ["render", "still", "-o", "\(name).gif"], in: folder)
    #expect(film.output.contains(#"\u{1B}[2Jx.gif"#))
    #expect(!film.output.contains("\u{1B}"))
    #expect(try folder.files() == ["\(name).gif"])
  }

  @Test func `what a scene logs keeps its tabs and moves no cursor either`() throws {
    let outcome = try RunningProgram.run(
      "OddNames", ["render", "odd", "--to", "0.1", "-o", "odd.gif"], in: TemporaryFolder(),
      script: "export ODD_VIEW='\u{9B}31m\t\u{2066}' ODD_TEXT='\u{F8FF}'; run")
    #expect(outcome.errors.contains("identifier = \\u{9B}31m\t\\u{2066}>"))
    #expect(!outcome.errors.unicodeScalars.contains("\u{9B}"))
  }

  @Test(arguments: [
    ("plain-1.5", "plain-1.5"), ("two words", "'two words'"), ("it's", "'it'\\''s'"), ("", "''"),
    ("a\nb", #"$'a\012b'"#),
    ("\u{1B}[1m'\\\n", #"$'\033\1331m\047\134\012'"#), ("ä\u{202E}", #"$'\303\244\342\200\256'"#),
  ])
  func `a word for a shell holds nothing that a terminal hides`(word: String, quoted: String) throws
  {
    #expect(ShellWords.quoted(word) == quoted)
    guard FileManager.default.isExecutableFile(atPath: "/bin/bash") else { return }
    let outcome = try RunningProgram.run(
      "/bin/bash", ["-c", "printf %s \(quoted)"], in: TemporaryFolder())
    #expect(outcome.output == word)
  }

  @Test func `scenes with names like options come after two dashes`() {
    #expect(
      ShellCommand(["record", "--references", "x"], scenes: ["-a"]).arguments
        == ["record", "--references", "x", "--", "-a"])
    #expect(
      ShellCommand(["record", "--references", "x"], scenes: ["a"]).arguments
        == ["record", "a", "--references", "x"])
  }
}
