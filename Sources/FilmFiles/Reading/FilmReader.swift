import Foundation

/// A film that is read picture by picture, so that a long one needs no more memory than a short one.
package protocol FilmReader: AnyObject {
  /// How long each picture stands, where that is known before any is read. *Units*: seconds.
  var knownDurations: [TimeInterval]? { get }

  /// The next picture; `nil` at the end.
  ///
  /// - Throws: `FilmFileError.cannotRead`; the film is then over.
  func next() throws(FilmFileError) -> FilmImage?
}

extension FilmReader {
  package var knownDurations: [TimeInterval]? { nil }
}
