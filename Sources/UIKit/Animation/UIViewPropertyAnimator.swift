/// Where an animation is in its life.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or over.
  case inactive
  /// Runs or stands still on its way.
  case active
  /// Stopped and not finished yet.
  case stopped
}

/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// An animation of views that can be held, moved by hand, turned round and stopped.
///
/// Source: Apple, UIViewPropertyAnimator.
@MainActor
open class UIViewPropertyAnimator: NSObject {
  public let timingParameters: any UITimingCurveProvider
  /// Units: seconds.
  ///
  /// A spring that takes its own time decides it.
  public let duration: TimeInterval
  /// Of the last start. Units: seconds.
  open private(set) var delay: TimeInterval = 0
  /// Whether touches reach the views meanwhile.
  open var isUserInteractionEnabled = true
  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false

  private let runtime = Runtime.current
  private var blocks: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var batch: AnimationBatch?

  /// Units: seconds.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = parameters.springTimingParameters?.timing.ownDuration ?? duration
    timingParameters = parameters
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// An animator that runs already. Units: seconds.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes; to an animation that is on its way they join at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    guard let batch, state == .active else {
      blocks.append(animation)
      return
    }
    runtime.timeline.collecting.append(batch)
    animation()
    runtime.timeline.collecting.removeLast()
  }

  /// Called when the animation has finished, in the order of adding.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Begins, or goes on where it was held.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Units: seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else { raiseStopped("start") }
    if state == .active {
      guard !isRunning else { return }
      isRunning = true
      batch?.release(reversed: isReversed)
      return
    }
    self.delay = delay
    begin(delay: delay)
    isRunning = true
  }

  /// Holds the animation, which is active from then on.
  open func pauseAnimation() {
    guard state != .stopped else { raiseStopped("pause") }
    if state == .inactive { begin(delay: 0) }
    isRunning = false
    batch?.hold()
  }

  /// Goes on with another timing; the factor is the share of the duration, 0 for what is left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    isRunning = true
    batch?.release(
      reversed: isReversed, curve: parameters?.curve,
      duration: durationFactor > 0 ? duration * TimeInterval(durationFactor) : nil)
  }

  /// Leaves the views as they are seen. Without finishing, `finishAnimation(at:)` is awaited;
  /// otherwise the animator is as before its start and calls nobody.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
    let batch = batch
    if withoutFinishing { self.batch = nil }
    if let batch { runtime.timeline.remove(batch) }
    if withoutFinishing {
      completions = []
      batch?.end(.present, finished: false)
    } else {
      batch?.hold()
    }
  }

  /// Finishes what was stopped and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    finish(at: finalPosition)
  }

  /// How far it is. Units: 0...1. Setting it holds the animation there.
  open var fractionComplete: CGFloat {
    get { CGFloat(batch?.progress ?? 0) }
    set {
      if state == .inactive { begin(delay: 0) }
      guard state == .active else { return }
      isRunning = false
      batch?.hold(at: Double(newValue))
    }
  }

  /// Whether it runs back to its beginning.
  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, isRunning, let batch else { return }
      batch.hold()
      batch.release(reversed: isReversed)
    }
  }

  private func begin(delay: TimeInterval) {
    let batch = AnimationBatch(
      duration: duration, delay: delay, curve: timingParameters.curve,
      options: isUserInteractionEnabled ? .allowUserInteraction : [], runtime: runtime,
      completion: { [weak self] _ in self?.batchEnded() })
    self.batch = batch
    state = .active
    let blocks = blocks
    self.blocks = []
    runtime.collect(into: batch) { for block in blocks { block() } }
    runtime.running(self, in: batch)
  }

  /// The batch has come to its end by itself.
  private func batchEnded() {
    guard let batch, state == .active else { return }
    self.batch = nil
    conclude(at: batch.isReversed ? .start : .end)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    let batch = batch
    self.batch = nil
    switch position {
    case .end: batch?.end(.values, finished: true)
    case .start: batch?.end(.beginnings, finished: true)
    case .current: batch?.end(.present, finished: true)
    }
    conclude(at: position)
  }

  private func conclude(at position: UIViewAnimatingPosition) {
    isRunning = false
    state = .inactive
    let completions = completions
    self.completions = []
    for completion in completions { completion(position) }
  }

  private func raiseStopped(_ verb: String) -> Never {
    raise(
      .internalInconsistency,
      "It is an error to \(verb) an animation that is in the stopped state: \(self)")
  }
}
