import Foundation
import Pixels
import TemporaryFolders
import Testing

@testable import FilmFiles
@testable import Filming

/// Films beside each other in one.
@MainActor @Suite struct BesideFilmTests {
  private let folder = TemporaryFolder()

  /// Makes a film of some colours, a frame each.
  private func film(
    _ name: String, _ colors: [UInt32], side: Int = 20, rate: Int = 30
  ) throws -> BesidePane {
    let settings = APNGSettings(frame: FrameDuration(ticks: 1, rate: rate))
    let film = try APNGFilm(at: folder(name), settings: settings)
    var encoder = film.makeEncoder()
    let size = PixelSize(width: side, height: side)
    for color in colors {
      try film.append(
        encoder.encode(Frame(size: size, filledWith: color), change: ChangedArea(size)))
    }
    try film.finish()
    return BesidePane(
      title: name, path: folder(name), size: CGSize(width: Double(side), height: Double(side)))
  }

  /// Returns the colours in the middle of both films in each frame of a film of them.
  private func middles(of path: String, _ panes: [BesidePane]) throws -> [[UInt32]] {
    let boxes = BesideLayout(of: panes).boxes
    let film = try Films.open(path)
    var found: [[UInt32]] = []
    while let image = try film.next() {
      let frame = try image.frame()
      let colors = boxes.map { frame[Int($0.midX), Int($0.midY)] }
      // Equal frames stand once, for longer.
      let count = Int((image.duration * Double(BesideFilm.rate)).rounded())
      found += Array(repeating: colors, count: count)
    }
    return found
  }

  private let limit = ByteSize(bytes: 1_000_000, description: "1MB")

  @Test(arguments: [FilmFormat.apng, .webp])
  func `each film shows its own pictures at their times, and the shorter one stands still`(
    format: FilmFormat
  ) async throws {
    let (red, green, blue): (UInt32, UInt32, UInt32) = (0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF)
    let panes = [
      try film("before", [red, green, red]),
      // At half of the rate each frame stands twice.
      try film("after", [blue, green, blue], rate: 15),
    ]
    let made = try await BesideFilm(panes, title: "a", sentence: "", jobs: 2)
      .write(to: folder("both.\(format.rawValue)"), as: format, within: limit)
    #expect(made.frames == 6)
    #expect(made.givenUp == nil)
    let found = try middles(of: folder("both.\(format.rawValue)"), panes)
    #expect(found.map { $0[0] } == [red, green, red, red, red, red])
    #expect(found.map { $0[1] } == [blue, blue, green, green, blue, blue])
  }

  @Test func `the bytes do not depend on the number of threads`() async throws {
    let panes = [try film("one", [0xFF11_2233, 0xFF44_5566]), try film("two", [0xFF77_8899])]
    var files: [[UInt8]] = []
    for jobs in [1, 3] {
      _ = try await BesideFilm(panes, title: "a", sentence: "", jobs: jobs)
        .write(to: folder("both.gif"), as: .gif, within: limit)
      files.append(try folder.bytes(of: "both.gif"))
    }
    #expect(files[0] == files[1])
  }

  @Test func `a film that is too large gives something up and says what`() async throws {
    let panes = [try film("one", (0..<20).map { 0xFF00_0000 + $0 * 0x0B_0D0F }, side: 200)]
    let film = BesideFilm(panes, title: "a", sentence: "", jobs: 2)
    let whole = try await film.write(to: folder("both.gif"), as: .gif, within: limit)
    let half = ByteSize(bytes: whole.bytes * 3 / 4, description: "less")
    let made = try await film.write(to: folder("both.gif"), as: .gif, within: half)
    #expect(made.bytes <= half.bytes)
    #expect(made.givenUp != nil)
    #expect(try folder.bytes(of: "both.gif").count == made.bytes)
  }

  @Test func `nothing is left of a film that cannot be small enough`() async throws {
    let panes = [try film("one", [0xFFFF_FFFF])]
    await #expect(throws: FilmError.self) {
      try await BesideFilm(panes, title: "a", sentence: "", jobs: 1)
        .write(
          to: folder("both.gif"), as: .gif, within: ByteSize(bytes: 10, description: "10B"))
    }
    #expect(try folder.everything() == ["one"])
  }

  @Test func `a narrow film leaves room for its title`() throws {
    let layout = BesideLayout(of: [try film("before, main", [0]), try film("after", [0])])
    #expect(layout.boxes[1].minX - layout.boxes[0].minX > 120)
    #expect(layout.size.width > layout.boxes[1].maxX)
  }
}
