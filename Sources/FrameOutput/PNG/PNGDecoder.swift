import CPNG
import Foundation
import Pixels

/// Turns PNG files of any kind into frames.
package enum PNGDecoder {
  /// Units: pixels; a frame of this size takes 1 GiB.
  package static let largestArea = 268_435_456

  /// Reads a whole file; other colour spaces become sRGB and 16 bits become 8.
  ///
  /// - Parameter largestArea: the most pixels that are read.
  /// - Throws: `FrameOutputError.damaged` or `.tooLarge`.
  package static func frame(
    from bytes: [UInt8], largestArea: Int = largestArea
  ) throws(FrameOutputError) -> Frame {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    return try bytes.withUnsafeBufferPointer { file throws(FrameOutputError) in
      guard png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0 else {
        throw damage(of: image)
      }
      let (width, height) = (Int(image.width), Int(image.height))
      guard width > 0, height > 0, width <= largestArea / height else {
        throw .tooLarge(
          format: "PNG", width: width, height: height, limit: "\(largestArea) pixels in all")
      }
      // In memory blue, green, red, alpha: what a frame's pixel is on a little-endian machine.
      image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR)
      let area = width * height
      var isRead = false
      let pixels = [UInt32](unsafeUninitializedCapacity: area) { buffer, count in
        isRead = png_image_finish_read(&image, nil, buffer.baseAddress, Int32(width * 4), nil) != 0
        count = isRead ? area : 0
      }
      guard isRead else { throw damage(of: image) }
      return Frame(size: PixelSize(width: width, height: height), pixels: pixels)
    }
  }

  private static func damage(of image: png_image) -> FrameOutputError {
    let reason = withUnsafeBytes(of: image.message) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    return .damaged(format: "PNG", reason: reason.isEmpty ? "it is empty" : reason)
  }
}
