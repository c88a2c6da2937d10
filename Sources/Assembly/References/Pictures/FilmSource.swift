import FilmFiles
import Pixels

/// A film in a file or a folder, and how it is read.
package struct FilmSource: Hashable, Sendable {
  let path: String
  /// The frame rate if it is a folder, in frames a second.
  package var rate = Films.standardRate
  /// How many pixels are decoded at most; `nil` is many times what a film of that length has.
  package var mostPixels: Int?
  /// How its pictures are made smaller; `nil` leaves them as they are.
  var change: SizeChange?

  init(_ path: String) { self.path = path }

  /// Opens the film.
  ///
  /// - Throws: `FilmFileError`.
  func open() throws(FilmFileError) -> any FilmReader {
    let film = try Films.open(path, rate: rate, mostPixels: mostPixels)
    guard let change else { return film }
    return ReducedFilm(film, by: change)
  }

  /// Returns the size of the first picture; `nil` when there is none.
  ///
  /// - Throws: `FilmFileError`.
  func firstSize() throws(FilmFileError) -> PixelSize? { try open().next()?.frame().size }
}
