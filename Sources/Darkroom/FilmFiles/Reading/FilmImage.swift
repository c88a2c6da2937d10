import Foundation
import Pixels

/// One picture of a film that is read, and when it is shown.
package struct FilmImage: Sendable {
  /// How many pictures come before it.
  package let index: Int
  /// When it is shown first.
  ///
  /// *Units*: seconds since the start of the film.
  package let time: TimeInterval
  /// How long it is shown.
  ///
  /// *Units*: seconds, more than 0.
  package let duration: TimeInterval

  enum Content: Sendable {
    case frame(Frame)
    /// A whole PNG file, not decoded yet.
    case file([UInt8], path: String)
  }

  let content: Content
  /// How the picture is made smaller; `nil` leaves it as it is.
  private var change: SizeChange?

  init(index: Int, time: TimeInterval, duration: TimeInterval, content: Content) {
    (self.index, self.time, self.duration, self.content) = (index, time, duration, content)
  }

  /// Returns the same picture, smaller; one that is smaller already stays as it is.
  func reduced(by change: SizeChange) -> FilmImage {
    var image = self
    image.change = change
    return image
  }

  /// Decodes the picture; may be called on any thread.
  ///
  /// - Throws: `FilmFileError.cannotRead`.
  package func frame() throws(FilmFileError) -> Frame {
    var memory: [UInt32] = []
    return try frame(takingUp: &memory)
  }

  /// Decodes the picture, and uses `memory` for its pixels if it can.
  ///
  /// - Throws: `FilmFileError.cannotRead`.
  package func frame(takingUp memory: inout [UInt32]) throws(FilmFileError) -> Frame {
    let whole = try wholeFrame(takingUp: &memory)
    return change?.applied(to: whole) ?? whole
  }

  private func wholeFrame(takingUp memory: inout [UInt32]) throws(FilmFileError) -> Frame {
    switch content {
    case .frame(let frame): return frame
    case .file(let bytes, let path):
      do throws(FilmFileError) {
        return try PNGDecoder.frame(
          from: bytes, largestArea: FilmLimits.largestArea, takingUp: &memory)
      } catch {
        throw error.reading(path)
      }
    }
  }

  /// Returns true when both have the same file, byte by byte, so that neither has to be decoded.
  package func isSameFile(as other: FilmImage) -> Bool {
    guard change == other.change, case .file(let one, _) = content,
      case .file(let two, _) = other.content
    else { return false }
    return one == two
  }
}
