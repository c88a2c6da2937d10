import FilmFiles

/// Reads the key frames of a reference one by one; its APNG holds equal consecutive ones only once.
final class KeyFrameReader {
  private let film: any FilmReader
  /// How long one key frame stands.
  ///
  /// *Units*: seconds.
  private let period: Double
  private var current: FilmImage?
  /// How often the current key frame is still to be returned.
  private var repetitions = 0

  /// Opens the key frames.
  ///
  /// - Parameters:
  ///   - path: the APNG.
  ///   - stride: how many frames of the film one key frame stands for.
  ///   - rate: the frame rate of the film, in frames a second.
  /// - Throws: `FilmFileError.cannotRead`.
  init(_ path: String, stride: Int, rate: Int) throws(FilmFileError) {
    film = try Films.open(path)
    period = Double(stride) / Double(rate)
  }

  /// Reads key frames whose faults are those of a reference.
  ///
  /// - Parameters:
  ///   - path: the APNG.
  ///   - isolation: the actor on which it is read.
  ///   - body: reads it, and nothing else that is a film.
  /// - Returns: what `body` returns.
  /// - Throws: what `body` throws, a `FilmFileError` as `ReferenceError`.
  static func reading<Result>(
    _ path: String, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async throws -> Result {
    do {
      return try await body()
    } catch let error as FilmFileError {
      throw ReferenceError.keys(path: path, error)
    }
  }

  /// Returns the next key frame; `nil` at the end.
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
