import Dispatch
import Fingerprints
import FrameComparison
import FrameOutput
import Pixels
import Synchronization

/// Compares two films picture by picture, a few at a time, so that long films need no more memory
/// than short ones.
struct FilmComparer: Sendable {
  var comparer = FrameComparer()
  var limits = PixelLimits()
  /// Threads; the outcome does not depend on it.
  var jobs = 1

  /// One pair of frames that is not equal.
  struct Difference: Sendable {
    let pair: FrameAlignment.Pair
    /// Whether it is more than what may differ.
    let isTooMuch: Bool
    let differentCount: Int
    let toleratedCount: Int
    /// 0...1.
    let share: Double
    let bounds: PixelRectangle?
    let rectangles: [PixelRectangle]
    let worstWindow: FrameDifference.Window?

    init(_ difference: FrameDifference, _ pair: FrameAlignment.Pair, _ limits: PixelLimits) {
      self.pair = pair
      isTooMuch = !limits.allow(difference)
      differentCount = difference.differentCount
      toleratedCount = difference.toleratedCount
      share = difference.share
      bounds = difference.bounds
      rectangles = difference.rectangles()
      worstWindow = difference.worstWindow
    }
  }

  /// What came out.
  struct Outcome: Sendable {
    /// Of the first frames.
    var sizes: (reference: PixelSize, actual: PixelSize)?
    var differences: [Difference] = []
    var heat: HeatMap?
    /// The first pair of frames whose difference is too much.
    var first: (reference: Frame, actual: Frame, difference: FrameDifference)?
  }

  /// Compares the frames of `pairs`, which are in order in both films.
  ///
  /// - Throws: `FrameOutputError` where a film cannot be read.
  func compare(
    _ reference: any FilmReader, _ actual: any FilmReader, _ pairs: [FrameAlignment.Pair]
  ) throws(FrameOutputError) -> Outcome {
    var outcome = Outcome()
    var (one, other) = (FilmCursorReader(reference), FilmCursorReader(actual))
    var batch: [Work] = []
    for pair in pairs {
      guard let old = try one.image(pair.reference), let new = try other.image(pair.actual) else {
        break
      }
      batch.append(Work(pair: pair, reference: old, actual: new))
      if batch.count == jobs * Self.pairsAJob {
        if try !finish(&batch, &outcome) { return outcome }
      }
    }
    _ = try finish(&batch, &outcome)
    return outcome
  }

  private struct Work: Sendable {
    let pair: FrameAlignment.Pair
    let reference: FilmImage
    let actual: FilmImage
  }

  private enum Result: Sendable {
    case same(PixelSize?)
    case sizes(PixelSize, PixelSize)
    case different(Difference, FrameDifference, Frame, Frame)
    case failure(FrameOutputError)
  }

  /// Works on a batch with all threads; false where the sizes differ and no more is to be compared.
  private func finish(
    _ batch: inout [Work], _ outcome: inout Outcome
  ) throws(FrameOutputError) -> Bool {
    let work = batch
    batch = []
    let results = Mutex<[Int: Result]>([:])
    // Every thread takes the next pair that nobody has.
    let next = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: min(jobs, max(1, work.count))) { _ in
      while true {
        let place = next.add(1, ordering: .relaxed).oldValue
        guard place < work.count else { return }
        let result = compare(work[place])
        results.withLock { $0[place] = result }
      }
    }
    let all = results.withLock { $0 }
    for place in work.indices {
      switch all[place] {
      case .same(let size): if outcome.sizes == nil, let size { outcome.sizes = (size, size) }
      case .sizes(let one, let other):
        outcome.sizes = (one, other)
        return false
      case .different(let entry, let difference, let old, let new):
        if outcome.sizes == nil { outcome.sizes = (old.size, new.size) }
        note(entry, difference, old, new, in: &outcome)
      case .failure(let error): throw error
      case nil: break
      }
    }
    return true
  }

  private func note(
    _ entry: Difference, _ difference: FrameDifference, _ old: Frame, _ new: Frame,
    in outcome: inout Outcome
  ) {
    outcome.differences.append(entry)
    guard entry.isTooMuch else { return }
    if outcome.first == nil { outcome.first = (old, new, difference) }
    var heat = outcome.heat ?? HeatMap(size: difference.size)
    outcome.heat = nil
    heat.add(difference)
    outcome.heat = heat
  }

  private func compare(_ work: Work) -> Result {
    if work.reference.isSameFile(as: work.actual) {
      // The first is decoded all the same, so that the size is known and a damage found.
      guard work.pair.reference == 0 else { return .same(nil) }
    }
    do throws(FrameOutputError) {
      let (old, new) = (try work.reference.frame(), try work.actual.frame())
      guard old.size == new.size else { return .sizes(old.size, new.size) }
      let difference = comparer.difference(from: old, to: new)
      return difference.isEmpty
        ? .same(old.size)
        : .different(Difference(difference, work.pair, limits), difference, old, new)
    } catch {
      return .failure(error)
    }
  }

  /// How many pairs wait for each thread at once.
  private static let pairsAJob = 4
}

/// Takes the frames of a film in order, each as often as one likes.
private struct FilmCursorReader {
  private let reader: any FilmReader
  private var current: FilmImage?

  init(_ reader: any FilmReader) { self.reader = reader }

  /// The frame of that number; `nil` where the film ends before.
  mutating func image(_ index: Int) throws(FrameOutputError) -> FilmImage? {
    while (current?.index ?? -1) < index {
      guard let next = try reader.next() else { return nil }
      current = next
    }
    return current
  }
}
