/// The bytes of a pixel as they stand in a PNG file without a palette: red, green, blue, and alpha where
/// the file has one.
struct PixelBytes {
  private let pixel: UInt32
  /// 3 or 4.
  let count: Int

  /// - Parameters:
  ///   - pixel: `0xAARRGGBB`.
  ///   - count: how many bytes it has in the file, 3 or 4.
  init(_ pixel: UInt32, count: Int) { (self.pixel, self.count) = (pixel, count) }

  subscript(place: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: pixel >> UInt32(place < 3 ? 16 - 8 * place : 24))
  }

  var last: UInt8 { self[count - 1] }

  /// Whether the pixel is one byte several times.
  var areEqual: Bool { (1..<count).allSatisfy { self[$0] == self[0] } }
}
