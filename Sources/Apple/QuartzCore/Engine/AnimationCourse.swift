import Geometry

/// How a batch goes through its time: it runs forwards or back, or it is held.
///
/// *Units*: times in seconds of the stage; moments in durations of the batch, from 0 on.
@MainActor
struct AnimationCourse {
  /// How it runs.
  private enum Run {
    /// Along the batch's time from a moment on; backwards when the step is -1.
    case along(beginning: TimeInterval, from: Double, step: Double)
    /// From a share of the way to 0 or 1, in a time of its own.
    case anew(beginning: TimeInterval, duration: TimeInterval, from: Double, to: Double)
  }

  /// The moment or the share of the way at which a batch stands still.
  private enum Hold {
    case time(TimeInterval)
    /// At a share (0...1) of the way.
    case share(Double)
  }

  let duration: TimeInterval
  private(set) var curve: TimingCurve
  private var run: Run
  private var hold: Hold?
  private(set) var isReversed = false

  /// Makes a course that runs from `beginning` on, in seconds of the stage.
  init(duration: TimeInterval, beginning: TimeInterval, curve: TimingCurve) {
    self.duration = duration
    self.curve = curve
    run = .along(beginning: beginning, from: 0, step: 1)
  }

  var isHeld: Bool { hold != nil }

  /// Returns true when all spans up to `end`, in durations of the batch, are over.
  func isOver(at time: TimeInterval, end: Double) -> Bool {
    guard hold == nil else { return false }
    switch run {
    case .along(let beginning, let from, let step):
      let left = step > 0 ? end - from : from
      // Without a duration all rounds are over when the delay is.
      guard duration > 0 else { return time - beginning >= -MediaTime.tolerance }
      return time - beginning >= left * duration - MediaTime.tolerance
    case .anew(let beginning, let duration, let from, let to):
      let left = to > from && end < .infinity ? max(1, (end - from) / (to - from)) : 1
      return time - beginning >= left * duration - MediaTime.tolerance
    }
  }

  /// Returns how far the changes of a span are.
  ///
  /// - Parameters:
  ///   - span: the span.
  ///   - time: the stage's time, in seconds.
  ///   - isVertical: whether the vertical movement is meant, which may have a pace of its own.
  /// - Returns: 0 at the beginning, 1 at the end; springs go beyond.
  func progress(of span: AnimationSpan, at time: TimeInterval, isVertical: Bool = false) -> Double {
    var time = time
    switch hold {
    case .share(let share): return span.isPlain ? share : span.share(at: share)
    case .time(let held): time = min(time, held)
    case nil: break
    }
    let curve = span.curve ?? self.curve
    let pace = isVertical ? curve.vertical ?? curve : curve
    guard case .anew(let beginning, let duration, let from, let to) = run else {
      guard duration > 0 else { return span.share(at: moment(at: time)) }
      return pace.progress(
        at: span.share(at: moment(at: time)), duration: duration * span.length)
    }
    guard duration > 0 else { return to }
    let passed = (time - beginning) / duration
    guard let part = span.part(from: from, to: to) else { return span.origin }
    let length = part.end - part.begin
    let share = min(max((passed - part.begin) / length, 0), 1)
    return span.origin
      + (to - span.origin) * pace.progress(at: share, duration: duration * length)
  }

  /// Returns how much of the batch's time is over.
  ///
  /// - Parameter time: the stage's time, in seconds.
  /// - Returns: durations of the batch; `nil` where it runs, or is held, on a way with a time of
  ///   its own.
  func share(ofTimeAt time: TimeInterval) -> Double? {
    switch hold {
    case .share: return nil
    case .time(let held): return isAlong ? moment(at: min(time, held)) : nil
    case nil: return isAlong ? moment(at: time) : nil
    }
  }

  /// Returns how far the batch is between its beginning and its end.
  ///
  /// - Parameter time: the stage's time, in seconds.
  /// - Returns: the share of its time, or of its way where that has a time of its own; 0...1.
  func place(at time: TimeInterval) -> Double {
    if let share = share(ofTimeAt: time) { return min(max(share, 0), 1) }
    if case .share(let share) = hold { return min(max(share, 0), 1) }
    guard case .anew(let beginning, let duration, let from, let to) = run, duration > 0 else {
      return isReversed ? 0 : 1
    }
    var passed = time - beginning
    if case .time(let held) = hold { passed = min(time, held) - beginning }
    return min(max(from + (to - from) * passed / duration, 0), 1)
  }

  /// Returns true when a span's beginning is reached, or was passed before the batch was released.
  func hasBegun(_ span: AnimationSpan, at time: TimeInterval) -> Bool {
    if case .share(let share) = hold { return share >= span.start }
    guard case .along = run else { return true }
    var time = time
    if case .time(let held) = hold { time = min(time, held) }
    guard duration > 0 else { return moment(at: time) > 0 }
    return (moment(at: time) - span.start) * duration >= -MediaTime.tolerance
  }

  private var isAlong: Bool { if case .along = run { true } else { false } }

  private func moment(at time: TimeInterval) -> Double {
    guard case .along(let beginning, let from, let step) = run else { return 1 }
    guard duration > 0 else {
      let hasBegun = time - beginning >= -MediaTime.tolerance
      return (step > 0) == hasBegun ? 1 : 0
    }
    return from + step * ((time - beginning) / duration)
  }

  /// Holds the batch where it is.
  mutating func hold(at time: TimeInterval) {
    if hold == nil { hold = .time(time) }
  }

  /// Holds the batch at a share (0...1) of the way.
  mutating func hold(atShare share: Double) { hold = .share(share) }

  /// Holds the batch at a share (0...1) of the time, to which the pace is applied.
  mutating func hold(atShareOfTime share: Double, at time: TimeInterval) {
    run = .along(beginning: time, from: share, step: 1)
    hold = .time(time)
  }

  /// Goes on along the batch's time from where it was held.
  ///
  /// - Returns: false where the batch was released before, with a time of its own; then nothing
  ///   changes.
  mutating func resume(reversed: Bool, at time: TimeInterval) -> Bool {
    guard let share = share(ofTimeAt: time) else { return false }
    run = .along(beginning: time, from: min(max(share, 0), 1), step: reversed ? -1 : 1)
    isReversed = reversed
    hold = nil
    return true
  }

  /// Goes on to the end or the beginning, in a time of its own, each span from where it is seen.
  ///
  /// - Parameters:
  ///   - spans: all spans of the batch.
  ///   - share: the share of the way to go on from.
  ///   - reversed: whether it goes back to the beginning.
  ///   - curve: a new pace; `nil` keeps the old one.
  ///   - duration: seconds; `nil` for the share of the batch's duration that is left.
  ///   - time: the stage's time, in seconds.
  mutating func release(
    _ spans: [AnimationSpan], from share: Double, reversed: Bool, curve: TimingCurve?,
    duration: TimeInterval?, at time: TimeInterval
  ) {
    for (span, origin) in spans.map({ ($0, progress(of: $0, at: time)) }) { span.origin = origin }
    if let curve { self.curve = curve }
    let left = self.duration * (reversed ? share : 1 - share)
    run = .anew(
      beginning: time, duration: max(0, duration ?? left), from: share, to: reversed ? 0 : 1)
    isReversed = reversed
    hold = nil
  }
}
