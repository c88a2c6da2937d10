import CPNG

/// The pixels of a PNG file of any kind.
package struct PNGPicture: Hashable, Sendable {
  /// Units: pixels; a picture of this size takes 1 GiB.
  package static let largestArea = 268_435_456

  /// Units: pixels.
  package let width: Int
  /// Units: pixels.
  package let height: Int
  /// *Shape*: rows from the top, each from the left, without padding. *Units*: `0xAARRGGBB` in sRGB
  /// with straight alpha.
  package let pixels: [UInt32]

  /// Reads a whole file; other colour spaces become sRGB and 16 bits become 8.
  ///
  /// - Parameter largestArea: in pixels.
  /// - Throws: `PictureFileError.damaged` or `.tooLarge`.
  package init(
    _ bytes: [UInt8], largestArea: Int = PNGPicture.largestArea
  ) throws(PictureFileError) {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let (width, height, pixels) = try bytes.withUnsafeBufferPointer {
      file throws(PictureFileError) in
      guard png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0 else {
        throw Self.damage(of: image)
      }
      let (width, height) = (Int(image.width), Int(image.height))
      guard width > 0, height > 0, width <= largestArea / height else {
        throw .tooLarge(width: width, height: height, limit: largestArea)
      }
      // In memory blue, green, red, alpha: what a frame's pixel is on a little-endian machine.
      image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR)
      let area = width * height
      var isRead = false
      let pixels = [UInt32](unsafeUninitializedCapacity: area) { buffer, count in
        isRead = png_image_finish_read(&image, nil, buffer.baseAddress, Int32(width * 4), nil) != 0
        count = isRead ? area : 0
      }
      guard isRead else { throw Self.damage(of: image) }
      return (width, height, pixels)
    }
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  private static func damage(of image: png_image) -> PictureFileError {
    let reason = withUnsafeBytes(of: image.message) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    return .damaged(reason: reason.isEmpty ? "it is empty" : reason)
  }
}

/// Why a picture file cannot be read.
package enum PictureFileError: Error, Hashable, CustomStringConvertible {
  /// What is there is no PNG file or not a whole one; `reason` is libpng's own sentence.
  case damaged(reason: String)
  /// Units: pixels.
  case tooLarge(width: Int, height: Int, limit: Int)

  package var description: String {
    switch self {
    case .damaged(let reason): "the PNG file cannot be read: \(reason)"
    case .tooLarge(let width, let height, let limit):
      "a PNG file of \(width)×\(height) pixels is too large; up to \(limit) pixels in all can be read"
    }
  }
}
