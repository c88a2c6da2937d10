import CPNG

/// The pixels of a PNG file of any kind.
package struct PNGPicture: Hashable, Sendable {
  /// The greatest area that is read: the pixels take 1 GiB.
  ///
  /// *Units*: pixels.
  package static let largestArea = 268_435_456

  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// The pixels, as `0xAARRGGBB` in sRGB with straight alpha.
  ///
  /// *Shape*: rows from the top, each from the left, without padding.
  package let pixels: [UInt32]

  /// Reads a whole file; other colour spaces become sRGB, and 16 bits become 8.
  ///
  /// - Throws: `PictureFileError.damaged` or `.tooLarge`.
  package init(_ bytes: [UInt8]) throws(PictureFileError) {
    var memory: [UInt32] = []
    try self.init(bytes, largestArea: Self.largestArea, takingUp: &memory)
  }

  /// Reads a whole file into memory that is reused, as for the many pictures of a film.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - largestArea: the greatest area that is accepted, in pixels.
  ///   - memory: pixels that are not needed any more; empty afterwards.
  ///
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
        throw .tooLarge(format: "PNG", width: width, height: height, limit: largestArea)
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

  /// Reads the rows without converting them; returns false where they have to be converted.
  ///
  /// The pictures of films that are compared are read in this way, in two thirds of the time of
  /// libpng's simplified interface (`Benchmarks/comparison/run`).
  private static func readPlainly(
    _ file: UnsafeBufferPointer<UInt8>, width: Int, height: Int,
    into pixels: UnsafeMutableBufferPointer<UInt32>
  ) throws(PictureFileError) -> Bool {
    var message = [CChar](repeating: 0, count: Int(png_message_size))
    let reading = png_plain_read(
      file.baseAddress, file.count, UInt32(width), UInt32(height), pixels.baseAddress, &message)
    guard reading != png_reading_failed else {
      throw .damaged(format: "PNG", reason: message.withUnsafeBytes(Self.sentence))
    }
    return reading == png_reading_done
  }

  /// Reads pixels of any kind and converts them.
  private static func convert(
    _ image: inout png_image, into pixels: UnsafeMutableBufferPointer<UInt32>
  ) throws(PictureFileError) {
    // In memory blue, green, red, alpha, as in a frame's pixel on a little-endian machine.
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR)
    let rowBytes = Int32(image.width * 4)
    guard png_image_finish_read(&image, nil, pixels.baseAddress, rowBytes, nil) != 0 else {
      throw damage(of: image)
    }
  }

  private static func damage(of image: png_image) -> PictureFileError {
    let reason = withUnsafeBytes(of: image.message, sentence)
    return .damaged(format: "PNG", reason: reason.isEmpty ? "it is empty" : reason)
  }

  /// Returns libpng's message, which ends at the first zero.
  package static func sentence(_ message: UnsafeRawBufferPointer) -> String {
    String(decoding: message.prefix { $0 != 0 }, as: UTF8.self)
  }
}
