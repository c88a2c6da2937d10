import FilmFiles
import Files
import Foundation
import Wording

/// When a film of pixels shows its pictures, and how often it plays.
struct PictureTimes: Hashable {
  /// *Units*: milliseconds since the start.
  let times: [Int]
  /// How often it plays; 0 for ever.
  let rounds: Int

  /// Reads a film.
  ///
  /// - Throws: `FilmFileError`, `FileError`.
  init(of path: String) throws {
    let film = try Films.open(path)
    var times: [Int] = []
    while let image = try film.next() { times.append(Int((image.time * 1000).rounded())) }
    self.times = times
    rounds = Self.rounds(in: try SourceFile.bytes(of: path))
  }

  /// Returns how often a GIF, APNG or WebP plays, and 1 for all other files.
  ///
  /// Source: the blocks `NETSCAPE2.0`, `acTL` and `ANIM` of the three formats.
  static func rounds(in bytes: [UInt8]) -> Int {
    func number(_ name: String, _ skipped: Int, _ count: Int, isBig: Bool) -> Int? {
      guard let place = bytes.firstRange(of: Array(name.utf8))?.upperBound,
        place + skipped + count <= bytes.count
      else { return nil }
      let digits = bytes[(place + skipped)..<(place + skipped + count)]
      return (isBig ? Array(digits) : digits.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }
    if bytes.starts(with: Array("GIF8".utf8)) {
      return number("NETSCAPE2.0", 2, 2, isBig: false) ?? 1
    }
    if bytes.starts(with: [0x89, 0x50]) { return number("acTL", 4, 4, isBig: true) ?? 1 }
    if bytes.starts(with: Array("RIFF".utf8)) { return number("ANIM", 8, 2, isBig: false) ?? 1 }
    return 1
  }

  /// Says how another film differs; `nil` where it does not.
  func change(to other: PictureTimes) -> String? {
    if times.count != other.times.count {
      return "it has \(Words.count(other.times.count, "picture")) instead of \(times.count)."
    }
    if times != other.times { return "its pictures change at other moments." }
    guard rounds != other.rounds else { return nil }
    return "it plays \(Self.told(other.rounds)) instead of \(Self.told(rounds))."
  }

  private static func told(_ rounds: Int) -> String {
    switch rounds {
    case 0: "for ever"
    case 1: "once"
    default: Words.count(rounds, "time")
    }
  }
}
