import CPNG

/// Bytes in zlib's format, as git keeps files.
///
/// Source: https://www.rfc-editor.org/rfc/rfc1950.
package enum Zlib {
  /// Compresses bytes.
  ///
  /// - Throws: `FilmFileError.encoder` when no memory is left.
  package static func compressed(_ bytes: [UInt8]) throws(FilmFileError) -> [UInt8] {
    var count = compressBound(uLong(bytes.count))
    var result = [UInt8](repeating: 0, count: Int(count))
    guard compress2(&result, &count, bytes, uLong(bytes.count), Z_BEST_COMPRESSION) == Z_OK else {
      throw FilmFileError.encoder(format: "zlib", reason: "no memory is left")
    }
    return Array(result.prefix(Int(count)))
  }

  /// Expands what `compressed` has made.
  ///
  /// - Parameters:
  ///   - bytes: in zlib's format.
  ///   - count: how many bytes it expands to.
  /// - Returns: the bytes; `nil` for what is not in that format, or has another length.
  package static func expanded(_ bytes: [UInt8], to count: Int) -> [UInt8]? {
    // A byte more shows what is too long.
    var length = uLongf(count + 1)
    var result = [UInt8](repeating: 0, count: count + 1)
    guard uncompress(&result, &length, bytes, uLong(bytes.count)) == Z_OK, Int(length) == count
    else { return nil }
    result.removeLast()
    return result
  }
}
