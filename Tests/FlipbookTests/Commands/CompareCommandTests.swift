import Foundation
import Pixels
import Testing

@testable import Filming
@testable import References

@Suite struct CompareCommandTests {
  private func run(
    _ arguments: [String], in folder: TemporaryFolder
  ) throws -> RunningProgram.Outcome {
    try RunningProgram.run("FixtureGallery", arguments, in: folder)
  }

  /// Makes a folder with the film of the falling square.
  private func films() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let outcome = try run(
      ["render", "fall", "--scale", "0.25", "-o", "one/", "-o", "film.gif", "-q"], in: folder)
    #expect(outcome.exitCode == 0)
    try FileManager.default.copyItem(
      at: folder.url.appending(path: "one"), to: folder.url.appending(path: "two"))
    return folder
  }

  @Test func `equal films are the same`() throws {
    let outcome = try run(["compare", "one/", "two"], in: films())
    #expect(outcome.exitCode == 0)
    #expect(outcome.output == "Same.\n")
  }

  @Test func `a GIF of half the rate is matched in time`() throws {
    let outcome = try run(["compare", "one", "film.gif"], in: films())
    #expect(outcome.exitCode == 0, "\(outcome.output)")
    #expect(outcome.output.hasPrefix("Same.\nRate: "), "\(outcome.output)")
  }

  @Test func `GIFs of one rate have one, however their hundredths of a second fall`() throws {
    let folder = try films()
    for end in ["0.4", "0.5"] {
      _ = try run(
        ["render", "fall", "--scale", "0.25", "--to", end, "-o", "\(end).gif", "-q"], in: folder)
    }
    let outcome = try run(["compare", "0.4.gif", "0.5.gif"], in: folder)
    #expect(outcome.output == "Frames: too many, 16 instead of 13; the film ends 0.10 s later.\n")
  }

  @Test func `a dropped frame, another frame and a short film are told apart`() throws {
    let folder = try films()
    let two = folder.url.appending(path: "two")
    func frame(_ number: Int) -> URL { two.appending(path: "frame-000\(number).png") }
    try FileManager.default.removeItem(at: frame(20))
    let dropped = try run(["compare", "one", "two"], in: folder)
    #expect(dropped.exitCode == 1)
    #expect(dropped.output.hasPrefix("Frames: 1 frame is missing at 0.33 s (frame 20)"))
    try FileManager.default.copyItem(at: frame(30), to: frame(20))
    let other = try run(["compare", "one", "two"], in: folder)
    #expect(other.output.hasPrefix("Pixels: "))
    #expect(other.output.contains("differ from 0.33 s (frame 20), within"))
    #expect(other.output.contains("1 of 61 frames differs"))
    try FileManager.default.removeItem(at: frame(20))
    try FileManager.default.copyItem(
      at: folder.url.appending(path: "one/frame-00020.png"), to: frame(20))
    try FileManager.default.removeItem(at: frame(60))
    let short = try run(["compare", "one", "two", "--json"], in: folder)
    #expect(short.exitCode == 1)
    #expect(short.output.contains("Frames: too few, 60 instead of 61"))
  }

  @Test func `another size is named and nothing else compared`() throws {
    let folder = try films()
    _ = try run(["render", "fall", "--scale", "0.5", "-o", "large/", "-q"], in: folder)
    let outcome = try run(["compare", "one", "large"], in: folder)
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.output
        == """
        Size: the pictures have 160×284 pixels instead of 80×142; they are not compared.
          --fit brings them to 80×142 pixels, in which they can be.

        """)
  }

  @Test func `films of two scales are compared in the smaller one where that is asked for`() throws
  {
    let folder = try films()
    _ = try run(["render", "fall", "--scale", "0.5", "-o", "large/", "-q"], in: folder)
    let tolerance = ["--fit", "--tolerance", "0.05", "--max-diff", "0.01"]
    for films in [["one", "large"], ["large", "one"], ["large", "film.gif"]] {
      let outcome = try run(["compare"] + films + tolerance, in: folder)
      #expect(outcome.exitCode == 0, "\(outcome.output)")
      let note = "Size: 160×284 pixels were scaled to 80×142 to be compared."
      #expect(outcome.output.contains(note), "\(outcome.output)")
    }
    // A film of another moment differs, and the report shows it.
    let report = try run(
      ["compare", "one", "large", "--fit", "--actual-fps", "30", "--report", "report.html"],
      in: folder)
    #expect(report.exitCode == 1)
    #expect(report.output.contains("Size: 160×284 pixels were scaled to 80×142"))
    let page = String(decoding: try folder.contents(of: "report.html"), as: UTF8.self)
    #expect(page.contains(#""width":80"#))
    // Films of one size have nothing to be brought to.
    #expect(try run(["compare", "one", "two", "--fit"], in: folder).output == "Same.\n")
  }

  @Test func `films of two shapes are not brought to one`() {
    let (one, other) = (PixelSize(width: 640, height: 1136), PixelSize(width: 320, height: 568))
    #expect(
      FilmFit(scales: one, other)?.size == other && FilmFit(scales: other, one)?.size == other)
    #expect(FilmFit(scales: one, one) == nil)
    #expect(FilmFit(scales: one, PixelSize(width: 320, height: 560)) == nil)
    #expect(FilmFit(scales: one, PixelSize(width: 1136, height: 640)) == nil)
    // A scale of a third has no whole pixels.
    #expect(FilmFit(scales: one, PixelSize(width: 214, height: 379)) != nil)
  }

  @Test(arguments: ["apng", "webp"])
  func `a film is the same in every format that loses nothing`(format: String) throws {
    let folder = try films()
    let film = "film.\(format)"
    _ = try run(["render", "fall", "--scale", "0.25", "-o", film, "-q"], in: folder)
    #expect(try run(["compare", "one", film], in: folder).output == "Same.\n")
    #expect(try run(["compare", film, "one"], in: folder).output == "Same.\n")
    #expect(try run(["compare", film, film], in: folder).output == "Same.\n")
    // A film that lacks one frame differs.
    _ = try run(
      ["render", "fall", "--scale", "0.25", "--to", "0.9", "-o", "short.\(format)", "-q"],
      in: folder)
    let short = try run(["compare", "one", "short.\(format)"], in: folder)
    #expect(short.exitCode == 1)
    #expect(short.output.contains("the film ends 0.10 s earlier"), "\(short.output)")
  }

  @Test(
    .enabled(if: FilmMaker.ffmpeg != nil, "ffmpeg is not installed"),
    arguments: ["mp4", "mov", "webm"])
  func `a film is nearly the same in a video`(format: String) throws {
    let folder = try films()
    let film = "film.\(format)"
    _ = try run(
      ["render", "fall", "--scale", "0.25", "--quality", "100", "-o", film, "-q"], in: folder)
    let tolerance = ["--tolerance", "0.1", "--max-diff", "0.02"]
    let outcome = try run(["compare", "one", film] + tolerance, in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.output)")
    #expect(outcome.output == "Same.\n")
    #expect(try run(["compare", film, film], in: folder).output == "Same.\n")
    let other = try run(["compare", "one", film], in: folder)
    #expect(other.exitCode == 1 && other.output.hasPrefix("Pixels: "), "\(other.output)")
  }

  /// 375 points at one pixel each are an odd number of pixels, which a video cannot have.
  @Test(.enabled(if: FilmMaker.ffmpeg != nil, "ffmpeg is not installed"))
  func `the edge that a video has to have is left out`() throws {
    let folder = try TemporaryFolder()
    _ = try run(
      ["render", "fall", "--scale", "0.1", "--to", "0.3", "-q", "--quality", "100"]
        + ["-o", "film.mp4", "-o", "film.apng"], in: folder)
    let outcome = try run(
      ["compare", "film.apng", "film.mp4", "--tolerance", "0.1", "--max-diff", "0.05"], in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.output)")
    #expect(
      outcome.output
        == "Same.\nSize: a video has even sides; of 32×58 pixels, 32×57 are compared.\n")
    let (odd, even) = (PixelSize(width: 31, height: 17), PixelSize(width: 32, height: 18))
    #expect(FilmFit(evenSides: odd, even)?.change == .cut(odd))
    #expect(FilmFit(evenSides: even, odd)?.change == .cut(odd))
    #expect(FilmFit(evenSides: even, even) == nil)
    #expect(FilmFit(evenSides: even, PixelSize(width: 33, height: 18)) == nil)
  }

  @Test func `a film of too many pixels is told, with the flag that takes more`() throws {
    let folder = try films()
    let outcome = try run(["compare", "one", "film.gif", "--max-pixels", "20k"], in: folder)
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.errors
        == "error: cannot read film.gif: its pictures have more than 20000 pixels in all, far more than a "
        + "film of that length should; give a shorter or a smaller one, or a larger --max-pixels.\n"
    )
    #expect(try run(["compare", "one", "two", "--max-pixels", "0.01G"], in: folder).exitCode == 0)
    #expect(try run(["compare", "one", "two", "--max-pixels", "0"], in: folder).exitCode == 64)
    #expect(try run(["compare", "one", "two", "--max-pixels", "many"], in: folder).exitCode == 64)
  }

  @Test func `what cannot be read is exit code 2`() throws {
    let folder = try films()
    try "words".write(
      to: folder.url.appending(path: "two/frame-00003.png"), atomically: true, encoding: .utf8)
    let outcome = try run(["compare", "one", "two"], in: folder)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("two/frame-00003.png"))
    #expect(try run(["compare", "one", "nowhere"], in: folder).exitCode == 2)
    #expect(try run(["compare", "one", "two", "--tolerance", "2"], in: folder).exitCode == 64)
  }
}
