import FilmFiles
import Fingerprints
import Pixels
import Synchronization

/// Computes the fingerprints of a film's frames.
///
/// The fingerprint of a frame is made of those of its rows, so that rows that do not change cost
/// nothing.
final class FingerprintSink: FrameSink {
  /// The fingerprints so far, which the caller keeps when the sink is gone.
  final class Collection: Sendable {
    private let fingerprints = Mutex<[Fingerprint]>([])

    /// All fingerprints, in the order of the film.
    var all: [Fingerprint] { fingerprints.withLock { $0 } }

    fileprivate func append(_ fingerprint: Fingerprint?) {
      fingerprints.withLock { fingerprints in
        if let next = fingerprint ?? fingerprints.last { fingerprints.append(next) }
      }
    }
  }

  private let collection: Collection

  init(into collection: Collection) { self.collection = collection }

  func makeEncoder() -> Encoder { Encoder() }

  struct Encoder: FrameEncoder {
    private var rows: [Fingerprint] = []
    private var size: PixelSize?

    mutating func pass(_ frame: Frame, change: ChangedArea) { note(frame, change) }

    mutating func encode(
      _ frame: Frame, change: ChangedArea
    ) throws(FilmFileError) -> Fingerprint {
      note(frame, change)
      return Fingerprint(ofRows: rows, width: frame.size.width)
    }

    private mutating func note(_ frame: Frame, _ change: ChangedArea) {
      let width = frame.size.width
      let isNew = size != frame.size
      if isNew {
        rows = Array(repeating: Fingerprint(), count: frame.size.height)
        size = frame.size
      }
      frame.pixels.withUnsafeBufferPointer { pixels in
        for range in isNew ? [0..<frame.size.height] : change.rows {
          let range = range.clamped(to: 0..<frame.size.height)
          let part = pixels[range.lowerBound * width..<range.upperBound * width]
          rows.replaceSubrange(
            range,
            with: Fingerprint.fingerprints(
              ofRows: UnsafeBufferPointer(rebasing: part), width: width))
        }
      }
    }
  }

  func append(_ piece: Fingerprint?) throws(FilmFileError) {
    collection.append(piece)
  }

  func finish() throws(FilmFileError) {}

  func cancel() {}
}

extension Fingerprint {
  /// Takes the fingerprint of a picture.
  init(of frame: Frame) {
    let rows = frame.pixels.withUnsafeBufferPointer {
      Fingerprint.fingerprints(ofRows: $0, width: frame.size.width)
    }
    self.init(ofRows: rows, width: frame.size.width)
  }

  fileprivate init(ofRows rows: [Fingerprint], width: Int) {
    self.init()
    combine(width)
    for row in rows { combine(row) }
  }
}
