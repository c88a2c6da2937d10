/// A limit on how many pixels of a film are decoded.
///
/// Without it, a small file could keep a processor busy for hours.
struct PixelBudget {
  private let path: String
  private let asked: Int?
  private var bytes: Int
  private var spent = 0

  /// Sets the limit.
  ///
  /// - Parameters:
  ///   - path: the film, named in the error.
  ///   - asked: how many pixels; by default many times what a film of that length has.
  ///   - bytes: the size of the film's file.
  init(of path: String, asked: Int?, bytes: Int) {
    (self.path, self.asked, self.bytes) = (path, asked, bytes)
  }

  /// Adds the bytes of another file of the same film, which raises the default limit.
  mutating func add(bytes: Int) { self.bytes += bytes }

  /// Counts a picture that is to be decoded.
  ///
  /// - Parameter area: the pixels of the film or of what changes, whichever is more.
  /// - Throws: `FilmFileError.tooManyPixels` when the limit is exceeded.
  mutating func spend(_ area: Int) throws(FilmFileError) {
    spent += area
    guard spent <= limit else { throw .tooManyPixels(path: path, limit: limit) }
  }

  private var limit: Int {
    asked
      ?? min(
        FilmLimits.mostPixels,
        FilmLimits.pixelsOfAnyFilm + bytes * FilmLimits.pixelsOfAByte)
  }
}
