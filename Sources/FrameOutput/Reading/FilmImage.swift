import Foundation
import Pixels

/// One picture of a film that is read, and when it is shown.
package struct FilmImage: Sendable {
  /// How many come before it.
  package let index: Int
  /// When it is shown first. *Units*: seconds since the start of the film.
  package let time: TimeInterval
  /// How long it stands. *Units*: seconds, more than 0.
  package let duration: TimeInterval

  enum Content: Sendable {
    case frame(Frame)
    /// A whole PNG file, not looked at yet.
    case file([UInt8], path: String)
  }

  let content: Content
  /// What is done to the picture; `nil` leaves it as it is.
  private var change: SizeChange?

  init(index: Int, time: TimeInterval, duration: TimeInterval, content: Content) {
    (self.index, self.time, self.duration, self.content) = (index, time, duration, content)
  }

  /// The same picture, smaller; one that is smaller already stays as it is.
  func reduced(by change: SizeChange) -> FilmImage {
    var image = self
    image.change = change
    return image
  }

  /// The picture; to be decoded on any thread.
  ///
  /// - Throws: `FrameOutputError.cannotRead`.
  package func frame() throws(FrameOutputError) -> Frame {
    var memory: [UInt32] = []
    return try frame(takingUp: &memory)
  }

  /// The picture, in the pixels of one that nobody needs any more if they can be used.
  ///
  /// - Throws: `FrameOutputError.cannotRead`.
  package func frame(takingUp memory: inout [UInt32]) throws(FrameOutputError) -> Frame {
    let whole = try wholeFrame(takingUp: &memory)
    return change?.applied(to: whole) ?? whole
  }

  private func wholeFrame(takingUp memory: inout [UInt32]) throws(FrameOutputError) -> Frame {
    switch content {
    case .frame(let frame): return frame
    case .file(let bytes, let path):
      do throws(FrameOutputError) {
        return try PNGDecoder.frame(
          from: bytes, largestArea: FilmLimits.largestArea, takingUp: &memory)
      } catch {
        throw error.reading(path)
      }
    }
  }

  /// Whether both are the same file to the byte, so that neither has to be decoded.
  package func isSameFile(as other: FilmImage) -> Bool {
    guard change == other.change, case .file(let one, _) = content,
      case .file(let two, _) = other.content
    else { return false }
    return one == two
  }
}

/// What is read at the most, so that no file can take all memory.
package enum FilmLimits {
  /// Of one picture; 128 MiB in memory. *Units*: pixels.
  package static let largestArea = 33_554_432
  /// Of one file. *Units*: bytes.
  package static let largestFile = 268_435_456
  /// Of one film.
  package static let mostFrames = 1_000_000
  /// Of all pictures of a film: ten minutes of the largest phone at 60 frames a second. *Units*: pixels.
  package static let mostPixels = 100_000_000_000
  /// Of all pictures of a film, however short its file is. *Units*: pixels.
  package static let pixelsOfAnyFilm = 1_000_000_000
  /// How many more pixels each byte of a film may become: a frame of a phone's screen in which next to
  /// nothing changes takes some 30 bytes, which is half of it. *Units*: pixels a byte.
  package static let pixelsOfAByte = 50_000
}

/// A film that is read picture by picture, so that a long one needs no more memory than a short one.
package protocol FilmReader: AnyObject {
  /// How long each picture stands, where that is known before any is read. *Units*: seconds.
  var knownDurations: [TimeInterval]? { get }

  /// The next picture; `nil` at the end.
  ///
  /// - Throws: `FrameOutputError.cannotRead`; the film is then over.
  func next() throws(FrameOutputError) -> FilmImage?
}

extension FilmReader {
  package var knownDurations: [TimeInterval]? { nil }
}
