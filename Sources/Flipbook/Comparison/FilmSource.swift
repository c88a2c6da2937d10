import FrameOutput
import Pixels

/// A film in a file or a folder, and how it is read.
struct FilmSource: Hashable, Sendable {
  let path: String
  /// Of a folder, in frames a second.
  var rate = Films.standardRate
  /// How many pixels are decoded at the most; `nil` is many times what a film of that length has.
  var mostPixels: Int?
  /// What its pictures are brought to; `nil` leaves them as they are.
  var size: PixelSize?

  init(_ path: String) { self.path = path }

  /// - Throws: `FrameOutputError`.
  func open() throws(FrameOutputError) -> any FilmReader {
    let film = try Films.open(path, rate: rate, mostPixels: mostPixels)
    guard let size else { return film }
    return ReducedFilm(film, to: size)
  }

  /// The size of the first picture; `nil` where there is none.
  ///
  /// - Throws: `FrameOutputError`.
  func firstSize() throws(FrameOutputError) -> PixelSize? { try open().next()?.frame().size }
}

/// Brings two films of one shape to the size of the smaller.
struct FilmFit: Hashable, Sendable {
  /// The sizes as they are.
  let reference: PixelSize
  let actual: PixelSize

  /// - Returns: `nil` where both have one size, or one is not the other at another scale.
  init?(_ reference: PixelSize, _ actual: PixelSize) {
    let (small, large) = reference.area < actual.area ? (reference, actual) : (actual, reference)
    guard small != large, small.width <= large.width, small.height <= large.height else {
      return nil
    }
    // A scale is rounded to whole pixels in each direction.
    let slant = abs(small.width * large.height - small.height * large.width)
    guard slant <= max(large.width, large.height) else { return nil }
    (self.reference, self.actual) = (reference, actual)
  }

  /// What both are brought to.
  var size: PixelSize { reference.area < actual.area ? reference : actual }

  /// What was done.
  var note: String {
    let larger = reference.area < actual.area ? actual : reference
    return "Size: \(larger) pixels were scaled to \(size) to be compared."
  }
}
