import Pixels

/// The size of a film, which all its pictures must have.
struct FilmSize {
  private let path: String
  private var size: PixelSize?

  /// Begins with no size.
  ///
  /// - Parameter path: the film, named in errors.
  init(path: String) { self.path = path }

  /// Checks that the next picture has the size of the first.
  ///
  /// - Returns: true for the first picture.
  /// - Throws: `FilmFileError.sizeChanged`.
  @discardableResult
  mutating func take(_ next: PixelSize) throws(FilmFileError) -> Bool {
    guard let size else {
      size = next
      return true
    }
    guard size == next else {
      throw .sizeChanged(path: path, from: "\(size)", to: "\(next)")
    }
    return false
  }

  /// Returns the size of the film.
  ///
  /// - Throws: `FilmFileError.noFrames`.
  func ofFilm() throws(FilmFileError) -> PixelSize {
    guard let size else { throw .noFrames(path: path) }
    return size
  }
}
