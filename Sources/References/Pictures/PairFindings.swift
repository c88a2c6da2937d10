import FilmFiles
import FrameComparison
import Pixels

/// What threads find, each on its own, and what it is together.
struct PairFindings: Sendable {
  /// Why nothing behind a pair is compared.
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

  /// Of the film's first frame.
  var size: PixelSize?
  var end: End?
  private var differences: [(place: Int, entry: FilmComparer.Difference)] = []
  private var first: First?
  private var heat: HeatMap?

  /// Adds a pair that is not equal, which is behind all others that were added.
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

  /// Adds what another thread found.
  mutating func add(_ other: PairFindings) {
    differences += other.differences
    end = [end, other.end].compactMap { $0 }.min { $0.place < $1.place }
    first = [first, other.first].compactMap { $0 }.min { $0.place < $1.place }
    if let more = other.heat {
      heat?.add(more)
      heat = heat ?? more
    }
  }

  /// What was found before the end.
  ///
  /// - Throws: `FilmFileError` where a frame could not be read.
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
    // Threads may have been further than that pair, so what they added is of no use.
    case .sizes(let one, let other): outcome.sizes = (one, other)
    case .failure(let error): throw error
    case nil: outcome.heat = heat
    }
    return outcome
  }
}
