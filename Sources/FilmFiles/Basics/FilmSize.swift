import Pixels

/// The size that all pictures of a film in one file have.
struct FilmSize {
  private let path: String
  private var size: PixelSize?

  /// - Parameter path: of the film, for messages.
  init(path: String) { self.path = path }

  /// Takes the size of the next picture.
  ///
  /// - Returns: whether it is the first one.
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

  /// The size of the film.
  ///
  /// - Throws: `FilmFileError.noFrames`.
  func ofFilm() throws(FilmFileError) -> PixelSize {
    guard let size else { throw .noFrames(path: path) }
    return size
  }
}
