import FilmFiles

/// The key frames of a reference, each as often as it was taken: an APNG has equal ones only once.
final class KeyFrameReader {
  private let film: any FilmReader
  /// Units: seconds.
  private let period: Double
  private var current: FilmImage?
  /// How often the current one is still to come.
  private var repetitions = 0

  /// - Parameters:
  ///   - stride: how many frames of the film one key frame stands for.
  ///   - rate: of the film, in frames a second.
  /// - Throws: `FilmFileError.cannotRead`.
  init(_ path: String, stride: Int, rate: Int) throws(FilmFileError) {
    film = try Films.open(path)
    period = Double(stride) / Double(rate)
  }

  /// The next one; `nil` at the end.
  ///
  /// - Throws: `FilmFileError.cannotRead`.
  func next() throws(FilmFileError) -> FilmImage? {
    if repetitions == 0 {
      current = try film.next()
      repetitions = current.map { max(1, Int(($0.duration / period).rounded())) } ?? 1
    }
    repetitions -= 1
    return current
  }
}
