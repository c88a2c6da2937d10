import CPNG

/// Reads the chunks of a PNG file one after another.
///
/// Source: W3C, Portable Network Graphics, third edition.
struct PNGChunks {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// One chunk whose checksum was right.
  struct Chunk {
    let name: String
    let content: ArraySlice<UInt8>

    /// Returns the 32-bit big-endian number at a place of the content.
    func number(at place: Int) -> Int { PNGChunks.number(content, at: content.startIndex + place) }

    /// Returns the 16-bit big-endian number at a place of the content.
    func short(at place: Int) -> Int {
      let start = content.startIndex + place
      return Int(content[start]) << 8 | Int(content[start + 1])
    }
  }

  private let bytes: [UInt8]
  private var position = signature.count

  /// Begins with the first chunk.
  ///
  /// - Precondition: `bytes` begin with the signature.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the next chunk; `nil` after the last one.
  ///
  /// - Throws: `FilmFileError.damaged`.
  mutating func next() throws(FilmFileError) -> Chunk? {
    guard position < bytes.count else { return nil }
    guard position <= bytes.count - 12 else { throw Self.damage("it ends within a chunk") }
    let length = Self.number(bytes[...], at: position)
    guard length <= bytes.count - position - 12 else {
      throw Self.damage("it ends within a chunk")
    }
    let content = position + 8
    let name = bytes[position + 4..<content]
    guard name.allSatisfy({ (65...90).contains($0) || (97...122).contains($0) }) else {
      throw Self.damage("a chunk has no name")
    }
    let sum = Self.number(bytes[...], at: content + length)
    guard CyclicCheck.sum(bytes[position + 4..<content + length]) == UInt32(sum) else {
      throw Self.damage("a check sum is wrong")
    }
    position = content + length + 4
    return Chunk(
      name: String(decoding: name, as: UTF8.self), content: bytes[content..<content + length])
  }

  /// Returns the bytes of a chunk as they stand in a file.
  static func chunk(_ name: String, _ content: some Sequence<UInt8>) -> [UInt8] {
    var body = Array(name.utf8)
    body.append(contentsOf: content)
    return number(body.count - 4) + body + number(Int(CyclicCheck.sum(body[...])))
  }

  /// Returns a number as four bytes, the highest first.
  static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func number(_ bytes: ArraySlice<UInt8>, at place: Int) -> Int {
    Int(bytes[place]) << 24 | Int(bytes[place + 1]) << 16 | Int(bytes[place + 2]) << 8
      | Int(bytes[place + 3])
  }

  static func damage(_ reason: String) -> FilmFileError {
    .damaged(format: "PNG", reason: reason)
  }
}

/// The checksum of PNG: CRC-32 of ISO 3309, computed by zlib.
enum CyclicCheck {
  static func sum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBufferPointer { bytes in
      UInt32(truncatingIfNeeded: crc32(0, bytes.baseAddress, UInt32(bytes.count)))
    }
  }
}
