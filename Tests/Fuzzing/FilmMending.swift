@testable import FilmFiles

/// Corrects made-up films so that readers do not refuse them at once, and finds those that take
/// long.
enum FilmMending {
  /// Corrects the checksums of a PNG's chunks, or the size in a WebP; other films stay the same.
  ///
  /// Films of an odd number of bytes stay as they are, so that wrong checksums are tried too.
  static func mended(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count % 2 == 0 else { return bytes }
    var bytes = bytes
    if bytes.starts(with: Array("RIFF".utf8)), bytes.count >= 12 {
      let size = bytes.count - 8
      for place in 0..<4 { bytes[4 + place] = UInt8(truncatingIfNeeded: size >> (8 * place)) }
    }
    guard bytes.starts(with: PNGChunks.signature) else { return bytes }
    var place = PNGChunks.signature.count
    while place + 12 <= bytes.count {
      let length = number(bytes[place..<place + 4])
      guard length <= bytes.count - place - 12 else { break }
      let end = place + 8 + length
      let sum = PNGChunks.number(Int(CyclicCheck.sum(bytes[(place + 4)..<end])))
      bytes.replaceSubrange(end..<end + 4, with: sum)
      place = end + 4
    }
    return bytes
  }

  /// Returns true when a film's canvas takes longer to clear than a thousand small films to read.
  static func isLarge(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 30 else { return false }
    let sides =
      switch bytes[0] {
      case UInt8(ascii: "G"): [number(bytes[6..<8].reversed()), number(bytes[8..<10].reversed())]
      case UInt8(ascii: "R"):
        [number(bytes[24..<27].reversed()), number(bytes[27..<30].reversed())]
      default: [number(bytes[16..<20]), number(bytes[20..<24])]
      }
    return sides[0].multipliedReportingOverflow(by: sides[1]).partialValue > 500_000
  }

  /// Returns a number from bytes, the highest first.
  private static func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
