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
  /// How often it is gone; may be infinite or a fraction. No unit.
  package let rounds: Double
  /// Whether each round goes back too, which takes as long again.
  package let autoreverses: Bool
  /// The pace, where it is not the batch's.
  package let curve: TimingCurve?
  /// What is collected where the changes are key frames.
  package let keyframes: KeyframePlan?
  /// What is called with the batch's end.
  package let completion: ((_ finished: Bool) -> Void)?

  /// From where it went on when the batch was let go last. Units: 0...1.
  package var origin = 0.0

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

  /// When the first way is over.
  private var turn: Double { start + length }

  /// When all is over; may be infinite.
  package var end: Double { start + length * rounds * (autoreverses ? 2 : 1) }

  /// Whether it is all of the batch's time, once.
  package var isPlain: Bool { start == 0 && end == 1 }

  /// How much of the way is behind at a moment of the batch's time, without a pace. Units: 0...1.
  ///
  /// After the last round the new values are there at once, also where that was a way back.
  package func share(at moment: Double) -> Double {
    let passed = moment - start
    guard passed > 0 else { return 0 }
    guard length > 0, moment < end, passed.isFinite else { return 1 }
    let ways = passed / length
    let way = ways.rounded(.down)
    return autoreverses && Int(saturating: way) % 2 == 1 ? 1 - (ways - way) : ways - way
  }

  /// Of a stretch of the batch's time, the part that the span's own first way takes.
  ///
  /// Units: shares of the stretch. Returns nothing where it takes none.
  package func part(from: Double, to: Double) -> (begin: Double, end: Double)? {
    let way = to - from
    let (first, last) = way > 0 ? (max(start, from), turn) : (min(turn, from), start)
    guard way != 0, (last - first) / way > 0 else { return nil }
    return ((first - from) / way, (last - from) / way)
  }
}

/// What takes the changes that are made now.
@MainActor
package struct AnimationCollection {
  package let batch: AnimationBatch
  package let span: AnimationSpan
}
