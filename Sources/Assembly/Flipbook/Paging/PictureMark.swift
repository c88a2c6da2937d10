import Files
import Foundation

/// Tells a picture that `docs` has made from one of any other origin: a comment at the end of its file.
///
/// Nobody sees it. Pictures without it, which an earlier version has made or somebody else, are the same
/// otherwise.
enum PictureMark {
  private static let words = Array("flipbook docs".utf8)

  /// Returns the bytes of a picture with the comment; the same for a format without one.
  ///
  /// Source: SVG and HTML, comments; GIF89a, 24 Comment Extension; PNG, 11.3.3.3 tEXt; WebP, unknown
  /// chunks; ISO/IEC 14496-12, 8.1.2 Free Space Box; EBML (RFC 8794), 11.3.2 Void.
  static func marked(_ bytes: [UInt8]) -> [UInt8] {
    guard !isMarked(bytes) else { return bytes }
    if bytes.starts(with: Array("GIF8".utf8)), bytes.last == trailerOfGIF {
      return joined([
        bytes.dropLast(), [0x21, 0xFE, UInt8(words.count)], words[...], [0, trailerOfGIF],
      ])
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count > endOfPNG {
      return joined([bytes.dropLast(endOfPNG), chunkOfPNG[...], bytes.suffix(endOfPNG)])
    }
    if bytes.starts(with: Array("RIFF".utf8)), bytes.count > 12 {
      let whole = joined([
        bytes[...], Array("FLIP".utf8)[...], little(words.count), words[...], [0],
      ])
      return joined([whole[..<4], little(whole.count - 8), whole[8...]])
    }
    if bytes.count > 8, bytes[4..<8].elementsEqual("ftyp".utf8) {
      return joined([
        bytes[...], [0, 0, 0, UInt8(8 + words.count)], Array("free".utf8)[...], words[...],
      ])
    }
    if bytes.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) {
      return joined([bytes[...], [0xEC, 0x80 | UInt8(words.count)], words[...]])
    }
    guard bytes.first == UInt8(ascii: "<") else { return bytes }
    return joined([bytes[...], Array("<!-- ".utf8)[...], words[...], Array(" -->\n".utf8)[...]])
  }

  /// Whether both files are the same picture, with or without the comment.
  static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one == other || marked(one) == marked(other)
  }

  /// Whether a file has the comment; false for one that cannot be read.
  static func stands(in path: String) -> Bool {
    do {
      let file = try FileHandle(forReadingFrom: URL(filePath: path))
      let size = try file.seekToEnd()
      try file.seek(toOffset: size > UInt64(reach) ? size - UInt64(reach) : 0)
      let end = try file.readToEnd() ?? Data()
      try file.close()
      return isMarked(Array(end))
    } catch {
      return false
    }
  }

  private static func isMarked(_ bytes: [UInt8]) -> Bool {
    bytes.suffix(reach).firstRange(of: words) != nil
  }

  private static func joined(_ parts: [ArraySlice<UInt8>]) -> [UInt8] { Array(parts.joined()) }

  private static func little(_ number: Int) -> ArraySlice<UInt8> {
    let shifts: [Int] = [0, 8, 16, 24]
    return shifts.map { (shift: Int) -> UInt8 in UInt8((number >> shift) & 255) }[...]
  }

  /// How far before the end of a file the words begin at most.
  ///
  /// *Units*: bytes.
  private static let reach = 40
  private static let trailerOfGIF: UInt8 = 0x3B
  /// The chunk `IEND`.
  ///
  /// *Units*: bytes.
  private static let endOfPNG = 12
  private static let chunkOfPNG: [UInt8] = joined([
    [0, 0, 0, UInt8(8 + words.count)], Array("tEXtComment".utf8)[...], [0], words[...],
    checkOfPNG[...],
  ])
  /// The check sum of that chunk, in which nothing ever changes.
  private static let checkOfPNG: [UInt8] = [0x31, 0xCB, 0x34, 0x3A]
}
