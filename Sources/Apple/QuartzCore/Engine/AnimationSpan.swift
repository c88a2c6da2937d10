import Geometry

/// The part of a batch's time in which some of its changes happen.
///
/// *Units*: durations of the batch.
@MainActor
package final class AnimationSpan {
  /// When it begins.
  package let start: Double
  /// How long one way takes.
  package let length: Double
  /// The number of runs; may be infinite or a fraction.
  ///
  /// No unit.
  package let rounds: Double
  /// Whether each run goes back too, which takes as long again.
  package let autoreverses: Bool
  /// The pace, where it differs from the batch's.
  package let curve: TimingCurve?
  /// The key frames that are being collected, where the changes are key frames.
  package let keyframes: KeyframePlan?
  /// A block that is called when the batch ends.
  package let completion: ((_ finished: Bool) -> Void)?

  /// How far the span was when the batch was last released.
  ///
  /// *Units*: 0...1.
  package var origin = 0.0

  /// Makes a span, which takes all of the batch's time once and at its pace unless told otherwise.
  package init(
    start: Double = 0, length: Double = 1, rounds: Double = 1, autoreverses: Bool = false,
    curve: TimingCurve? = nil, keyframes: KeyframePlan? = nil,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    self.start = start
    self.length = length
    self.rounds = rounds
    self.autoreverses = autoreverses
    self.curve = curve
    self.keyframes = keyframes
    self.completion = completion
  }

  /// When the first run is over.
  private var turn: Double { start + length }

  /// When all runs are over; may be infinite.
  package var end: Double { start + length * rounds * (autoreverses ? 2 : 1) }

  /// Whether the span takes all of the batch's time, once.
  package var isPlain: Bool { start == 0 && end == 1 }

  /// Returns how much of the way is done at a moment, before the pace is applied.
  ///
  /// After the last run the new values are there at once, even where that run went back.
  ///
  /// - Parameter moment: durations of the batch.
  /// - Returns: 0...1.
  package func share(at moment: Double) -> Double {
    let passed = moment - start
    guard passed > 0 else { return 0 }
    guard length > 0, moment < end, passed.isFinite else { return 1 }
    let ways = passed / length
    let way = ways.rounded(.down)
    return autoreverses && Int(saturating: way) % 2 == 1 ? 1 - (ways - way) : ways - way
  }

  /// Returns the part of a stretch of the batch's time that the span's first run takes.
  ///
  /// - Parameters:
  ///   - from: where the stretch begins, in durations of the batch.
  ///   - to: where it ends; before `from` when time runs back.
  /// - Returns: shares of the stretch; `nil` where the span takes none of it.
  package func part(from: Double, to: Double) -> (begin: Double, end: Double)? {
    let way = to - from
    let (first, last) = way > 0 ? (max(start, from), turn) : (min(turn, from), start)
    guard way != 0, (last - first) / way > 0 else { return nil }
    return ((first - from) / way, (last - from) / way)
  }
}

/// The batch and the span that changes made now belong to.
@MainActor
package struct AnimationCollection {
  /// The view animation that gives changes their duration and their pace.
  package let batch: AnimationBatch
  /// The part of the batch's time that changes take.
  package let span: AnimationSpan

  /// Makes the place of changes that a block makes now.
  package init(batch: AnimationBatch, span: AnimationSpan) {
    self.batch = batch
    self.span = span
  }
}
