import Geometry

/// The animations that one call asked for: they run and end together.
@MainActor
package final class AnimationBatch {
  /// Where a batch ends.
  package enum End: Hashable, Sendable {
    /// With the values that were set.
    case values
    /// With the values that were there before.
    case beginnings
    /// With what is seen at the moment.
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

  package let options: Options
  /// What changes belong to of which nothing else is said.
  package let whole: AnimationSpan
  private let completion: ((_ finished: Bool) -> Void)?
  private let runtime: LayerRuntime
  private var course: AnimationCourse

  /// Whether a property animator moves it, and what is asked for within it.
  package var isSteered = false
  /// Whether touches look for its views where they are seen.
  package var isTouchedWhereSeen = false
  /// Asked when the time is over: where it answers true, the batch stays at its end.
  package var staysAtEnd: (() -> Bool)?

  /// What changes, in the order in which it was asked for.
  package private(set) var animations: [PropertyChange] = []
  private var spans: [AnimationSpan]
  /// What else follows the batch's progress: the content of transitions.
  package var followers: [(Double) -> Void] = []
  package private(set) var hasEnded = false

  /// Units: seconds.
  package init(
    duration: TimeInterval, delay: TimeInterval = 0, curve: TimingCurve,
    options: Options = [], keyframes: KeyframePlan? = nil, runtime: LayerRuntime,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.options = options
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

  /// Units: seconds. Zero for changes that are not animated.
  package var duration: TimeInterval { course.duration }
  package var curve: TimingCurve { course.curve }
  package var isReversed: Bool { course.isReversed }
  package var isHeld: Bool { course.isHeld }

  /// Whether it never ends by itself.
  package var isRepeating: Bool { end == .infinity }

  /// Units: durations.
  private var end: Double { spans.reduce(1) { max($0, $1.end) } }

  private var isEmpty: Bool { animations.isEmpty && followers.isEmpty }

  /// How far the values are: 0 at the beginning, 1 at the end; springs go beyond.
  package var progress: Double { progress(of: whole) }

  /// How far the changes of a span are whose layer is some seconds behind.
  package func progress(of span: AnimationSpan, lag: TimeInterval = 0) -> Double {
    course.progress(of: span, at: runtime.time - lag)
  }

  /// How far they are on their way up or down, where that differs.
  package func verticalProgress(of span: AnimationSpan, lag: TimeInterval) -> Double? {
    guard (span.curve ?? course.curve).vertical != nil else { return nil }
    return course.progress(of: span, at: runtime.time - lag, isVertical: true)
  }

  /// How much of its time is behind; nothing where it goes on from a hold as a way of its own.
  ///
  /// Units: 0...1.
  package var shareOfTime: Double? {
    course.share(ofTimeAt: runtime.time).map { min(max($0, 0), 1) }
  }

  /// How far the batch is between its beginning and its end: there begins what is added to it now.
  ///
  /// Units: 0...1.
  package var placeOfAdditions: Double { course.place(at: runtime.time) }

  /// Whether its time is over. One in which nothing changes is over at once.
  package var isDue: Bool {
    guard !isHeld else { return false }
    if isEmpty { return true }
    let lag = animations.reduce(0) { max($0, $1.lag) }
    return course.isOver(at: runtime.time - lag, end: end)
  }

  package func add(_ animation: PropertyChange) { animations.append(animation) }

  package func add(_ span: AnimationSpan) { spans.append(span) }

  /// One of its animations was taken off its layer.
  package func remove(_ animation: PropertyChange) {
    animations.removeAll { $0 === animation }
    if isEmpty { end(finished: false) }
  }

  /// Stands still where it is.
  package func hold() { course.hold(at: runtime.time) }

  /// Stands still at a share of the way. Units: 0...1.
  package func hold(at share: Double) { course.hold(atShare: share) }

  /// Stands still at a share of the time. Units: 0...1.
  package func hold(atShareOfTime share: Double) {
    course.hold(atShareOfTime: share, at: runtime.time)
  }

  /// Goes on along its time from where it was held.
  ///
  /// Returns false where it went on as a way of its own before.
  package func resume(reversed: Bool) -> Bool {
    course.resume(reversed: reversed, at: runtime.time)
  }

  /// Goes on from where it was held, for the share of the time that is left unless told otherwise.
  ///
  /// *Units*: seconds.
  package func release(reversed: Bool, curve: TimingCurve? = nil, duration: TimeInterval? = nil) {
    guard isHeld else { return }
    course.release(
      spans, from: progress, reversed: reversed, curve: curve, duration: duration,
      at: runtime.time)
  }

  /// Takes the animations off their layers, leaves the values that the end says, and tells of it.
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
