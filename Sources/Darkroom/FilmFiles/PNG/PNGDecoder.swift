import PictureFiles
import Pixels

/// Turns PNG files of any kind into frames.
package enum PNGDecoder {
  /// The most pixels that are read by default.
  ///
  /// *Units*: pixels; a frame of this size takes 1 GiB.
  package static let largestArea = PNGPicture.largestArea

  /// Decodes a whole file; other colour spaces become sRGB and 16 bits become 8.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - largestArea: the most pixels that are read.
  /// - Returns: the picture.
  /// - Throws: `FilmFileError.damaged` or `.tooLarge`.
  package static func frame(
    from bytes: [UInt8], largestArea: Int = largestArea
  ) throws(FilmFileError) -> Frame {
    var memory: [UInt32] = []
    return try frame(from: bytes, largestArea: largestArea, takingUp: &memory)
  }

  /// Decodes a whole file, and uses `memory` for its pixels.
  ///
  /// - Throws: `FilmFileError.damaged` or `.tooLarge`.
  package static func frame(
    from bytes: [UInt8], largestArea: Int, takingUp memory: inout [UInt32]
  ) throws(FilmFileError) -> Frame {
    do throws(PictureFileError) {
      let file = try PNGPicture(bytes, largestArea: largestArea, takingUp: &memory)
      return Frame(size: PixelSize(width: file.width, height: file.height), pixels: file.pixels)
    } catch {
      switch error {
      case .damaged(let format, let reason): throw .damaged(format: format, reason: reason)
      case .tooLarge(let format, let width, let height, let limit):
        throw .tooLarge(
          format: format, width: width, height: height, limit: "\(limit) pixels in all")
      }
    }
  }
}
