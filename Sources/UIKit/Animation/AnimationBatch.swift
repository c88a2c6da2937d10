/// The animations that one call asked for: they run and end together.
@MainActor
final class AnimationBatch {
  /// Where a batch ends.
  enum End: Hashable, Sendable {
    /// With the values that were set.
    case values
    /// With the values that were there before.
    case beginnings
    /// With what is seen at the moment.
    case present
  }

  /// Units: seconds. Zero for changes that are not animated.
  let duration: TimeInterval
  let options: UIView.AnimationOptions
  private let completion: ((_ finished: Bool) -> Void)?
  private let runtime: Runtime

  /// What changes, in the order in which it was asked for.
  private(set) var animations: [LayerAnimation] = []
  /// What else follows the batch's progress: the content of transitions.
  var followers: [(Double) -> Void] = []
  private(set) var hasEnded = false

  /// The stretch that runs: from a progress to 0 or 1, within a time, along a curve.
  private(set) var curve: TimingCurve
  private var origin = 0.0
  private(set) var isReversed = false
  private var beginning: TimeInterval
  private var stretchDuration: TimeInterval
  /// The progress of a batch that does not run.
  private(set) var heldProgress: Double?

  /// Units: seconds.
  init(
    duration: TimeInterval, delay: TimeInterval = 0, curve: TimingCurve,
    options: UIView.AnimationOptions = [], runtime: Runtime, completion: ((Bool) -> Void)? = nil
  ) {
    self.duration = max(0, duration.isFinite ? duration : 0)
    self.curve = curve
    self.options = options
    self.completion = completion
    self.runtime = runtime
    beginning = runtime.time + max(0, delay)
    stretchDuration = self.duration
  }

  var isRepeating: Bool { options.contains(.repeat) }

  private var isEmpty: Bool { animations.isEmpty && followers.isEmpty }

  /// How far the values are: 0 at the beginning, 1 at the end; springs go beyond.
  var progress: Double { progress(along: curve) }

  /// How far centres are on their way up or down, where that differs.
  var verticalProgress: Double? { curve.vertical.map(progress) }

  private func progress(along curve: TimingCurve) -> Double {
    if let heldProgress { return heldProgress }
    let target = isReversed ? 0.0 : 1.0
    return origin
      + (target - origin) * curve.progress(at: share, duration: stretchDuration)
  }

  /// How much of the stretch's time is over. Units: 0...1.
  private var share: Double {
    guard stretchDuration > 0 else { return 1 }
    let elapsed = (runtime.time - beginning) / stretchDuration
    guard isRepeating, elapsed >= 0 else { return min(max(elapsed, 0), 1) }
    let round = elapsed.rounded(.down)
    let runsBack = options.contains(.autoreverse) && Int(saturating: round) % 2 == 1
    return runsBack ? 1 - (elapsed - round) : elapsed - round
  }

  /// Whether its time is over. One in which nothing changes is over at once.
  var isDue: Bool {
    guard heldProgress == nil else { return false }
    if isEmpty { return true }
    return !isRepeating && runtime.time - beginning >= stretchDuration - Self.timeTolerance
  }

  /// Frame times are sums; one that is this near counts as reached. Units: seconds.
  private static let timeTolerance = 1e-9

  func add(_ animation: LayerAnimation) { animations.append(animation) }

  /// One of its animations was taken off its layer.
  func remove(_ animation: LayerAnimation) {
    animations.removeAll { $0 === animation }
    if isEmpty { end(finished: false) }
  }

  /// Stands still where it is, or at a progress.
  func hold(at progress: Double? = nil) { heldProgress = progress ?? self.progress }

  /// Goes on from where it was held, for the share of the time that is left unless told otherwise.
  ///
  /// *Units*: seconds.
  func release(reversed: Bool, curve: TimingCurve? = nil, duration: TimeInterval? = nil) {
    guard let heldProgress else { return }
    origin = heldProgress
    isReversed = reversed
    if let curve { self.curve = curve }
    stretchDuration = duration ?? self.duration * (reversed ? heldProgress : 1 - heldProgress)
    beginning = runtime.time
    self.heldProgress = nil
  }

  /// Takes the animations off their layers, leaves the values that the end says, and tells of it.
  func end(_ end: End = .values, finished: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    let ended = animations
    animations = []
    UIView.performWithoutAnimation {
      for animation in ended.reversed() { animation.leave(at: end) }
    }
    for follower in followers { follower(1) }
    followers = []
    completion?(finished)
  }
}
