import Foundation
import Pixels
import TemporaryFolders
import Testing

@testable import FilmFiles

/// Pictures that are to stand for no time, which browsers show for a tenth of a second.
@Suite struct NoDelayTests {
  private let folder = TemporaryFolder()

  private func durations(_ bytes: [UInt8]) throws -> [Double] {
    let path = folder("film")
    try Data(bytes).write(to: URL(filePath: path))
    let reader = try Films.open(path)
    var found: [Double] = []
    while let image = try reader.next() { found.append(image.duration) }
    return found
  }

  /// Returns the place behind the first bytes that are those of a mark.
  private func place(after mark: [UInt8], in bytes: [UInt8]) throws -> Int {
    let starts = bytes.indices.dropLast(mark.count)
    return try #require(starts.first { bytes[$0...].starts(with: mark) }) + mark.count
  }

  @Test(arguments: [(0, 0.1), (1, 0.1), (2, 0.02), (7, 0.07)] as [(UInt8, Double)])
  func `a GIF's delay of up to a hundredth is a tenth`(hundredths: UInt8, shown: Double) throws {
    let film = try GIFFilm(at: folder("film.gif"), settings: GIFSettings(framesPerSecond: 20))
    try film.append(frames: FilmMaking.frames(colors: 5, count: 2))
    try film.finish()
    var bytes = try folder.bytes(of: "film.gif")
    // The graphic control: a mark, the length, flags, then the delay.
    let delay = try place(after: [0x21, 0xF9, 4], in: bytes) + 1
    bytes[delay] = hundredths
    #expect(try durations(bytes).first == shown)
  }

  @Test(arguments: [(0, 0.1), (1, 0.001), (250, 0.25)] as [(UInt8, Double)])
  func `a WebP's duration of nothing is a tenth`(thousandths: UInt8, shown: Double) throws {
    let film = try WebPFilm(at: folder("film.webp"))
    try film.append(frames: FilmMaking.frames(colors: 5, count: 2))
    try film.finish()
    var bytes = try folder.bytes(of: "film.webp")
    // The frame's chunk: a name, the length, four numbers of three bytes, then the duration.
    let duration = try place(after: Array("ANMF".utf8), in: bytes) + 4 + 12
    bytes[duration] = thousandths
    bytes[duration + 1] = 0
    #expect(try durations(bytes).first == shown)
  }
}
