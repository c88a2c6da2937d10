import FilmFiles
import Synchronization

/// Pairs of frames of two films, in order; each thread takes the next pair that nobody has.
final class PairQueue: Sendable {
  /// Two frames to be compared.
  struct Work: Sendable {
    /// How many pairs come before.
    let place: Int
    let pair: FrameAlignment.Pair
    /// The frames, or the error for which they cannot be read.
    let images: Result<(reference: FilmImage, actual: FilmImage), FilmFileError>
  }

  private struct State {
    var reference: FilmCursorReader
    var actual: FilmCursorReader
    var place = 0
    var end: Int
  }

  private let pairs: [FrameAlignment.Pair]
  private let state: Mutex<State>

  init(
    _ reference: sending any FilmReader, _ actual: sending any FilmReader,
    _ pairs: [FrameAlignment.Pair]
  ) {
    self.pairs = pairs
    state = Mutex(
      State(
        reference: FilmCursorReader(reference), actual: FilmCursorReader(actual), end: pairs.count))
  }

  /// Returns the next pair; `nil` at the end, which is where the shorter film ends.
  func next() -> Work? {
    state.withLock { state -> Work? in
      guard state.place < state.end else { return nil }
      let place = state.place
      state.place += 1
      let pair = pairs[place]
      do throws(FilmFileError) {
        guard let old = try state.reference.image(pair.reference),
          let new = try state.actual.image(pair.actual)
        else {
          state.end = place
          return nil
        }
        return Work(place: place, pair: pair, images: .success((old, new)))
      } catch {
        return Work(place: place, pair: pair, images: .failure(error))
      }
    }
  }

  /// Ends the queue: hands out no pair at `place` or after it.
  func end(before place: Int) {
    state.withLock { $0.end = min($0.end, place) }
  }
}

/// Reads the frames of a film in order, each as often as it is asked for.
private struct FilmCursorReader {
  private let reader: any FilmReader
  private var current: FilmImage?

  init(_ reader: any FilmReader) { self.reader = reader }

  /// Returns the frame with this index; `nil` when the film ends before.
  mutating func image(_ index: Int) throws(FilmFileError) -> FilmImage? {
    while (current?.index ?? -1) < index {
      guard let next = try reader.next() else { return nil }
      current = next
    }
    return current
  }
}
