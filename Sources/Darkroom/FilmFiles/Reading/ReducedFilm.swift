import Foundation

/// A film whose pictures are brought to one size.
package final class ReducedFilm: FilmReader {
  private let film: any FilmReader
  private let change: SizeChange

  /// Reads `film` with smaller pictures; those that are smaller already stay as they are.
  package init(_ film: any FilmReader, by change: SizeChange) {
    (self.film, self.change) = (film, change)
  }

  /// Those of the film itself; a picture of another size is shown as long.
  package var knownDurations: [TimeInterval]? { film.knownDurations }

  /// Reads the next picture in its new size; `nil` at the end.
  package func next() throws(FilmFileError) -> FilmImage? {
    try film.next()?.reduced(by: change)
  }
}
