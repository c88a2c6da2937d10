/// The limits on what is read, so that no file can take all memory.
package enum FilmLimits {
  /// The most pixels of one picture; 128 MiB in memory.
  ///
  /// *Units*: pixels.
  package static let largestArea = 33_554_432
  /// The most frames of one film.
  package static let mostFrames = 1_000_000
  /// The most pixels of all pictures of a film: ten minutes of the largest phone at 60 frames a
  /// second.
  ///
  /// *Units*: pixels.
  package static let mostPixels = 100_000_000_000
  /// The pixels that any film may have, however short its file is.
  ///
  /// *Units*: pixels.
  package static let pixelsOfAnyFilm = 1_000_000_000
  /// How many more pixels each byte of a film allows.
  ///
  /// A frame of a phone's screen in which next to nothing changes takes some 30 bytes; that is half
  /// of what is allowed.
  ///
  /// *Units*: pixels a byte.
  package static let pixelsOfAByte = 50_000
}
