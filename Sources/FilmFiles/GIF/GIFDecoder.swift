import CGIF
import Pixels

/// Turns GIF files into the frames that a viewer shows.
package enum GIFDecoder {
  /// One frame of a film, and how long it stands in hundredths of a second.
  package typealias Image = (frame: Frame, delay: Int)

  /// The most pixels of a frame.
  ///
  /// *Units*: pixels; a frame of this size takes 128 MiB.
  package static let largestArea = FilmLimits.largestArea

  /// Decodes a whole file.
  ///
  /// - Throws: `FilmFileError.damaged` or `.tooLarge`.
  package static func frames(from bytes: [UInt8]) throws(FilmFileError) -> [Image] {
    var images: [Image] = []
    try forEachFrame(of: bytes) { frame, delay in images.append((frame, delay)) }
    return images
  }

  /// Calls `body` with one frame after another.
  ///
  /// So a long film needs no more memory than a short one.
  ///
  /// - Throws: `FilmFileError.damaged` or `.tooLarge`; `body` gets the frames before the damage.
  package static func forEachFrame(
    of bytes: [UInt8], _ body: (_ frame: Frame, _ delay: Int) -> Void
  ) throws(FilmFileError) {
    try bytes.withUnsafeBufferPointer { bytes throws(FilmFileError) in
      var source = Source(bytes: bytes)
      var failure: FilmFileError?
      withUnsafeMutablePointer(to: &source) { source in
        do throws(FilmFileError) {
          let stream = try GIFStream(source)
          var canvas = try GIFCanvas(stream.size)
          while let image = try stream.next() {
            canvas.draw(image)
            body(canvas.frame, image.delay)
          }
          guard !canvas.isUntouched else {
            throw .damaged(format: "GIF", reason: "there is no picture in it")
          }
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
    }
  }

  /// The bytes of a file and how many giflib has taken.
  struct Source {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0

    mutating func take(_ count: Int, into target: UnsafeMutablePointer<UInt8>?) -> Int {
      let count = min(count, bytes.count - position)
      guard count > 0, let start = bytes.baseAddress else { return 0 }
      target?.update(from: start + position, count: count)
      position += count
      return count
    }
  }
}
