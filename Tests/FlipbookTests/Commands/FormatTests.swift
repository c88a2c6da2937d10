import FilmFiles
import Foundation
import Pixels
import Testing

/// The command makes every format that a film can have.
@Suite struct FormatTests {
  private static let formats = ["gif", "apng", "webp"]

  @Test func `one run makes every format, the same with any number of jobs`() throws {
    let folder = try TemporaryFolder()
    for jobs in ["1", "3"] {
      let outcome = try RunningProgram.run(
        "FixtureGallery",
        ["render", "fall", "-q", "--to", "0.4", "--scale", "0.5", "-j", jobs]
          + Self.formats.flatMap { ["-o", "\(jobs)/film.\($0)"] }, in: folder)
      #expect(outcome.exitCode == 0 && outcome.errors.isEmpty)
    }
    for format in Self.formats {
      let file = try folder.contents(of: "1/film.\(format)")
      #expect(try folder.contents(of: "3/film.\(format)") == file)
    }
  }

  @Test func `a clear background leaves everything around clear`() throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run(
      "FixtureGallery",
      ["render", "floating", "-q", "--background", "clear", "-o", "frames/"]
        + Self.formats.flatMap { ["-o", "film.\($0)"] }, in: folder)
    #expect(outcome.exitCode == 0 && outcome.errors.isEmpty)
    for name in ["frames"] + Self.formats.map({ "film.\($0)" }) {
      let film = try Films.open(folder.url.appending(path: name).path)
      let frame = try #require(try film.next()).frame()
      let (width, height) = (frame.size.width, frame.size.height)
      for (x, y) in [(0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)] {
        #expect(frame[x, y] >> 24 == 0, "\(name) has something at \(x), \(y)")
      }
      #expect(frame[width / 2, height / 2] >> 24 == 255, "\(name) has no square")
    }
  }

  @Test func `a background that is no colour is refused`() throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run(
      "FixtureGallery", ["render", "fall", "--background", "#12"], in: folder)
    #expect(outcome.exitCode == 64)
    #expect(try folder.files().isEmpty)
  }
}
