/// Bytes as the lines that git writes: five digits for four bytes, after a letter for the length.
///
/// Source: https://www.rfc-editor.org/rfc/rfc1924 for the digits, and git's `diff.c` for the lines.
enum Base85 {
  private static let digits = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~".utf8)
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
  /// The value of each byte that is a digit.
  private static let values: [UInt8: UInt64] = Dictionary(
    uniqueKeysWithValues: digits.enumerated().map { ($0.element, UInt64($0.offset)) })

  /// Returns bytes as lines, of 52 bytes each but the last.
  static func lines(of bytes: [UInt8]) -> [String] {
    stride(from: 0, to: bytes.count, by: letters.count).map { start in
      let part = bytes[start..<min(start + letters.count, bytes.count)]
      var line = [letters[part.count - 1]]
      for place in stride(from: part.startIndex, to: part.endIndex, by: 4) {
        var word = (place..<place + 4).reduce(UInt64(0)) {
          $0 << 8 | UInt64($1 < part.endIndex ? part[$1] : 0)
        }
        var group = [UInt8](repeating: 0, count: 5)
        for digit in group.indices.reversed() {
          group[digit] = digits[Int(word % 85)]
          word /= 85
        }
        line += group
      }
      return String(decoding: line, as: UTF8.self)
    }
  }

  /// Reads a line; `nil` for what is none.
  static func bytes(of line: Substring) -> [UInt8]? {
    let text = Array(line.utf8)
    guard let first = text.first, let count = letters.firstIndex(of: first).map({ $0 + 1 }),
      text.count == 1 + (count + 3) / 4 * 5
    else { return nil }
    var bytes: [UInt8] = []
    for start in stride(from: 1, to: text.count, by: 5) {
      var word: UInt64 = 0
      for place in start..<start + 5 {
        guard let value = values[text[place]] else { return nil }
        word = word * 85 + value
      }
      guard word <= UInt64(UInt32.max) else { return nil }
      bytes += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
    }
    return Array(bytes.prefix(count))
  }
}
