import Foundation
import Pages
import Testing

@testable import Flipbook

/// Tries what `docs` says of pages that ask for what cannot be, and that nothing is lost over it.
struct DocsFaultTests: DocsTrying {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func page(_ words: String, _ body: String = "") throws {
    try write("<!-- flipbook: \(words) -->\n\(body)<!-- /flipbook -->\n", to: "page.md")
  }

  /// Makes one marker, and returns what is wrong with it.
  private func fault(_ words: String, _ body: String = "") throws -> String {
    try page(words, body)
    let outcome = try docs()
    #expect(outcome.exitCode == 2, "\(words)")
    let line = outcome.errors.split(separator: "\n").first { $0.hasPrefix("page.md:1: ") }
    return line.map { String($0.dropFirst("page.md:1: ".count)) } ?? outcome.errors
  }

  // MARK: Code

  @Test func `a part of a page that shows itself is refused, over other pages too`() throws {
    func text(_ part: String, of file: String) -> String {
      "<!-- // snippet.\(part) -->\n// snippet.\(part)\n<!-- flipbook: code \(file) -->\n<!-- /flipbook -->\n// snippet.end\n"
    }
    try write(text("q", of: "a.md#q"), to: "a.md")
    let alone = try docs("a.md")
    #expect(alone.exitCode == 2)
    #expect(
      alone.errors.contains(
        "a.md:3: a.md#q shows the lines below this marker, which would grow each time; name another part."
      ))
    try write(text("q", of: "c/b.md#r"), to: "a.md")
    try write(text("r", of: "../a.md#q"), to: "c/b.md")
    let both = try docs()
    #expect(both.exitCode == 2)
    #expect(both.errors.contains("a.md:3: c/b.md#r shows the lines"))
    #expect(both.errors.contains("c/b.md:3: ../a.md#q shows the lines"))
    // A part that does not hold the marker stays as large as it is.
    try write(text("q", of: "a.md#s") + "// snippet.s\nx\n// snippet.end\n", to: "a.md")
    #expect(try docs("a.md").exitCode == 0)
    #expect(try docs("--check", "a.md").exitCode == 0)
  }

  @Test func `a file may have the sign of a part in its name`() throws {
    try write("let a = 1\n", to: "a#x.swift")
    try page("code a#x.swift")
    #expect(try docs().exitCode == 0)
    #expect(try text(of: "page.md").contains("```swift\nlet a = 1\n```"))
    #expect(try fault("code A.swift#").hasPrefix("Behind the # of A.swift# no part is named"))
  }

  @Test func `columns of errors are those of the page`() throws {
    #expect(PlayedParts.placed("let a", in: "   let a\r") == "   let a")
    #expect(PlayedParts.placed("a", in: "<pre><code>a") == "           a")
    #expect(PlayedParts.placed("a < b", in: "a &lt; b") == "a < b")
    #expect(PlayedParts.placed("", in: "  ") == "")
    let text =
      "- A list\n\n  <!-- flipbook: play a -->\n  ```swift\n  let a: Int = b\n  ```\n  <!-- /flipbook -->\n"
    try write(text, to: "page.md")
    let page = try #require(try PageFiles.pages([folder.url.appending(path: "page.md").path]).first)
    let path = try #require(
      try PlayedParts(of: page, scratch: folder.url.path).files(of: ["a"]).first)
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[4] == "  let a: Int = b")
  }

  // MARK: Words of an author

  @Test(arguments: ["film fall -o a.svg", "still fall --at 0.1 -o a.png", "code A.swift"])
  func `what somebody wrote below a marker is told and stays`(words: String) throws {
    try write("let a = 1\n", to: "A.swift")
    let body = "![Mine](a.svg)\n\nA caption that I wrote.\n"
    #expect(
      try fault(words, body)
        == "Line 4 stands below the marker, where what is made goes; put it below `<!-- /flipbook -->`, or remove"
        + " it.")
    #expect(try text(of: "page.md").contains(body))
    #expect(try docs("--check").exitCode == 2)
    // A picture, or code that was made before, goes.
    for body in ["<img src=\"b.svg\"\n alt=\"\">\n", "![a](b.svg)\n"] {
      try page(words, body)
      #expect(try docs().exitCode == 0)
      #expect(try docs("--check").exitCode == 0)
    }
  }

  @Test func `an alt text of blanks is none`() throws {
    for body in ["![   ](a.svg)\n", "![&nbsp;](a.svg)\n", "<img src=\"a.svg\" alt=\"&#8203; \">\n"]
    {
      try page("film fall -o a.svg --to 0.2")
      #expect(try docs().exitCode == 0)
      let made = try text(of: "page.md")
      try page("film fall -o a.svg --to 0.2", body)
      let check = try docs("--check")
      #expect(check.exitCode == 1)
      #expect(check.errors.contains("page.md:1: The picture has no alt text."), "\(body)")
      #expect(try docs().exitCode == 0)
      #expect(try text(of: "page.md") == made)
    }
  }

  // MARK: Sentences

  @Test(arguments: [
    ("film -- fall", "-- does nothing for `film`; leave it out."),
    ("film fall --help", "A page tells of no options; leave out --help."),
    ("film fall -o a.svg --zoom nix", "There is no view “nix” in “fall”; "),
    (
      "film fall -o a.svg --crop 300,500,500x500",
      "The part 300,500,500x500 goes beyond the screen of “fall”, which is 320×568 points large; of it,"
        + " 300,500,20x68 is there."
    ),
    ("film fall -o a.svg --crop=-50,0,200x200", "The part -50,0,200x200 goes beyond the screen"),
    ("strip fall -o a.png --onion --follow square", "--onion lays the frames over one another"),
    ("film fall -ox.svg", "Unknown option '-ox.svg'."),
    ("film fall --widht 20", "Unknown option '--widht'. Did you mean --width or --with?"),
  ])
  func `sentences name what was asked for`(words: String, begin: String) throws {
    let fault = try fault(words)
    #expect(fault.hasPrefix(begin), "\(fault)")
    #expect(fault.hasSuffix(".") || fault.hasSuffix("?"), "\(fault)")
  }

  @Test func `a size is told so that it differs from the largest`() throws {
    try page("film fall -o a.svg --to 0.2")
    #expect(try docs().exitCode == 0)
    let size = try folder.contents(of: "a.svg").count - "<!-- flipbook docs -->\n".utf8.count
    let outcome = try docs("--max-size", "\(size - 1)B")
    #expect(
      outcome.errors.contains(
        #/a\.svg would have [0-9,]+ B, which is more than [0-9,]+ B:/#), "\(outcome.errors)"
    )
  }

  @Test func `an empty path is told as one`() throws {
    #expect(try docs("").errors.contains("A path is empty. Name pages, or folders of them."))
  }

  @Test func `a block with nothing to film is told by its name`() throws {
    let told =
      "There is nothing to film in a.swift and b.swift: no Scene, no #Preview. Write a Scene into a file Scenes.swift"
      + " beside it."
    #expect(
      BlockMaker.ofBlocks(["one", "two"], told)
        == "There is nothing to film in “one” and “two”: no Scene, no #Preview. Write a Scene into the block, or name"
        + " it after --with of another marker.")
    #expect(BlockMaker.ofBlocks(["one"], "Something else.") == "Something else.")
  }

  @Test func `a block that names itself is told so`() throws {
    let fence = "```swift\nlet a = 1\n```\n"
    #expect(
      try fault("play a -o a.svg --with a", fence)
        == "The block “a” names itself after --with; leave that out.")
  }

  // MARK: What cannot be written

  @Test func `a picture that cannot be written is a fault of its marker, and the others are made`()
    throws
  {
    let long = String(repeating: "a", count: 300)
    let marker: (String) -> String = {
      "<!-- flipbook: film fall -o \($0).svg --to 0.1 -->\n<!-- /flipbook -->\n"
    }
    try write("A\n" + marker(long) + marker("b"), to: "page.md")
    try write(marker("c"), to: "z.md")
    let outcome = try docs()
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("page.md:2: "), "\(outcome.errors)")
    #expect(!outcome.errors.contains("page.md:4: "))
    #expect(try folder.files().sorted() == ["b.svg", "c.svg", "page.md", "z.md"])
    let text = try text(of: "page.md")
    #expect(text.hasPrefix("A\n" + marker(long)) && text.contains("src=\"b.svg\""))
  }

  @Test func `a page whose markers cannot all be read says that the others wait`() throws {
    try page("film fall -o a.svg --to 0.1")
    try write(
      try text(of: "page.md") + "<!-- flipbook: flim b -->\n<!-- /flipbook -->\n", to: "page.md")
    let outcome = try docs()
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.errors.contains(
        "page.md:3: The other markers of the page are made when all can be read."))
    #expect(try folder.files() == ["page.md"])
  }

  @Test func `a page that another run has made meanwhile is well`() throws {
    try page("film fall -o a.svg --to 0.1")
    let path = folder.url.appending(path: "page.md").path
    let old = try PageFiles.pages([path])
    #expect(try docs().exitCode == 0)
    let now = try #require(try PageFiles.pages([path]).first)
    var made = MadeBlock()
    (made.lines, made.sum) = (now.body(of: now.blocks[0]), now.blocks[0].sum)
    var result = PageResult(pages: old, made: [[made]], scratch: folder.url.path)
    result.publish()
    #expect(!result.hasFailed && result.written.isEmpty)
    made.lines = ["other"]
    result = PageResult(pages: old, made: [[made]], scratch: folder.url.path)
    result.publish()
    #expect(result.hasFailed)
  }

  @Test func `a run tells what it has written`() throws {
    try page("film fall -o g/a.svg --to 0.1")
    let outcome = try docs("page.md")
    #expect(PageResult.written(in: outcome.output) == ["g/a.svg", "page.md"])
    #expect(PageResult.written(in: try docs("page.md").output).isEmpty)
    let path = folder.url.appending(path: "page.md").path
    for (lines, expected) in [(nil, []), (["x"], [path])] as [([String]?, [String])] {
      var made = MadeBlock()
      made.lines = lines
      var result = PageResult(
        pages: try PageFiles.pages([path]), made: [[made]], scratch: folder.url.path)
      var finished: [String] = []
      result.publish { finished.append($0) }
      #expect(finished == expected && result.written == expected)
    }
  }
}
