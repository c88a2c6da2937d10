import CJPEG

/// The pixels of a JPEG file, baseline or progressive.
///
/// The same file has the same pixels on every machine: of libjpeg-turbo's transforms it is the one
/// that has the same digits with any instructions of a CPU.
package struct JPEGPicture: Hashable, Sendable {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// The pixels, as `0xAARRGGBB`, opaque.
  ///
  /// *Shape*: rows from the top, each from the left, without padding.
  package let pixels: [UInt32]
  /// How the camera was held, as Exif numbers it: 1 for upright.
  ///
  /// *Units*: 1...8.
  package let orientation: Int

  /// Reads a file; one that breaks off shows what it has, as on iOS.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - largestArea: the greatest area that is accepted, in pixels.
  ///
  /// - Throws: `PictureFileError.damaged` or `.tooLarge`.
  package init(
    _ bytes: [UInt8], largestArea: Int = PNGPicture.largestArea
  ) throws(PictureFileError) {
    var (width, height): (UInt32, UInt32) = (0, 0)
    try Self.run { jpeg_size(bytes, bytes.count, &width, &height, $0) }
    (self.width, self.height) = (Int(width), Int(height))
    guard self.width <= largestArea / self.height else {
      throw .tooLarge(format: "JPEG", width: self.width, height: self.height, limit: largestArea)
    }
    var pixels = [UInt32](repeating: 0, count: self.width * self.height)
    try Self.run { jpeg_pixels(bytes, bytes.count, width, height, &pixels, $0) }
    self.pixels = pixels
    orientation = ExifOrientation.read(in: bytes) ?? 1
  }

  /// Returns true when bytes begin as those of a JPEG file.
  package static func begins(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }

  /// Returns the file of a picture, in which each colour has its full size; what is clear is white.
  ///
  /// - Parameters:
  ///   - pixels: rows from the top, `0xAARRGGBB` with straight alpha.
  ///   - width: pixels a row, 1...65500.
  ///   - height: rows, 1...65500.
  ///   - quality: 0 for the smallest file, 1 for the best picture.
  /// - Returns: the bytes of the file.
  /// - Throws: `PictureFileError.damaged` with libjpeg's sentence, as for a larger picture.
  package static func file(
    of pixels: [UInt32], width: Int, height: Int, quality: Double
  ) throws(PictureFileError) -> [UInt8] {
    let percent = quality.isNaN ? 100 : Int32(max(1, min(quality, 1) * 100))
    let opaque = pixels.map(\.onWhite)
    var file: [UInt8] = []
    try run { message in
      withUnsafeMutablePointer(to: &file) { file in
        jpeg_write(
          opaque, UInt32(width), UInt32(height), percent,
          { file, bytes, count in
            let part = UnsafeBufferPointer(start: bytes, count: count)
            file?.assumingMemoryBound(to: [UInt8].self).pointee.append(contentsOf: part)
          }, file, message)
      }
    }
    return file
  }

  /// Calls libjpeg; throws its sentence where it fails.
  private static func run(
    _ call: (UnsafeMutablePointer<CChar>) -> Bool
  ) throws(PictureFileError) {
    var message = [CChar](repeating: 0, count: Int(jpeg_sentence_size))
    guard message.withUnsafeMutableBufferPointer({ $0.baseAddress.map(call) ?? false }) else {
      throw .damaged(format: "JPEG", reason: message.withUnsafeBytes(PNGPicture.sentence))
    }
  }
}

extension UInt32 {
  /// A pixel `0xAARRGGBB` with straight alpha as it is seen on white.
  fileprivate var onWhite: UInt32 {
    let alpha = self >> 24
    guard alpha < 255 else { return self }
    return [16, 8, 0].reduce(0xFF as UInt32) { pixel, place in
      let level: UInt32 = self >> place & 255
      let blended: UInt32 = (level * alpha + 255 * (255 - alpha) + 127) / 255
      return pixel << 8 | blended
    }
  }
}
