import FrameOutput
import Pixels

/// A film in a file or a folder, and how it is read.
struct FilmSource: Hashable, Sendable {
  let path: String
  /// Of a folder, in frames a second.
  var rate = Films.standardRate
  /// How many pixels are decoded at the most; `nil` is many times what a film of that length has.
  var mostPixels: Int?
  /// What is done to its pictures; `nil` leaves them as they are.
  var change: SizeChange?

  init(_ path: String) { self.path = path }

  /// - Throws: `FrameOutputError`.
  func open() throws(FrameOutputError) -> any FilmReader {
    let film = try Films.open(path, rate: rate, mostPixels: mostPixels)
    guard let change else { return film }
    return ReducedFilm(film, by: change)
  }

  /// The size of the first picture; `nil` where there is none.
  ///
  /// - Throws: `FrameOutputError`.
  func firstSize() throws(FrameOutputError) -> PixelSize? { try open().next()?.frame().size }
}
