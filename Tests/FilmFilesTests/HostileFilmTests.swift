import Foundation
import Pixels
import SeededNumbers
import TemporaryFolders
import Testing

@testable import FilmFiles

/// Thousands of damaged films.
///
/// Each is read as pictures or gives an error, and none takes more memory than a film may.
@Suite(.serialized) struct HostileFilmTests {
  private let folder = TemporaryFolder()

  /// Returns undamaged films.
  private func seeds() throws -> [[UInt8]] {
    let size = PixelSize(width: 20, height: 14)
    let frames = (0..<4).map {
      Frame.rectangle(x: $0 * 3, y: 2, width: 5, height: 6, size: size)
    }
    let gif = try GIFFilm(at: folder("seed.gif"))
    for frame in frames { try gif.append(frame: frame) }
    try gif.finish()
    for (name, settings) in [
      ("exact", WebPSettings()), ("clear", WebPSettings(ground: .clear)),
      ("lossy", WebPSettings(quality: 50)),
    ] {
      let film = try WebPFilm(at: folder("\(name).webp"), settings: settings)
      try film.append(frames: frames)
      try film.finish()
    }
    let animated = APNGFixture(frames.map { APNGFixture.Picture(frame: $0) })
    let noise = Frame.scattered(opaqueColors(280), width: 20, height: 14)
    return [
      try folder.bytes(of: "seed.gif"), try folder.bytes(of: "exact.webp"),
      try folder.bytes(of: "clear.webp"), try folder.bytes(of: "lossy.webp"), try animated.bytes(),
      try PNGEncoder().bytes(of: frames[0]),
      try PNGEncoder().bytes(of: noise), try PNGEncoder(.small).bytes(of: noise),
    ]
  }

  /// Reads a whole film and returns the error; `nil` for none.
  private func sentence(_ path: String) -> String? {
    do throws(FilmFileError) {
      let reader = try Films.open(path)
      var count = 0
      while let image = try reader.next(), count < 200 {
        _ = try image.frame()
        count += 1
      }
      return nil
    } catch {
      return error.description
    }
  }

  private func damaged(_ bytes: [UInt8], _ numbers: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0...numbers.next(below: 3) {
      let place = bytes.isEmpty ? 0 : numbers.next(below: bytes.count)
      switch numbers.next(below: 7) {
      case 0: bytes = Array(bytes.prefix(place))
      case 1 where !bytes.isEmpty: bytes[place] = UInt8(numbers.next(below: 256))
      case 2: bytes.insert(contentsOf: [0xFF, 0xFF, 0xFF, 0xFF], at: place)
      case 3: bytes.removeSubrange(place..<min(bytes.count, place + numbers.next(below: 40)))
      case 4: bytes.insert(contentsOf: bytes.prefix(numbers.next(below: 300)), at: place)
      case 5 where bytes.count > 12: for offset in 4..<12 { bytes[offset] = 0xFF }
      default: bytes += Array(repeating: UInt8(numbers.next(below: 256)), count: place % 50)
      }
    }
    return bytes
  }

  /// Corrects the checksums, so that a reader reaches the damage behind them.
  private func mended(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var place = PNGChunks.signature.count
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - place - 12 else { break }
      let end = place + 8 + length
      let sum = PNGChunks.number(Int(CyclicCheck.sum(bytes[(place + 4)..<end])))
      bytes.replaceSubrange(end..<end + 4, with: sum)
      place = end + 4
    }
    return bytes
  }

  @Test func `thousands of damaged films are pictures or a sentence`() throws {
    let seeds = try seeds()
    for seed in seeds {
      try Data(seed).write(to: URL(filePath: folder("film")))
      #expect(sentence(folder("film")) == nil, "the films are whole before they are damaged")
    }
    let before = Self.mostMemory
    var numbers = SplitMix64(seed: 6)
    var refused = 0
    for round in 0..<6000 {
      var bytes = damaged(seeds[round % seeds.count], &numbers)
      if round % 3 == 0, bytes.starts(with: PNGChunks.signature) { bytes = mended(bytes) }
      // The file name may have another format's extension.
      let path = folder(["film.png", "film.gif", "film.apng", "film"][round % 4])
      try Data(bytes).write(to: URL(filePath: path))
      guard let sentence = sentence(path) else { continue }
      refused += 1
      #expect(sentence.hasPrefix("cannot read \(path): "))
      #expect(sentence.count < 400)
    }
    #expect(refused > 2500)
    // At most three pictures of the largest size that is read.
    #expect(Self.mostMemory - before < 3 * FilmLimits.largestArea * 4)
  }

  /// The most memory that this process ever had.
  ///
  /// *Units*: bytes.
  private static var mostMemory: Int {
    var usage = rusage()
    getrusage(numericCast(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1024
  }
}
