import UIKit

/// The bytes of a file of sound or of a film, of which nothing outside is read.
struct FileBytes {
  private let bytes: Data

  init(_ bytes: Data) { self.bytes = bytes.startIndex == 0 ? bytes : Data(bytes) }

  var count: Int { bytes.count }

  /// Returns some letters; `nil` beyond the end.
  func word(_ place: Int, _ length: Int = 4) -> String? {
    guard place >= 0, place <= bytes.count - length else { return nil }
    return String(decoding: bytes[place..<place + length], as: UTF8.self)
  }

  /// Returns a whole number, the largest byte first unless it is little-endian; `nil` beyond the end.
  func number(_ place: Int, _ length: Int, isLittle: Bool = false) -> Int? {
    guard place >= 0, place <= bytes.count - length else { return nil }
    let slice = bytes[place..<place + length]
    let ordered = isLittle ? Array(slice.reversed()) : Array(slice)
    return Int(truncatingIfNeeded: ordered.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }

  /// Returns the first chunk of each name in a file of the RIFF kind, as far as it is there.
  func chunks(from start: Int, isLittle: Bool) -> [String: Range<Int>] {
    var found: [String: Range<Int>] = [:]
    var place = start
    while let name = word(place), let size = number(place + 4, 4, isLittle: isLittle) {
      let content = place + 8
      let end = min(bytes.count, content + size)
      if found[name] == nil { found[name] = content..<end }
      // Chunks begin at even places.
      place = content + size + size % 2
    }
    return found
  }
}
