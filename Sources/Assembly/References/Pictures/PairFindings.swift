import FilmFiles
import FrameComparison
import Pixels

/// What one thread has found, or several threads together.
struct PairFindings: Sendable {
  /// Why nothing after a pair is compared.
  struct End: Sendable {
    enum Reason: Sendable {
      case sizes(PixelSize, PixelSize)
      case failure(FilmFileError)
    }

    let place: Int
    let reason: Reason
  }

  /// The first pair that differs too much.
  private struct First: Sendable {
    let place: Int
    let reference: Frame
    let actual: Frame
    let difference: FrameDifference
  }

  /// The size of the film's first frame.
  var size: PixelSize?
  var end: End?
  private var differences: [(place: Int, entry: FilmComparer.Difference)] = []
  private var first: First?
  private var heat: HeatMap?

  /// Adds a pair that differs, which comes after all that were added before.
  mutating func add(
    _ entry: FilmComparer.Difference, of difference: FrameDifference, at place: Int,
    between reference: Frame, _ actual: Frame
  ) {
    differences.append((place, entry))
    guard entry.isTooMuch else { return }
    if first == nil {
      first = First(place: place, reference: reference, actual: actual, difference: difference)
    }
    guard difference.size == size else { return }
    var heat = heat ?? HeatMap(size: difference.size)
    self.heat = nil
    heat.add(difference)
    self.heat = heat
  }

  /// Adds what another thread has found.
  mutating func add(_ other: PairFindings) {
    differences += other.differences
    end = [end, other.end].compactMap { $0 }.min { $0.place < $1.place }
    first = [first, other.first].compactMap { $0 }.min { $0.place < $1.place }
    if let more = other.heat {
      heat?.add(more)
      heat = heat ?? more
    }
  }

  /// Returns what was found before the end.
  ///
  /// - Throws: `FilmFileError` when a frame could not be read.
  func outcome() throws(FilmFileError) -> FilmComparer.Outcome {
    let limit = end?.place ?? .max
    var outcome = FilmComparer.Outcome(
      sizes: size.map { ($0, $0) },
      differences: differences.filter { $0.place < limit }.sorted { $0.place < $1.place }
        .map(\.entry))
    if let first, first.place < limit {
      outcome.first = (first.reference, first.actual, first.difference)
    }
    switch end?.reason {
    // Other threads may have gone beyond that pair; what they found there is dropped.
    case .sizes(let one, let other): outcome.sizes = (one, other)
    case .failure(let error): throw error
    case nil: outcome.heat = heat
    }
    return outcome
  }
}
