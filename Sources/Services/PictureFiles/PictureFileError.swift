/// Says why a picture file cannot be read or written.
package enum PictureFileError: Error, Hashable, CustomStringConvertible {
  /// The file is none of its format or not a whole one, or the picture cannot be written in it.
  ///
  /// `reason` is the library's own sentence.
  case damaged(format: String, reason: String)
  /// The picture has more than `limit` pixels.
  ///
  /// *Units*: pixels.
  case tooLarge(format: String, width: Int, height: Int, limit: Int)

  package var description: String {
    switch self {
    case .damaged(let format, let reason): "the \(format) file cannot be read: \(reason)"
    case .tooLarge(let format, let width, let height, let limit):
      "a \(format) file of \(width)×\(height) pixels is too large; up to \(limit) pixels in all can be read"
    }
  }
}
