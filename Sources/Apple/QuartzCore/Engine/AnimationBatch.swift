import Geometry

/// The animations that one call asked for: they run and end together.
@MainActor
package final class AnimationBatch {
  /// The values that a batch leaves when it ends.
  package enum End: Hashable, Sendable {
    /// The values that were set.
    case values
    /// The values before the batch.
    case beginnings
    /// The values that are seen at the moment.
    case present
  }

  /// How a batch runs.
  package struct Options: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Runs again and again.
    package static let `repeat` = Options(rawValue: 1 << 0)
    /// Runs back after it has run.
    package static let autoreverse = Options(rawValue: 1 << 1)
    /// Lets touches reach what it animates.
    package static let allowUserInteraction = Options(rawValue: 1 << 2)
  }

  /// The options of the batch.
  package let options: Options
  /// The span of changes that belong to no other.
  package let whole: AnimationSpan
  /// How long the batch waited before it began.
  ///
  /// *Units*: seconds.
  package let delay: TimeInterval
  private let completion: ((_ finished: Bool) -> Void)?
  private let runtime: LayerRuntime
  private var course: AnimationCourse

  /// Whether a property animator moves the batch and what is begun within it.
  package var isSteered = false
  /// Whether touches find the animated views where they are seen.
  package var isTouchedWhereSeen = false
  /// Returns true when the batch is to stay at its end after its time is over.
  package var staysAtEnd: (() -> Bool)?

  /// The changes of the batch, in the order in which they were made.
  package private(set) var animations: [PropertyChange] = []
  private var spans: [AnimationSpan]
  /// What else is called with the batch's progress: the content of transitions.
  package var followers: [(Double) -> Void] = []
  /// Whether the batch has ended.
  package private(set) var hasEnded = false

  /// Makes a batch that begins now or after a delay.
  ///
  /// *Units*: `duration` and `delay` in seconds.
  package init(
    duration: TimeInterval, delay: TimeInterval = 0, curve: TimingCurve,
    options: Options = [], keyframes: KeyframePlan? = nil, runtime: LayerRuntime,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.options = options
    self.delay = max(0, delay)
    self.completion = completion
    self.runtime = runtime
    whole = AnimationSpan(
      rounds: options.contains(.repeat) ? .infinity : 1,
      autoreverses: options.contains(.autoreverse), keyframes: keyframes)
    spans = [whole]
    course = AnimationCourse(
      duration: max(0, duration.isFinite ? duration : 0),
      beginning: runtime.time + max(0, delay), curve: curve)
  }

  /// The duration of one run; zero for changes that are not animated.
  ///
  /// *Units*: seconds.
  package var duration: TimeInterval { course.duration }
  /// Whether its changes are seen later than at once: after its duration, or after its delay alone.
  package var takesTime: Bool { duration > 0 || delay > 0 }
  /// The pace of the batch.
  package var curve: TimingCurve { course.curve }
  /// Whether the batch runs back to its beginning.
  package var isReversed: Bool { course.isReversed }
  /// Whether the batch is held.
  package var isHeld: Bool { course.isHeld }

  /// Whether the batch never ends by itself.
  package var isRepeating: Bool { end == .infinity }

  /// When the last span ends; infinite where one repeats for ever.
  ///
  /// *Units*: durations of the batch.
  private var end: Double { spans.reduce(1) { max($0, $1.end) } }

  private var isEmpty: Bool { animations.isEmpty && followers.isEmpty }

  /// How far the values are: 0 at the beginning, 1 at the end; springs go beyond.
  package var progress: Double { progress(of: whole) }

  /// Returns how far the changes of a span are.
  ///
  /// - Parameters:
  ///   - span: the span.
  ///   - lag: how far the layer's time is behind the stage's, in seconds.
  /// - Returns: 0 at the beginning, 1 at the end; springs go beyond.
  package func progress(of span: AnimationSpan, lag: TimeInterval = 0) -> Double {
    course.progress(of: span, at: runtime.time - lag)
  }

  /// Returns how far the vertical movement of a span is; `nil` where it is as far as the horizontal
  /// one.
  package func verticalProgress(of span: AnimationSpan, lag: TimeInterval) -> Double? {
    guard (span.curve ?? course.curve).vertical != nil else { return nil }
    return course.progress(of: span, at: runtime.time - lag, isVertical: true)
  }

  /// Returns true when the delay of a span is over.
  ///
  /// - Parameters:
  ///   - span: the span.
  ///   - lag: how far the layer's time is behind the stage's, in seconds.
  /// - Returns: whether it has begun.
  func hasBegun(_ span: AnimationSpan, lag: TimeInterval) -> Bool {
    course.hasBegun(span, at: runtime.time - lag)
  }

  /// The share of the batch's time that is over.
  ///
  /// It is `nil` when the batch was released from a hold with a time of its own.
  ///
  /// *Units*: 0...1.
  package var shareOfTime: Double? {
    course.share(ofTimeAt: runtime.time).map { min(max($0, 0), 1) }
  }

  /// How far the batch is between its beginning and its end, which is where added changes begin.
  ///
  /// *Units*: 0...1.
  package var placeOfAdditions: Double { course.place(at: runtime.time) }

  /// Whether the batch's time is over; true at once for a batch in which nothing changes.
  package var isDue: Bool {
    guard !isHeld else { return false }
    if isEmpty { return true }
    let lag = animations.reduce(0) { max($0, $1.lag) }
    return course.isOver(at: runtime.time - lag, end: end)
  }

  /// Adds a change to the batch.
  package func add(_ animation: PropertyChange) { animations.append(animation) }

  /// Adds a span to the batch.
  package func add(_ span: AnimationSpan) { spans.append(span) }

  /// Removes a change that was taken off its layer; the batch ends with the last one.
  package func remove(_ animation: PropertyChange) {
    animations.removeAll { $0 === animation }
    if isEmpty { end(finished: false) }
  }

  /// Holds the batch where it is.
  package func hold() { course.hold(at: runtime.time) }

  /// Holds the batch at a share (0...1) of the way.
  package func hold(at share: Double) { course.hold(atShare: share) }

  /// Holds the batch at a share (0...1) of the time.
  package func hold(atShareOfTime share: Double) {
    course.hold(atShareOfTime: share, at: runtime.time)
  }

  /// Goes on along the batch's time from where it was held.
  ///
  /// - Returns: false where the batch was released before, with a time of its own; then nothing
  ///   changes.
  package func resume(reversed: Bool) -> Bool {
    course.resume(reversed: reversed, at: runtime.time)
  }

  /// Goes on from where the batch was held, towards its end or back to its beginning.
  ///
  /// - Parameters:
  ///   - reversed: whether it goes back.
  ///   - curve: a new pace; `nil` keeps the old one.
  ///   - duration: seconds; `nil` for the share of the batch's time that is left.
  package func release(reversed: Bool, curve: TimingCurve? = nil, duration: TimeInterval? = nil) {
    guard isHeld else { return }
    course.release(
      spans, from: progress, reversed: reversed, curve: curve, duration: duration,
      at: runtime.time)
  }

  /// Takes the changes off their layers, leaves the values of `end`, and calls the completions.
  package func end(_ end: End = .values, finished: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    let ended = animations
    animations = []
    runtime.withoutAnimation {
      for animation in ended.reversed() { animation.leave(at: end) }
    }
    for animation in ended { animation.tellTransactions() }
    for follower in followers { follower(1) }
    followers = []
    for span in spans { span.completion?(finished) }
    completion?(finished)
  }
}
