import FilmFiles
import Pixels
import Synchronization

/// Collects the frames of a film for a page.
final class ReportSink: FrameSink {
  /// The film so far, which the caller keeps when the sink is gone.
  final class Collection: Sendable {
    private let state = Mutex(ReportFilm())
    private let limit: Int

    /// Begins with no frames.
    ///
    /// - Parameter limit: the most frames that are kept.
    init(limit: Int) { self.limit = limit }

    var film: ReportFilm { state.withLock { $0 } }

    fileprivate func append(_ frame: Frame?) throws(FilmFileError) {
      try state.withLock { film throws(FilmFileError) in
        guard film.frames.count < limit else { return }
        if let frame {
          try film.append(frame)
        } else {
          film.append(step: .same)
        }
      }
    }
  }

  private let collection: Collection

  init(into collection: Collection) { self.collection = collection }

  func makeEncoder() -> Encoder { Encoder() }

  struct Encoder: FrameEncoder {
    mutating func encode(_ frame: Frame, change: ChangedArea) throws(FilmFileError) -> Frame {
      frame
    }
  }

  func append(_ piece: Frame?) throws(FilmFileError) { try collection.append(piece) }

  func finish() throws(FilmFileError) {}

  func cancel() {}
}
