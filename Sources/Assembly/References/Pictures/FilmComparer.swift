import Dispatch
import FilmFiles
import FrameComparison
import Pixels
import Synchronization

/// Compares two films picture by picture, on several threads.
///
/// Each thread takes one pair at a time, so that long films need no more memory than short ones.
package struct FilmComparer: Sendable {
  var comparer = FrameComparer()
  var limits = PixelLimits()
  /// How many threads compare; the outcome does not depend on it.
  var jobs = 1

  /// Compares exactly and on one thread, unless said otherwise.
  package init(
    comparer: FrameComparer = FrameComparer(), limits: PixelLimits = PixelLimits(), jobs: Int = 1
  ) {
    (self.comparer, self.limits, self.jobs) = (comparer, limits, jobs)
  }

  /// A pair of frames that differ.
  struct Difference: Sendable {
    let pair: FrameAlignment.Pair
    /// Whether the pair differs by more than is allowed.
    let isTooMuch: Bool
    let differentCount: Int
    let toleratedCount: Int
    /// The share of pixels that differ, 0...1.
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

  /// The result of a comparison.
  struct Outcome: Sendable {
    /// The sizes of the first frames.
    var sizes: (reference: PixelSize, actual: PixelSize)?
    var differences: [Difference] = []
    var heat: HeatMap?
    /// The first pair of frames that differ by more than is allowed.
    var first: (reference: Frame, actual: Frame, difference: FrameDifference)?
  }

  /// Compares the frames of `pairs`, which are in order in both films.
  ///
  /// After a pair of frames with different sizes nothing is compared, and there is no heat map.
  ///
  /// - Throws: `FilmFileError` when a film cannot be read.
  func compare(
    _ reference: sending any FilmReader, _ actual: sending any FilmReader,
    _ pairs: [FrameAlignment.Pair]
  ) throws(FilmFileError) -> Outcome {
    let queue = PairQueue(reference, actual, pairs)
    guard let opening = queue.next() else { return Outcome() }
    // The first pair is compared on its own, since its size is the film's.
    var first = PairWorker(comparer: comparer, limits: limits)
    if first.isLast(opening) { return try first.findings.outcome() }
    let size = first.findings.size
    let all = Mutex(first.findings)
    DispatchQueue.concurrentPerform(iterations: jobs) { _ in
      var worker = PairWorker(comparer: comparer, limits: limits, size: size)
      while let work = queue.next() {
        if worker.isLast(work) { queue.end(before: work.place) }
      }
      let found = worker.findings
      all.withLock { $0.add(found) }
    }
    return try all.withLock { $0 }.outcome()
  }
}
