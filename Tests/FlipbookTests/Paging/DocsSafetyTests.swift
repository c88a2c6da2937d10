import FilmFiles
import Foundation
import Pages
import Pixels
import Testing

@testable import Flipbook

/// Tries that `docs` takes nothing away that somebody else has made.
struct DocsSafetyTests: DocsTrying {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let marker = "<!-- flipbook: film fall -o g/a.svg --to 0.3 -->"

  @Test func `words of a picture that stood there are kept, and those of another scene are not`()
    throws
  {
    try write("\(Self.marker)\n![By hand](g/a.svg)\n<!-- /flipbook -->\n", to: "page.md")
    #expect(try docs().exitCode == 0)
    #expect(try text(of: "page.md").contains("alt=\"By hand\""))
    try write("\(Self.marker)\n<!-- /flipbook -->\n", to: "page.md")
    #expect(try docs().exitCode == 0)
    let made = try text(of: "page.md")
    let drawing = try text(of: "g/a.svg")
    let sentence = try #require(drawing.firstMatch(of: #/<desc>(.+)</desc>/#)).1
    try write(drawing.replacing(sentence, with: "Old words."), to: "g/a.svg")
    // As pages of earlier versions are, which tell of no words whose they are.
    let old = made.replacing(sentence, with: "Old words.")
      .replacing(#/: alt [0-9a-f]{8}/#, with: "")
    try write(old, to: "page.md")
    #expect(try docs("--check").exitCode == 1)
    #expect(try docs().exitCode == 0)
    #expect(try text(of: "page.md") == made)
  }

  @Test(arguments: [
    "film fall -o g/a.gif --to 0.3", "film fall -o g/a.svg --to 0.3",
    "still fall -o g/a.png --at 0.3",
  ])
  func `words that were made are told by the end of the marker, and go with the scene`(
    words: String
  ) throws {
    func page(_ alt: String, sum: String?) throws -> String {
      try text(of: "page.md").replacing(#/alt="[^"]*"/#, with: "alt=\"\(alt)\"")
        .replacing(#/<!-- \/flipbook.*/#, with: PageDialect.markdown.closing(sum: sum))
    }
    try write("<!-- flipbook: \(words) -->\n<!-- /flipbook -->\n", to: "page.md")
    #expect(try docs().exitCode == 0)
    let made = try text(of: "page.md")
    #expect(made.contains(#/<!-- \/flipbook: alt [0-9a-f]{8} -->/#))
    #expect(try docs("--check").exitCode == 0)
    // The scene had another sentence, of which nothing but the page tells.
    let old = "A “ball” &amp; a box &lt;fall&gt;."
    try write(page(old, sum: BlockMaker.sum(of: "A “ball” & a box <fall>.")), to: "page.md")
    let check = try docs("--check")
    #expect(check.exitCode == 1 && check.errors.contains("What shows the picture is stale: "))
    #expect(try docs().exitCode == 0)
    #expect(try text(of: "page.md") == made)
    // Words of somebody's own have another checksum.
    let mine = try page("Mine.", sum: BlockMaker.sum(of: "Theirs."))
    try write(mine, to: "page.md")
    #expect(try docs("--check").exitCode == 0)
    #expect(try docs().output.contains("nothing has changed"))
    #expect(try text(of: "page.md") == mine)
    // Without a checksum, what is the scene's sentence was made.
    try write(made.replacing(#/: alt [0-9a-f]{8}/#, with: ""), to: "page.md")
    #expect(try docs("--check").errors.contains("does not tell that the alt text was made"))
    #expect(try docs().exitCode == 0)
    #expect(try text(of: "page.md") == made)
  }

  @Test func `a file that no marker has made is never written over`() throws {
    try write("mine", to: "g/a.svg")
    try write("\(Self.marker)\n<!-- /flipbook -->\n", to: "page.md")
    let outcome = try docs()
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("page.md:1: g/a.svg stands there already"))
    #expect(try text(of: "g/a.svg") == "mine")
    let text = "<!-- flipbook: film fall -o page.html --to 0.3 -->\n<!-- /flipbook -->\n"
    try write(text, to: "page.html")
    #expect(try docs("page.html").errors.contains("page.html:1: page.html is a page"))
    #expect(try self.text(of: "page.html") == text)
  }

  @Test func `a name that only looks like one that is shown does not make a file ours`() throws {
    try write(
      "<!-- flipbook: film fall -o ball.svg --to 0.2 -->\n<!-- /flipbook -->\n", to: "page.md")
    #expect(try docs().exitCode == 0)
    let page = try text(of: "page.md")
    for name in ["all.svg", "g/ball.svg"] {
      try write("mine", to: name)
      try write(
        page + "<!-- flipbook: film fall -o \(name) --to 0.2 -->\n<!-- /flipbook -->\n",
        to: "page.md")
      for arguments in [["docs"], ["docs", "--check"]] {
        let outcome = try RunningProgram.run("FixtureGallery", arguments, in: folder)
        #expect(outcome.exitCode == 2, "\(name)")
        #expect(outcome.errors.contains("page.md:4: \(name) stands there already"))
      }
      #expect(try text(of: name) == "mine")
    }
    try write("mine", to: "film-still.gif")
    try write(
      "<!-- flipbook: film fall -o film.gif --to 0.2 -->\n![Mine](film.gif)\n<!-- /flipbook -->\n",
      to: "page.md")
    #expect(try docs().errors.contains("page.md:1: film-still.gif stands there already"))
    #expect(try text(of: "film-still.gif") == "mine")
  }

  @Test func `a link to nothing and a folder are told with their line, and stay`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "a.svg").path, withDestinationPath: "nowhere/a.svg")
    try write("x", to: "b.svg/c")
    for (name, line) in [("a.svg", 1), ("b.svg", 1)] {
      try write(
        "<!-- flipbook: film fall -o \(name) --to 0.2 -->\n<!-- /flipbook -->\n", to: "page.md")
      let outcome = try docs("page.md")
      #expect(outcome.exitCode == 2)
      #expect(outcome.errors.contains("page.md:\(line): \(name) is no file"), "\(outcome.errors)")
    }
    #expect(
      try FileManager.default.destinationOfSymbolicLink(
        atPath: folder.url.appending(path: "a.svg").path) == "nowhere/a.svg")
  }

  @Test func `pictures of a run that was interrupted are made anew`() throws {
    try write("\(Self.marker)\n<!-- /flipbook -->\n", to: "page.md")
    let page = try text(of: "page.md")
    #expect(try docs().exitCode == 0)
    // The page was not written any more, and the marker changes.
    try write(page.replacing("0.3", with: "0.2"), to: "page.md")
    #expect(try docs().exitCode == 0)
    #expect(try docs("--check").exitCode == 0)
  }

  @Test func `a page without markers is never written, whatever it holds`() throws {
    let bytes = Data([0xFF, 0x0A])
    try bytes.write(to: folder.url.appending(path: "page.md"))
    _ = try docs("page.md")
    #expect(try folder.contents(of: "page.md") == bytes)
  }

  @Test func `a page keeps its permissions`() throws {
    try write("\(Self.marker)\n<!-- /flipbook -->\n", to: "page.md")
    let path = folder.url.appending(path: "page.md").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(try docs().exitCode == 0)
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o640)
  }

  @Test func `pictures that anything names are no orphans`() throws {
    try write("\(Self.marker)\n<!-- /flipbook -->\n", to: "page.md")
    let shown = ["my logo.png", "café.png", "a&b.png", "hidden.png", "style.png"]
    for name in shown + ["old.png"] { try write("x flipbook docs", to: "g/\(name)") }
    try write("![a](g/my%20logo.png) ![b](g/caf%C3%A9.png) <img src=\"g/a&amp;b.png\">", to: "b.md")
    try write("![c](../g/hidden.png)", to: ".github/README.md")
    try write("a { background: url(g/style.png) }", to: "style.css")
    let outcome = try docs("--prune")
    #expect(outcome.output.hasPrefix("Removing g/old.png: no page has it.\n"))
    #expect(try folder.files(in: "g").sorted() == (shown + ["a.svg"]).sorted())
  }

  @Test func `nothing is removed where something cannot be made`() throws {
    try write(
      "\(Self.marker)\n<!-- /flipbook -->\n<!-- flipbook: film none -->\n<!-- /flipbook -->\n",
      to: "page.md")
    try write("x", to: "g/old.png")
    let outcome = try docs("--prune")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("Nothing is removed"))
    #expect(try folder.files(in: "g").contains("old.png"))
  }

  @Test func `another number of pictures or rounds is stale`() throws {
    let marker = "<!-- flipbook: film fall -o a.gif --to 0.3 -->"
    try write("\(marker)\n<!-- /flipbook -->\n", to: "page.md")
    #expect(try docs().exitCode == 0)
    let page = try text(of: "page.md")
    for (option, told) in [
      ("--every 2", "pictures instead of"), ("--loop 1", "instead of for ever"),
    ] {
      try write(page.replacing("--to 0.3", with: "--to 0.3 \(option)"), to: "page.md")
      let outcome = try docs("--check")
      #expect(outcome.exitCode == 1, "\(option)")
      #expect(outcome.errors.contains(told), "\(option): \(outcome.errors)")
    }
  }

  @Test(arguments: [
    "--poster 0.21", "--from 0.11", "--fps 10 --poster 0.25", "--every 7 --poster 0.3",
  ])
  func `a still is the frame that is shown at any moment`(option: String) throws {
    try write(
      "<!-- flipbook: film fall -o a.gif --to 0.5 \(option) -->\n<!-- /flipbook -->\n",
      to: "page.md")
    let outcome = try docs()
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(try folder.files().contains("a-still.gif"))
  }

  /// The modal comes later than the first frame, and moves from where it is first.
  @Test(
    arguments: [
      ("--zoom modal", nil), ("--follow modal", nil), ("--zoom modal --poster 2.5", 2.5),
      ("--follow modal --poster 2.5", 2.5),
    ] as [(String, Double?)])
  func `a still shows what the film shows through its lens`(
    options: String, moment: Double?
  ) throws {
    try write(
      "<!-- flipbook: film drop-out -o a.gif --to 2.6 --scale 0.25 \(options) -->\n<!-- /flipbook -->\n",
      to: "page.md")
    let outcome = try RunningProgram.run("flipbook", ["docs"], in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let film = try Films.open(folder.url.appending(path: "a.gif").path)
    var shown: [Frame] = []
    while let image = try film.next(), image.time <= (moment ?? .infinity) + 1e-6 {
      shown.append(try image.frame())
    }
    // Without a moment, it is the one in which most is seen.
    if moment != nil { shown = shown.suffix(1) }
    let first = try Films.open(folder.url.appending(path: "a-still.gif").path).next()?.frame()
    let still = try #require(first)
    #expect(shown.allSatisfy { $0.size == still.size })
    // A film's palette is not a picture's own: some pixels of letters are next to theirs.
    #expect(shown.contains { zip(still.pixels, $0.pixels).count { $0 != $1 } < 20 })
    #expect(Set(still.pixels).count > 1)
  }

  @Test func `what does nothing is refused`() throws {
    for (option, path, page) in [
      ("--poster 0.2", "a.gif", "A.docc/a.md"), ("--width 100", "a.gif", "A.docc/a.md"),
      ("--width 100", "a.html", "page.html"), ("--appearance both", "a.gif", "page.md"),
    ] {
      try write(
        "<!-- flipbook: film fall -o \(path) --to 0.3 \(option) -->\n<!-- /flipbook -->\n", to: page
      )
      let outcome = try docs(page)
      #expect(outcome.exitCode == 2, "\(option)")
      #expect(outcome.errors.contains("leave out"), "\(outcome.errors)")
    }
    #expect(try docs("--port", "1", "page.md").exitCode != 0)
    try write("```swift\nx\n", to: "A.swift")
    try write("<!-- flipbook: code A.swift -->\n<!-- /flipbook -->\n", to: "page.md")
    #expect(try docs("page.md").exitCode == 0)
    for path in ["page.md", "./page.md"] {
      let outcome = try docs("--check", "page.md", "--summary", path)
      #expect(outcome.errors.contains("is a page or its picture"))
    }
  }

  @Test func `a folder for drafts with braces is refused`() throws {
    try write("<!-- flipbook: film fall -o a.svg -->\n<!-- /flipbook -->\n", to: "page.md")
    let outcome = try RunningProgram.run(
      "FixtureGallery", ["docs"], in: folder,
      script: "mkdir 'a {scene}'; export TMPDIR=\"$PWD/a {scene}\"; run")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("let TMPDIR name another folder"), "\(outcome.errors)")
  }

  @Test func `two scenes beside each other need words that somebody writes`() throws {
    let marker = "<!-- flipbook: film fall --beside fall -o a.gif --to 0.2 -->"
    try write("\(marker)\n<!-- /flipbook -->\n", to: "page.md")
    #expect(try docs().errors.contains("page.md:1: The words of one scene do not tell of two."))
    try write("\(marker)\n![Two squares](a.gif)\n<!-- /flipbook -->\n", to: "page.md")
    #expect(try docs().exitCode == 0)
    #expect(try text(of: "page.md").contains("alt=\"Two squares\""))
  }

  @Test func `a page whose name begins like an option is named so that it can be renewed`() throws {
    try write("<!-- flipbook: code A.swift -->\n<!-- /flipbook -->\n", to: "-page.md")
    try write("let a = 1\n", to: "A.swift")
    let outcome = try docs("--check", "--", "-page.md")
    #expect(outcome.errors.contains("docs -- -page.md"))
  }
}
