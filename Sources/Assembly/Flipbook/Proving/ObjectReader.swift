import Foundation

/// Reads what `git cat-file --batch` writes.
struct ObjectReader {
  private var rest: Data

  /// Begins with the first object.
  init(_ output: Data) { rest = output }

  /// Returns the content of the next object; `nil` where it is missing.
  mutating func next(_ number: String) -> Data? {
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
    rest = rest[(end + 1)...]
    guard words.count == 3, words[0] == number, let size = Int(words[2]), rest.count > size else {
      return nil
    }
    let content = rest.prefix(size)
    rest = rest.dropFirst(size + 1)
    return content
  }
}
