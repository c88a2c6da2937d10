/// The pixels of a picture file; its first bytes tell its kind.
package struct PictureFile: Hashable, Sendable {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// The pixels, as `0xAARRGGBB` in sRGB with straight alpha.
  ///
  /// *Shape*: rows from the top, each from the left, without padding.
  package let pixels: [UInt32]
  /// How the camera was held, as Exif numbers it: 1 for upright.
  ///
  /// *Units*: 1...8.
  package let orientation: Int

  /// Reads a whole PNG or JPEG file, or the first picture of a GIF or WebP file.
  ///
  /// - Throws: `PictureFileError`.
  package init(_ bytes: [UInt8]) throws(PictureFileError) {
    if JPEGPicture.begins(bytes) {
      let file = try JPEGPicture(bytes)
      (width, height, pixels) = (file.width, file.height, file.pixels)
      orientation = file.orientation
    } else if WebPPicture.begins(bytes) {
      let file = try WebPPicture(bytes)
      (width, height, pixels) = (file.width, file.height, file.pixels)
      orientation = 1
    } else if GIFFile.begins(bytes) {
      let file = try GIFFile(bytes)
      var canvas = PlayedGIF(file)
      canvas.show(0)
      (width, height, pixels) = (file.width, file.height, canvas.pixels)
      orientation = 1
    } else {
      let file = try PNGPicture(bytes)
      (width, height, pixels) = (file.width, file.height, file.pixels)
      orientation = 1
    }
  }
}
