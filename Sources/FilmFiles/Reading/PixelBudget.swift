/// How many pixels of a film are decoded at the most, so that a small file cannot keep a processor busy
/// for hours.
struct PixelBudget {
  private let path: String
  private let asked: Int?
  private var bytes: Int
  private var spent = 0

  /// - Parameters:
  ///   - path: of the film, for the message.
  ///   - asked: how many pixels; by default many times what a film of that length has.
  ///   - bytes: how long the film's file is.
  init(of path: String, asked: Int?, bytes: Int) {
    (self.path, self.asked, self.bytes) = (path, asked, bytes)
  }

  /// Counts more bytes of a film in several files.
  mutating func add(bytes: Int) { self.bytes += bytes }

  /// Counts a picture that is to be decoded.
  ///
  /// - Parameter area: in pixels; of the film or of what changes, whichever is more.
  /// - Throws: `FilmFileError.tooManyPixels` where it is one too many.
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
