import CWebPReading

/// The pixels of a WebP file, with or without losses; of an animation those of its first picture.
package struct WebPPicture: Hashable, Sendable {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// The pixels, as `0xAARRGGBB` with straight alpha.
  ///
  /// *Shape*: rows from the top, each from the left, without padding.
  package let pixels: [UInt32]

  /// Reads a whole file.
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
    guard webp_size(bytes, bytes.count, &width, &height) else {
      throw Self.damage("it ends too early or breaks its format")
    }
    (self.width, self.height) = (Int(width), Int(height))
    guard self.width <= largestArea / self.height else {
      throw .tooLarge(format: "WebP", width: self.width, height: self.height, limit: largestArea)
    }
    var pixels = [UInt32](repeating: 0, count: self.width * self.height)
    guard webp_pixels(bytes, bytes.count, width, height, &pixels) else {
      throw Self.damage("its picture cannot be decoded")
    }
    self.pixels = pixels
  }

  private static func damage(_ reason: String) -> PictureFileError {
    .damaged(format: "WebP", reason: reason)
  }

  /// Returns true when bytes begin as those of a WebP file.
  package static func begins(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Array("RIFF".utf8)) && bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
  }
}
