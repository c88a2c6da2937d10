import CPNG
import Pixels

/// Turns the rows of a picture into the compressed data of a PNG.
struct APNGRows {
  let width: Int
  let hasAlpha: Bool

  /// Compresses the rows of a picture without a palette.
  ///
  /// They are plain where that takes few words; otherwise plain or differences to the row above,
  /// whichever is smaller.
  ///
  /// - Parameter pixels: `0xAARRGGBB`; the alpha may be missing when there is none.
  /// - Returns: the zlib stream.
  /// - Throws: `FilmFileError.encoder`.
  func compressed(_ pixels: [UInt32]) throws(FilmFileError) -> [UInt8] {
    let text = APNGText(pixels, width: width, hasAlpha: hasAlpha)
    let plain = text.rows
    if let deflated = text.deflated(plain) { return Self.stream(deflated, of: plain) }
    let rowLength = width * (hasAlpha ? 4 : 3) + 1
    var differences = plain
    for start in stride(from: 0, to: plain.count, by: rowLength) {
      differences[start] = 2
      guard start > 0 else { continue }
      for place in start + 1..<start + rowLength {
        differences[place] = plain[place] &- plain[place - rowLength]
      }
    }
    let one = try Self.compressed(plain)
    let other = try Self.compressed(differences)
    return other.count < one.count ? other : one
  }

  /// Compresses the rows of a picture that is cut into few pieces.
  ///
  /// - Parameters:
  ///   - text: the pixels, a mark before each row with the number 0.
  ///   - values: the index of each other number into the palette, or its colour where there is none; nil
  ///     where the text holds the colours themselves.
  ///   - height: that of the picture.
  ///   - hasPalette: whether there is one.
  /// - Returns: the zlib stream.
  func compressed(
    _ text: RepeatText, _ values: [UInt32]?, height: Int, hasPalette: Bool
  ) -> [UInt8] {
    let depth = hasPalette ? 1 : hasAlpha ? 4 : 3
    let text = APNGText(text, values, PixelSize(width: width, height: height), depth: depth)
    let rows = text.rows
    return Self.stream(text.deflated(rows) ?? [], of: rows)
  }

  /// Compresses the rows of a picture with a palette.
  ///
  /// - Parameter indices: one index into the palette for each pixel.
  /// - Returns: the zlib stream.
  /// - Throws: `FilmFileError.encoder`.
  func compressed(indices: [UInt8]) throws(FilmFileError) -> [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity(indices.count + indices.count / width)
    for start in stride(from: 0, to: indices.count, by: width) {
      rows.append(0)
      rows += indices[start..<start + width]
    }
    return try Self.compressed(rows)
  }

  /// Returns a deflate block as a zlib stream.
  ///
  /// Source: RFC 1950.
  private static func stream(_ block: [UInt8], of bytes: [UInt8]) -> [UInt8] {
    [0x78, 0x01] + block + PNGChunks.number(Int(adler32(1, bytes, UInt32(bytes.count))))
  }

  private static func compressed(_ bytes: [UInt8]) throws(FilmFileError) -> [UInt8] {
    var isDone = false
    let room = compressBound(UInt(bytes.count))
    let compressed = [UInt8](unsafeUninitializedCapacity: Int(room)) { target, count in
      var length = room
      isDone = compress2(target.baseAddress, &length, bytes, UInt(bytes.count), level) == Z_OK
      count = isDone ? Int(length) : 0
    }
    guard isDone else { throw .encoder(format: "APNG", reason: "no memory is left") }
    return compressed
  }

  /// The level that zlib uses by default.
  private static let level: Int32 = 6
}
