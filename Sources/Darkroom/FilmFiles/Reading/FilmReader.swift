import Foundation

/// A film that is read picture by picture, so that a long one needs no more memory than a short
/// one.
package protocol FilmReader: AnyObject {
  /// How long each picture is shown; `nil` when that is not known before they are read.
  ///
  /// *Units*: seconds.
  var knownDurations: [TimeInterval]? { get }

  /// Reads the next picture; `nil` at the end.
  ///
  /// - Throws: `FilmFileError.cannotRead`; the film is then over.
  func next() throws(FilmFileError) -> FilmImage?
}

extension FilmReader {
  /// Unknown before the pictures are read, unless a reader says otherwise.
  package var knownDurations: [TimeInterval]? { nil }
}
