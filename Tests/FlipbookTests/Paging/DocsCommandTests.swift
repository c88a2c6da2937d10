import Foundation
import Testing

/// Tries pages, and what `docs` makes of them.
///
/// `Tests/Programs/paged` tries what has to be compiled.
struct DocsCommandTests: DocsTrying {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A page with a film and the code that it shows.
  private func writePage() throws {
    try write("// snippet.one\nlet a = 1\n// snippet.end\n", to: "A.swift")
    try write(
      """
      # Page
      <!-- flipbook: film fall -o gallery/fall.svg --to 0.5 --width 160 -->
      <!-- /flipbook -->

      <!-- flipbook: code A.swift#one -->
      <!-- /flipbook -->
      """, to: "page.md")
  }

  /// Makes the page, and checks it after a change.
  private func checked(
    after change: () throws -> Void, _ arguments: String...
  ) throws -> RunningProgram.Outcome {
    try writePage()
    let made = try docs()
    #expect(made.exitCode == 0, "\(made.errors)")
    try change()
    let before = try folder.everything().map { ($0, try? folder.contents(of: $0)) }
    let outcome = try RunningProgram.run(
      "FixtureGallery", ["docs", "--check"] + arguments, in: folder)
    let after = try folder.everything().map { ($0, try? folder.contents(of: $0)) }
    #expect(before.map(\.0) == after.map(\.0) && before.map(\.1) == after.map(\.1))
    return outcome
  }

  @Test func `a page gets its pictures and its code, and a second time changes no byte`() throws {
    try writePage()
    let outcome = try docs()
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output.contains("1 page with 2 markers: 2 files written."))
    let page = try text(of: "page.md")
    #expect(
      page.contains(
        "--width 160 -->\n<img src=\"gallery/fall.svg\" width=\"160\" height=\"284\" alt=\""))
    #expect(page.contains("#one -->\n```swift\nlet a = 1\n```\n<!-- /flipbook -->"))
    let drawing = try text(of: "gallery/fall.svg")
    let again = try docs()
    #expect(again.output == "1 page with 2 markers: nothing has changed.\n")
    #expect(try text(of: "page.md") == page && text(of: "gallery/fall.svg") == drawing)
    let check = try docs("--check")
    #expect(check.exitCode == 0)
    #expect(check.output == "1 page with 2 markers: all is up to date.\n")
  }

  @Test func `an alt text that somebody wrote stays`() throws {
    try writePage()
    _ = try docs()
    let page = try text(of: "page.md").replacing(#/alt="[^"]*"/#, with: "alt=\"Mine &amp; yours.\"")
    try write(page, to: "page.md")
    #expect(try docs().output.contains("nothing has changed"))
    #expect(try text(of: "page.md") == page)
  }

  @Test func `a film of pixels has a still, and another one for dark pages where it differs`()
    throws
  {
    try write("<!-- flipbook: film fall -o a.gif --to 0.2 -->\n<!-- /flipbook -->\n", to: "page.md")
    try write(
      "<!-- flipbook: still fall -o b.png --at 0.2 -->\n<!-- /flipbook -->\n", to: "other.html")
    #expect(try docs().exitCode == 0)
    let page = try text(of: "page.md")
    #expect(page.contains("(prefers-reduced-motion: reduce)\" srcset=\"a-still.gif\""))
    #expect(try folder.files().contains("a-still.gif"))
    #expect(try text(of: "other.html").contains("src=\"b.png\""))
  }

  // MARK: Faults

  @Test func `stale code is told with its line`() throws {
    let outcome = try checked {
      try write("// snippet.one\nlet a = 2\n// snippet.end\n", to: "A.swift")
    }
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.errors.contains(
        "page.md:6: The code of A.swift#one is stale: line 8 is “let a = 1” and would be “let a = 2”."
      ))
    #expect(outcome.errors.contains("To renew: "))
    #expect(outcome.errors.contains(" docs page.md\n"))
  }

  @Test func `a stale picture is told with what moves`() throws {
    let outcome = try checked {
      let page = try text(of: "page.md").replacing("--to 0.5", with: "--to 0.25")
      try write(page, to: "page.md")
    }
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.errors.contains(
        "page.md:2: gallery/fall.svg is stale: it plays for 0.27 s instead of"))
  }

  @Test func `a stale picture of pixels is told as compare tells it`() throws {
    try write("<!-- flipbook: film fall -o a.gif --to 0.2 -->\n<!-- /flipbook -->\n", to: "page.md")
    _ = try docs()
    let page = try text(of: "page.md").replacing("--to 0.2", with: "--to 0.4")
    try write(page, to: "page.md")
    let outcome = try docs("--check")
    #expect(outcome.exitCode == 1)
    #expect(outcome.errors.contains("page.md:1: a.gif is stale: "))
  }

  @Test func `a missing picture is told`() throws {
    let outcome = try checked {
      try FileManager.default.removeItem(at: folder.url.appending(path: "gallery/fall.svg"))
    }
    #expect(outcome.exitCode == 1)
    #expect(outcome.errors.contains("page.md:2: gallery/fall.svg is missing."))
  }

  @Test func `a picture that no page has is told, and removed where that is asked for`() throws {
    let outcome = try checked { try write("x flipbook docs", to: "gallery/old.png") }
    #expect(outcome.exitCode == 1)
    #expect(outcome.errors.contains("gallery/old.png: no page has this picture; `"))
    try write("See gallery/shown.png.", to: "other.md")
    try write("x flipbook docs", to: "gallery/shown.png")
    let pruned = try docs("--prune")
    #expect(pruned.exitCode == 0)
    #expect(pruned.output.hasPrefix("Removing gallery/old.png: no page has it.\n"))
    #expect(try folder.files(in: "gallery") == ["fall.svg", "shown.png"])
  }

  @Test func `a picture among those of markers without a marker is told`() throws {
    let outcome = try checked {
      try write("x", to: "gallery/hand.png")
      try write(try text(of: "page.md") + "\n![Hand](gallery/hand.png)", to: "page.md")
    }
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.errors.contains("page.md:11: gallery/hand.png stands among pictures of markers"))
  }

  @Test func `an empty alt text is told`() throws {
    let outcome = try checked {
      let page = try text(of: "page.md").replacing(#/alt="[^"]*"/#, with: "alt=\"\"")
      try write(page, to: "page.md")
    }
    #expect(outcome.exitCode == 1)
    #expect(outcome.errors.contains("page.md:2: The picture has no alt text."))
  }

  @Test func `a long film without a still is told, and refused where a page can have none`() throws
  {
    try write(
      "<!-- flipbook: film fall -o a.gif --hold 6 --to 0.1 -->\n<!-- /flipbook -->\n", to: "page.md"
    )
    _ = try docs()
    let page = try text(of: "page.md")
    let lines = page.split(separator: "\n").filter { !$0.contains("prefers-reduced-motion") }
    try write(lines.joined(separator: "\n"), to: "page.md")
    let outcome = try docs("--check", "page.md")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.errors.contains(
        "page.md:1: The film has no still for readers who prefer less motion."))
    try write(".. flipbook: film fall -o b.gif --hold 6 --to 0.1\n\n.. /flipbook\n", to: "page.rst")
    let refused = try docs("page.rst")
    #expect(refused.exitCode == 2)
    #expect(refused.errors.contains("page.rst:1: The film moves for 6."))
    #expect(refused.errors.contains("WCAG 2.2.2"))
    #expect(try !folder.files().contains("b.gif"))
  }

  @Test func `a marker that is not closed is told, and its page stays`() throws {
    let text = "A\n<!-- flipbook: film fall -o a.svg -->\nB\n"
    try write(text, to: "page.md")
    for arguments in [["docs"], ["docs", "--check"]] {
      let outcome = try RunningProgram.run("FixtureGallery", arguments, in: folder)
      #expect(outcome.exitCode == 2)
      #expect(outcome.errors.contains("page.md:2: The marker is not closed."))
    }
    #expect(try self.text(of: "page.md") == text)
  }

  @Test func `a picture that is too large is refused`() throws {
    try writePage()
    let outcome = try docs("--max-size", "300B")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("page.md:2: gallery/fall.svg would have "))
    #expect(outcome.errors.contains("which is more than 300 B"))
    #expect(try folder.files() == ["A.swift", "page.md"])
  }

  @Test func `a render that fails touches no picture, and the rest of the page is made`() throws {
    try writePage()
    _ = try docs()
    let drawing = try folder.contents(of: "gallery/fall.svg")
    let page = try text(of: "page.md").replacing("film fall", with: "film fal")
    try write(page, to: "page.md")
    try write("// snippet.one\nlet a = 2\n// snippet.end\n", to: "A.swift")
    let outcome = try docs()
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("page.md:2: There is no scene “fal”. Did you mean fall?"))
    #expect(try folder.contents(of: "gallery/fall.svg") == drawing)
    #expect(
      try text(of: "page.md") == page.replacing("let a = 1", with: "let a = 2"))
  }

  @Test func `two markers cannot make one picture`() throws {
    try write(
      """
      <!-- flipbook: film fall -o a.svg -->
      <!-- /flipbook -->
      <!-- flipbook: film fall -o ./a.svg -->
      <!-- /flipbook -->
      """, to: "page.md")
    let outcome = try docs()
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.errors.contains("page.md:3: ./a.svg is what the marker at page.md:1 makes, too"))
  }

  @Test func `two names that are one on other machines are refused`() throws {
    let markers = ["a", "A"].map {
      "<!-- flipbook: film fall -o \($0).svg --to 0.1 -->\n<!-- /flipbook -->\n"
    }
    try write(markers.joined(), to: "page.md")
    let outcome = try docs()
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("page.md:3: A.svg is what the marker at page.md:1 makes, too"))
  }

  @Test func `a verdict says what verify says of another scene in the place of one`() throws {
    func page(_ words: String) -> String {
      "<!-- flipbook: verdict \(words) -->\n<!-- /flipbook -->\n"
    }
    try write(page("fall --beside fall"), to: "page.md")
    #expect(try docs().exitCode == 0)
    #expect(try text(of: "page.md").contains("```\nfall: same.\n"))
    try write(page("fall --beside appearances"), to: "page.md")
    #expect(try docs().exitCode == 0)
    let told = try text(of: "page.md")
    #expect(told.contains("```\nfall: differs.\n  "), "\(told)")
    #expect(try docs("--check").exitCode == 0)
    try write(told.replacing("differs", with: "same"), to: "page.md")
    let stale = try docs("--check")
    #expect(stale.exitCode == 1)
    #expect(stale.errors.contains("page.md:1: What is said is stale: line 3 is “fall: same.”"))
    #expect(try folder.everything().filter { $0.hasSuffix(".tsv") } == [])
    for (words, sentence) in [
      ("fall", "A verdict compares two scenes"),
      ("fall appearances --beside fall", "is of one scene"),
      ("fall --beside nothing", "There is no scene “nothing”"),
      ("fall --beside fall --references x", "leave out --references"),
    ] {
      try write(page(words), to: "page.md")
      let outcome = try docs()
      #expect(outcome.exitCode == 2, "\(words)")
      #expect(outcome.errors.contains(sentence), "\(words): \(outcome.errors)")
    }
  }

  @Test func `a page in a catalogue of DocC has the names that DocC reads`() throws {
    try write(
      "# A\n\n<!-- flipbook: still fall --at 0.2 -o Resources/fall.png -->\n<!-- /flipbook -->\n",
      to: "A.docc/A.md")
    #expect(try docs().exitCode == 0)
    #expect(try folder.files().contains("A.docc/Resources/fall@2x.png"))
    #expect(try text(of: "A.docc/A.md").contains("-->\n@Image(source: \"fall\", alt: \""))
    #expect(try docs("--check").exitCode == 0)
  }

  /// DocC finds a picture and a video by their names without endings.
  @Test func `two markers of a catalogue cannot make pictures of one name`() throws {
    try write(
      """
      <!-- flipbook: film fall -o One/fall.svg --to 0.2 -->
      <!-- /flipbook -->
      <!-- flipbook: still fall -o Two/fall.png --at 0.2 -->
      <!-- /flipbook -->
      <!-- flipbook: still fall -o Two/fall-still.png --at 0.2 -->
      <!-- /flipbook -->
      """, to: "A.docc/page.md")
    let outcome = try docs()
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.errors.contains(
        "A.docc/page.md:3: DocC knows A.docc/Two/fall@2x.png by its name alone, which what the marker at"
          + " A.docc/page.md:1 makes has, too; give another one after -o."))
    #expect(!outcome.errors.contains("page.md:5:"))
  }

  @Test func `the poster of a video in DocC has a name of its own`() throws {
    try write(
      "# A\n\n<!-- flipbook: film fall --to 0.1 -o Resources/fall.mp4 -->\n<!-- /flipbook -->\n",
      to: "A.docc/A.md")
    let outcome = try docs()
    guard outcome.exitCode == 0 else {
      #expect(outcome.errors.contains("ffmpeg"), "\(outcome.errors)")
      return
    }
    #expect(try folder.files().contains("A.docc/Resources/fall-still@2x.png"))
    #expect(
      try text(of: "A.docc/A.md").contains("@Video(source: \"fall\", alt: \""))
    #expect(try text(of: "A.docc/A.md").contains("poster: \"fall-still\")"))
  }

  @Test func `what is no page, and what has no markers, is refused`() throws {
    try write("x", to: "a.txt")
    #expect(try docs("a.txt").errors.contains("a.txt is no page."))
    #expect(try docs("b.md").errors.contains("There is no b.md."))
    let outcome = try docs()
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("No page in . has a marker."))
  }
}
