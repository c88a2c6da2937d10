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
    var memory: [UInt32] = []
    try self.init(bytes, largestArea: largestArea, takingUp: &memory)
  }

  /// The same in memory that is there, which saves a film of many pictures asking for it at each.
  ///
  /// - Parameter memory: pixels that nobody needs any more; empty afterwards.
  /// - Throws: `PictureFileError.damaged` or `.tooLarge`.
  package init(
    _ bytes: [UInt8], largestArea: Int, takingUp memory: inout [UInt32]
  ) throws(PictureFileError) {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    var pixels: [UInt32] = []
    swap(&pixels, &memory)
    (width, height) = try bytes.withUnsafeBufferPointer { file throws(PictureFileError) in
      guard png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0 else {
        throw Self.damage(of: image)
      }
      let (width, height) = (Int(image.width), Int(image.height))
      guard width > 0, height > 0, width <= largestArea / height else {
        throw .tooLarge(width: width, height: height, limit: largestArea)
      }
      let area = width * height
      if pixels.count != area { pixels = [UInt32](repeating: 0, count: area) }
      try pixels.withUnsafeMutableBufferPointer { pixels throws(PictureFileError) in
        if try !Self.readPlainly(file, width: width, height: height, into: pixels) {
          try Self.convert(&image, into: pixels)
        }
      }
      return (width, height)
    }
    self.pixels = pixels
  }

  /// Reads the rows as they are; false where they have to be converted.
  ///
  /// The films that are compared are read this way, in two thirds of the time of libpng's simplified
  /// interface (`Benchmarks/comparison/run`).
  private static func readPlainly(
    _ file: UnsafeBufferPointer<UInt8>, width: Int, height: Int,
    into pixels: UnsafeMutableBufferPointer<UInt32>
  ) throws(PictureFileError) -> Bool {
    var message = [CChar](repeating: 0, count: Int(png_message_size))
    let reading = png_plain_read(
      file.baseAddress, file.count, UInt32(width), UInt32(height), pixels.baseAddress, &message)
    guard reading != png_reading_failed else {
      throw .damaged(reason: message.withUnsafeBytes(Self.sentence))
    }
    return reading == png_reading_done
  }

  /// Reads pixels of any kind.
  private static func convert(
    _ image: inout png_image, into pixels: UnsafeMutableBufferPointer<UInt32>
  ) throws(PictureFileError) {
    // In memory blue, green, red, alpha: what a frame's pixel is on a little-endian machine.
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR)
    let rowBytes = Int32(image.width * 4)
    guard png_image_finish_read(&image, nil, pixels.baseAddress, rowBytes, nil) != 0 else {
      throw damage(of: image)
    }
  }

  private static func damage(of image: png_image) -> PictureFileError {
    let reason = withUnsafeBytes(of: image.message, sentence)
    return .damaged(reason: reason.isEmpty ? "it is empty" : reason)
  }

  /// What libpng said, up to the first zero.
  package static func sentence(_ message: UnsafeRawBufferPointer) -> String {
    String(decoding: message.prefix { $0 != 0 }, as: UTF8.self)
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
