import Foundation
import Pixels
import Testing

@testable import FilmFiles
@testable import Filming
@testable import Flipbook

/// Several films in one: scenes beside each other, and values of a parameter.
@MainActor
struct PaneTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func render(_ arguments: String...) throws -> RunningProgram.Outcome {
    try RunningProgram.run("FixtureGallery", ["render"] + arguments, in: folder)
  }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  /// Returns what each frame of a film shows of a part of it, every thirtieth of a second.
  private func frames(
    of name: String, _ part: CGRect? = nil, scale: Double = 1
  ) throws -> [[UInt32]] {
    let film = try Films.open(path(name))
    var found: [[UInt32]] = []
    while let image = try film.next() {
      let frame = try image.frame()
      let (width, height) = (Double(frame.size.width), Double(frame.size.height))
      let part = part ?? CGRect(x: 0, y: 0, width: width / scale, height: height / scale)
      let columns = Int(part.minX * scale)..<Int(part.maxX * scale)
      var pixels: [UInt32] = []
      for row in Int(part.minY * scale)..<Int(part.maxY * scale) {
        let start = row * frame.size.width
        pixels += frame.pixels[start + columns.lowerBound..<start + columns.upperBound]
      }
      let count = max(1, Int((image.duration * 30).rounded()))
      found += Array(repeating: pixels, count: count)
    }
    return found
  }

  /// Returns where films of a size stand in one.
  private func boxes(_ count: Int, columns: Int?, width: Double = 320, height: Double = 568)
    -> [CGRect]
  {
    let pane = BesidePane(title: "", path: "", size: CGSize(width: width, height: height))
    return BesideLayout(of: Array(repeating: pane, count: count), columns: columns).boxes
  }

  // MARK: --beside

  @Test func `a scene of each file stands beside the other`() throws {
    func pair(_ words: [String], _ other: String, _ scenes: [String]) throws -> PairedWords {
      try PairedWords(
        words, of: words[0], beside: other, scenes: scenes,
        isSource: { $0.hasSuffix(".swift") })
    }
    let both = ["A.swift", "--scene", "a", "--to", "1", "--scene=b"]
    let each = try pair(both, "B.swift", ["a", "b"])
    #expect(each.own == ["A.swift", "--to", "1", "--scene", "a"])
    #expect(each.other == ["B.swift", "--to", "1", "--scene", "b"])
    let one = try pair(["A.swift", "--scene", "a"], "B.swift", ["a"])
    #expect(one.other == ["B.swift", "--scene", "a"])
    let inFile = try pair(["A.swift", "--scene", "a"], "b", ["a"])
    #expect(inFile.other == ["A.swift", "--scene", "b"])
    #expect(try pair(["a"], "b", []).other == ["b"])
    let own = try PairedWords(
      ["A.swift", "--scene", "a", "--to", "1"], of: "A.swift", beside: "b", scenes: ["a"],
      isSource: { $0.hasSuffix(".swift") }, isOwn: true)
    #expect(
      own.own == ["A.swift", "--to", "1", "--scene", "a"] && own.other == ["b", "--to", "1"])
    let before = try pair(["b", "--scene", "a"], "A.swift", ["a"])
    #expect(before.own == ["b"] && before.other == ["A.swift", "--scene", "a"])
    #expect(throws: (any Error).self) { try pair(both, "b", ["a", "b"]) }
    #expect(throws: (any Error).self) { try pair(both, "B.swift", ["a", "b", "c"]) }
  }

  @Test(arguments: [1.0, 2])
  func `two scenes stand beside each other as each is by itself`(scale: Double) throws {
    let words = ["--fps", "30", "--scale", "\(Int(scale))", "--crop", "130,200,60x120"]
    let run = { try RunningProgram.run("FixtureGallery", ["render"] + $0 + words, in: folder) }
    let both = try run(["fall", "--beside", "appearances", "-o", "both.apng"])
    #expect(both.exitCode == 0, "\(both.errors)")
    #expect(both.output.hasPrefix("fall and appearances: "))
    let boxes = boxes(2, columns: nil, width: 60, height: 120)
    for (name, box) in zip(["fall", "appearances"], boxes) {
      #expect(try run([name, "-o", "one.apng"]).exitCode == 0)
      let (alone, beside) = (
        try frames(of: "one.apng", scale: scale), try frames(of: "both.apng", box, scale: scale)
      )
      #expect(Array(beside.prefix(alone.count)) == alone)
      // The film that ends first stands still.
      #expect(beside.dropFirst(alone.count).allSatisfy { $0 == alone.last })
    }
  }

  @Test func `an SVG holds both, each for as long as the longer one`() throws {
    let outcome = try render("fall", "--beside", "still", "-o", "both.svg", "--scale", "2")
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let text = String(decoding: try folder.contents(of: "both.svg"), as: UTF8.self)
    #expect(
      text.hasPrefix(
        "<svg role=\"img\" xmlns=\"http://www.w3.org/2000/svg\" width=\"1352\""))
    #expect(text.contains("<title>fall and still</title>"))
    #expect(text.components(separatedBy: "<image ").count == 3)
  }

  @Test func `what a film of two cannot be is refused`() throws {
    let cases: [([String], String)] = [
      (["fall", "still", "--beside", "fall", "-o", "a.gif"], "--beside is for one scene"),
      (["fall", "--beside", "still"], "-o both.gif"),
      (["fall", "--beside", "still", "-o", "a.json"], "a film of pixels or an SVG"),
      (["fall", "--beside", "still", "-o", "a.gif", "--dry-run"], "leave out --dry-run"),
      (["fall", "--beside", "still", "-o", "a.gif", "--shard", "1/2"], "leave out --shard"),
      (["fall", "--beside", "still", "-o", "a.gif", "--appearance", "both"], "light or dark"),
      (["fall", "--beside", "still", "-o", "a.svg", "--max-size", "1kB"], "--max-size is for"),
      (["fall", "--beside", "still", "-o", "a.gif", "--fps", "60"], "cannot show 60"),
      (
        ["fall", "--beside", "still", "--vary", "gravity=1,2", "-o", "a.gif"],
        "--beside or --vary, not both"
      ),
    ]
    for (words, sentence) in cases {
      let outcome = try RunningProgram.run("FixtureGallery", ["render"] + words, in: folder)
      #expect(outcome.exitCode == 64, "\(words)")
      #expect(outcome.errors.contains(sentence), "\(outcome.errors)")
    }
    let unknown = try render("fall", "--beside", "stil", "-o", "a.gif")
    #expect(unknown.exitCode == 2)
    #expect(unknown.errors.contains("There is no scene “stil”. Did you mean still?"))
    #expect(try folder.files().isEmpty)
  }

  // MARK: --vary

  @Test func `the film of the scene's own value is the scene's own film`() throws {
    #expect(
      try render(
        "fall", "--vary", "gravity=0.5,1,2", "-o", "grid.apng", "--fps", "30", "--crop",
        "130,200,60x300"
      ).exitCode == 0)
    #expect(
      try render(
        "fall", "-o", "one.apng", "--fps", "30", "--scale", "1", "--crop", "130,200,60x300"
      ).exitCode == 0)
    let alone = try frames(of: "one.apng")
    let boxes = boxes(3, columns: 3, width: 60, height: 300)
    let cells = try boxes.map { try frames(of: "grid.apng", $0) }
    #expect(Array(cells[1].prefix(alone.count)) == alone)
    #expect(cells[0] != cells[1] && cells[2] != cells[1])
  }

  @Test func `the bytes do not depend on the number of threads`() throws {
    for jobs in ["1", "4"] {
      let outcome = try render(
        "fall", "--vary", "gravity=0.5,1,2", "-o", "\(jobs).gif", "-o", "\(jobs).svg", "-j", jobs)
      #expect(outcome.exitCode == 0, "\(outcome.errors)")
    }
    #expect(try folder.contents(of: "1.gif") == folder.contents(of: "4.gif"))
    #expect(try folder.contents(of: "1.svg") == folder.contents(of: "4.svg"))
  }

  @Test func `it can be any film of pixels, several at once, a folder and the standard output`()
    throws
  {
    let files = FilmFormat.allCases.filter { !$0.traits.isVideo && $0.isOneFile }
      .map { "a.\($0.rawValue)" }
    let words = ["render", "fall", "--vary", "gravity=1,2", "--to", "0.1"]
    let places = (files + ["frames/"]).flatMap { ["-o", $0] }
    let outcome = try RunningProgram.run("FixtureGallery", words + places, in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    for file in files { #expect(try frames(of: file).count == 4, "\(file)") }
    #expect(
      try folder.files(in: "frames") == (0..<4).map { "frame-0000\($0).png" })
    try Data().write(to: URL(filePath: path("streamed")))
    let stream = try FileHandle(forWritingTo: URL(filePath: path("streamed")))
    let streamed = try RunningProgram.run(
      "FixtureGallery", words + ["-o", "-"], in: folder, standardOutput: stream)
    #expect(streamed.exitCode == 0)
    #expect(try folder.contents(of: "streamed").starts(with: Array("GIF89a".utf8)))
  }

  @Test func `a name that the scene does not have is answered with those that it has`() throws {
    let outcome = try render("fall", "--vary", "bounce=0.2,1", "-o", "a.gif")
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.errors.hasPrefix(
        "error: “fall” has no “bounce” to vary; it has UIGravityBehavior.magnitude (1),"
          + " UIDynamicItemBehavior.elasticity (0.2),"))
    let none = try render("still", "--vary", "damping=0.2,1", "-o", "a.gif")
    #expect(none.exitCode == 2)
    #expect(
      none.errors
        == "error: “still” has nothing to vary: it has no behaviour, and no animation of a block.\n"
    )
    #expect(try folder.files().isEmpty)
  }

  @Test func `a parameter that changes nothing is told`() throws {
    let outcome = try render("fall", "--vary", "friction=0,1", "-o", "a.gif", "--to", "0.1")
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.contains("fall: friction 0 and 1: all films are equal"))
  }

  @Test func `a value with which the scene stops names itself, and nothing is written`() throws {
    let outcome = try render("fall", "--vary", "density=1,-1", "-o", "a.gif")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("error: density -1: "))
    #expect(try folder.files().isEmpty)
  }

  @Test func `a parameter is read from a name and numbers`() throws {
    let read = try VariedParameter(parsing: "damping=0.2, 0.5,-1")
    #expect(read.name == "damping" && read.values == [0.2, 0.5, -1])
    for text in ["", "damping", "damping=", "=1", "damping=a", "damping=1,", "a=nan", "a=1,1"] {
      #expect(throws: (any Error).self) { try VariedParameter(parsing: text) }
    }
  }

  @Test func `a short name finds its parameter, and several are told apart`() throws {
    let used = [
      "UISnapBehavior.damping", "UIAttachmentBehavior.damping", "UIGravityBehavior.magnitude",
      "UIPushBehavior.magnitude", "UIView.animate(withDuration:)",
      "UIDynamicItemBehavior.resistance", "UIDynamicItemBehavior.angularResistance",
    ].map { UsedParameter(name: $0, values: [1], isSet: true) }
    func found(_ name: String) throws -> String {
      try VariedParameter(parsing: "\(name)=1").found(among: used, of: "a").name
    }
    #expect(try found("uisnapbehavior.damping") == "UISnapBehavior.damping")
    #expect(try found("snap") == "UISnapBehavior.damping")
    #expect(try found("gravity") == "UIGravityBehavior.magnitude")
    #expect(try found("duration") == "UIView.animate(withDuration:)")
    #expect(try found("resistance") == "UIDynamicItemBehavior.resistance")
    #expect(try found("angularResistance") == "UIDynamicItemBehavior.angularResistance")
    #expect(
      throws: VariedParameterError(
        "“damping” can be UISnapBehavior.damping or UIAttachmentBehavior.damping in “a”; give one of them"
          + " whole.")
    ) { try found("damping") }
  }
}
