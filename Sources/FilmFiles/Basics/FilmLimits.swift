/// What is read at the most, so that no file can take all memory.
package enum FilmLimits {
  /// Of one picture; 128 MiB in memory. *Units*: pixels.
  package static let largestArea = 33_554_432
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
