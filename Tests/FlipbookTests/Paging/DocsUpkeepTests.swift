import FilmFiles
import Foundation
import Pages
import Pixels
import Testing

@testable import Flipbook

/// Tries what becomes of pictures whose markers change, and what stands for films that do not move.
struct DocsUpkeepTests: DocsTrying {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func page(_ words: String) throws {
    try write("<!-- flipbook: \(words) -->\n<!-- /flipbook -->\n", to: "page.md")
  }

  // MARK: Pictures that a marker no longer makes

  @Test(arguments: ["film fall -o g/b.svg --to 0.2", "film fall -o g/a.gif --to 0.2", "says fall"])
  func `a picture that its marker makes no longer is told, and removed where that is asked for`(
    words: String
  ) throws {
    try page("film fall -o g/a.svg --to 0.2")
    #expect(try docs().exitCode == 0)
    try page(words)
    let outcome = try docs()
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.contains("g/a.svg: no page has this picture; `"), "\(outcome.errors)")
    let check = try docs("--check")
    #expect(check.exitCode == 1)
    #expect(check.errors.contains("g/a.svg: no page has this picture; `"))
    #expect(try docs("--prune").output.hasPrefix("Removing g/a.svg: no page has it.\n"))
    #expect(try docs("--check").exitCode == 0)
  }

  /// Nothing is compiled for a block that another one names.
  @Test func `a picture below a block whose marker names none is taken out of the page`() throws {
    let fence = "```swift\nlet a = 1\n```\n"
    let picture = "<img src=\"g/a.svg\" width=\"10\" alt=\"x\">\n"
    let other = "<!-- flipbook: play two --with one -->\n\(fence)<!-- /flipbook -->\n"
    func text(_ below: String) -> String {
      "<!-- flipbook: play one --with two -->\n\(fence)\(below)<!-- /flipbook: alt 12345678 -->\n\(other)"
    }
    let path = folder.url.appending(path: "page.md").path
    for (below, left) in [(picture, ""), ("\n", "\n")] {
      let page = Page(Array(text(below).utf8), path: path, dialect: .markdown)
      let maker = BlockMaker(
        page: page, block: page.blocks[0],
        parts: PlayedParts(of: page, scratch: folder.url.path),
        scratch: folder.url.appending(path: UUID().uuidString).path, scenes: [:], limit: 1)
      let made = maker.make()
      #expect(made.faults.isEmpty, "\(made.faults)")
      #expect(made.lines?.joined(separator: "\n") == fence.dropLast() + left)
      #expect(made.sum == nil)
      let faults = BlockComparison(page: page, block: page.blocks[0], made: made).faults
      #expect(faults.count == 1)
      if !left.isEmpty { continue }
      #expect(
        faults[0].sentence
          == "Below the block stands a picture that the marker does not make any longer: line 5 is"
          + " “<img src=\"g/a.svg\" width=\"10\" alt=\"x\">”.")
    }
  }

  @Test func `what docs has not made is never removed, and named`() throws {
    try page("film fall -o g/a.svg --to 0.2")
    try write("x", to: "g/photo.png")
    let check = try docs("--check")
    #expect(check.errors.contains("g/a.svg is missing."))
    #expect(try docs().exitCode == 0)
    let outcome = try docs("--prune")
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.errors.contains(
        "g/photo.png: no page has this picture, and nothing in it tells that `docs` made it, so that it"
          + " stays"), "\(outcome.errors)")
    #expect(try folder.files(in: "g") == ["a.svg", "photo.png"])
    #expect(try docs("--check").exitCode == 1)
  }

  @Test(arguments: ["svg", "gif", "apng", "webp"])
  func `a film of every kind tells that docs has made it, and is shown as before`(
    ending: String
  ) throws {
    try page("film fall -o g/a.\(ending) --to 0.2")
    #expect(try docs().exitCode == 0)
    let path = folder.url.appending(path: "g/a.\(ending)").path
    #expect(PictureMark.stands(in: path))
    #expect(try docs("--check").exitCode == 0)
    guard ending != "svg" else { return }
    let film = try Films.open(path)
    var count = 0
    while let image = try film.next() {
      _ = try image.frame()
      count += 1
    }
    #expect(count > 2)
  }

  @Test func `the mark stands in a PNG, a video and a page, and changes nothing else`() throws {
    let video: [UInt8] = [0, 0, 0, 8] + Array("ftyp".utf8) + [0]
    for bytes in [video, [0x1A, 0x45, 0xDF, 0xA3, 0], Array("<html></html>".utf8)] {
      let marked = PictureMark.marked(bytes)
      #expect(marked.starts(with: bytes) && marked.count > bytes.count)
      #expect(PictureMark.marked(marked) == marked && PictureMark.areEqual(bytes, marked))
      #expect(!PictureMark.areEqual(bytes + [1], marked))
    }
    #expect(PictureMark.marked(Array("text".utf8)) == Array("text".utf8))
    try page("still fall --at 0.2 -o a.png")
    #expect(try docs().exitCode == 0)
    let bytes = Array(try folder.contents(of: "a.png"))
    #expect(bytes.suffix(12).dropFirst(4).starts(with: Array("IEND".utf8)))
    #expect(PictureMark.stands(in: folder.url.appending(path: "a.png").path))
    // A check sum that is wrong would be told here.
    _ = try Films.open(folder.url.appending(path: "a.png").path).next()?.frame()
  }

  @Test func `a picture of an earlier version without the mark is no other one`() throws {
    try page("film fall -o g/a.svg --to 0.2")
    #expect(try docs().exitCode == 0)
    let drawing = try text(of: "g/a.svg")
    #expect(drawing.hasSuffix("</svg>\n<!-- flipbook docs -->\n"))
    try write(drawing.replacing("<!-- flipbook docs -->\n", with: ""), to: "g/a.svg")
    #expect(try docs("--check").exitCode == 0)
  }

  // MARK: Films that show nothing, and stills

  @Test(arguments: ["svg", "gif"])
  func `a film that shows nothing is told`(ending: String) throws {
    try page("film fall -o a.\(ending) --to 0.2 --crop 0,0,10x10")
    let outcome = try docs()
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.errors.contains("page.md:1: a.\(ending): nothing is seen "), "\(outcome.errors)")
    try page("film fall -o a.\(ending) --to 0.2")
    #expect(try !docs().errors.contains("nothing is seen"))
  }

  @Test func `an SVG stands still at the moment that is wanted`() throws {
    func still(_ options: String) throws -> Double? {
      try page("film fall -o a.svg --to 0.5 \(options)")
      let outcome = try docs()
      #expect(outcome.exitCode == 0, "\(outcome.errors)")
      let drawing = try text(of: "a.svg")
      return drawing.firstMatch(of: #/reduce\)\{\*\{animation-delay:-([0-9.]+)s!/#)
        .flatMap { Double($0.1) }
    }
    let wanted = try #require(try still("--poster 0.25"))
    #expect(abs(wanted - 0.25) < 1.0 / 60)
    // Without one, it is a moment at which the square is there as a whole.
    #expect(try (still("") ?? 0) < 0.25)
    try page("film fall -o a.svg --to 0.5 --poster 2")
    let outcome = try docs()
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("The scene ends before --poster 2; give an earlier moment."))
  }

  // MARK: Sentences

  @Test func `two lines are told where they differ`() {
    let begin = String(repeating: "a", count: 200)
    let told = BlockComparison.told(begin + "1 end", begin + "2 end")
    #expect(told.0.hasSuffix("a1 end") && told.1.hasSuffix("a2 end") && told.0.hasPrefix("…a"))
    for (one, other) in [("let a = 1", "let a = 2"), ("a", "  a")] {
      let told = BlockComparison.told(one, other)
      #expect(told.0 == one && told.1 == other)
    }
    #expect(BlockComparison.told("b" + begin, "c").0 == "b" + begin.prefix(79) + "…")
  }
}
