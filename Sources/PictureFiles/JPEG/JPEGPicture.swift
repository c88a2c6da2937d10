/// The pixels of a JPEG file, baseline or progressive.
///
/// All arithmetic is on whole numbers, as in the Independent JPEG Group's library: the same file has
/// the same pixels on every machine.
///
/// Source: ITU-T T.81; the library's accurate transform, smooth upsampling and tables of colours.
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

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - largestArea: the greatest area that is accepted, in pixels.
  ///
  /// - Throws: `PictureFileError.damagedJPEG` or `.tooLarge`.
  package init(
    _ bytes: [UInt8], largestArea: Int = PNGPicture.largestArea
  ) throws(PictureFileError) {
    var reader = JPEGReader(bytes, largestArea: largestArea)
    try reader.read()
    let image = JPEGImage(reader.frame)
    (width, height) = (reader.frame.width, reader.frame.height)
    pixels = image.pixels(in: reader.colors)
    orientation = reader.orientation
  }

  /// Whether bytes begin as those of a JPEG file.
  package static func begins(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }
}

/// One colour of a picture: its share of the pixels, and its coefficients.
struct JPEGComponent {
  var id = 0
  /// How many of its samples stand side by side, and one over the other, in a unit of the file.
  var across = 1
  var down = 1
  var table = 0
  /// The size of what belongs to the picture.
  ///
  /// *Units*: samples.
  var width = 0
  var height = 0
  /// The size in blocks of 8×8 samples, rounded up to whole units.
  var columns = 0
  var rows = 0
  /// The coefficients, 64 a block in the order of rows.
  var coefficients: [Int16] = []
  /// The steps of the coefficients, in the order of rows.
  var steps = [Int](repeating: 0, count: 64)
}

/// What a file says of its picture.
struct JPEGFrame {
  var width = 0
  var height = 0
  var isProgressive = false
  var across = 1
  var down = 1
  var components: [JPEGComponent] = []
}

/// What the components of a file mean.
enum JPEGColors {
  case gray, rgb, ycc, cmyk, ycck
}

extension PictureFileError {
  /// Makes the error of a damaged JPEG file.
  static func jpeg(_ reason: String) -> PictureFileError { .damagedJPEG(reason: reason) }
}
