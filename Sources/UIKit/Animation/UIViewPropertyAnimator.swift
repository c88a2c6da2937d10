/// An animation of views that can be held, moved by hand, reversed and stopped.
///
/// Source: Apple, UIViewPropertyAnimator.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  /// The timing of the animation.
  public let timingParameters: any UITimingCurveProvider
  /// How long the animation takes; a spring that takes its own time decides it.
  ///
  /// *Units*: seconds.
  public let duration: TimeInterval
  /// The delay of the last start.
  ///
  /// *Units*: seconds.
  open private(set) var delay: TimeInterval = 0
  /// Whether touches reach the views meanwhile.
  open var isUserInteractionEnabled = true
  /// Whether touches find the views where they will be, and the author finds them where they are
  /// seen.
  ///
  /// Otherwise UIKit finds them where they are seen.
  open var isManualHitTestingEnabled = false
  /// Whether the animation may be held, moved by hand and stopped.
  open var isInterruptible = true
  /// Whether the views move evenly, instead of by the timing, when the animation is moved by hand.
  ///
  /// A change counts from the next time on that the animation is held or moved.
  open var scrubsLinearly = true
  /// Whether the animation stays active at its end, where it can be reversed, until it is stopped.
  open var pausesOnCompletion = false
  /// The state of the animation.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animation is under way: started, and neither held nor over.
  open private(set) var isRunning = false

  private let runtime = LayerRuntime.current
  private var blocks: [(delayFactor: Double, changes: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var batch: AnimationBatch?

  /// Makes an animator with a timing.
  ///
  /// *Units*: `duration` in seconds.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = parameters.springTimingParameters?.timing.ownDuration ?? duration
    timingParameters = parameters
    super.init()
  }

  /// Makes an animator of a fifth of a second that eases in and out.
  public override convenience init() {
    self.init(duration: 0.2, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  /// Makes an animator with a built-in curve; `duration` in seconds.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a Bézier curve; `duration` in seconds.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a spring that is at rest at the end; `duration` in seconds.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it.
  ///
  /// *Units*: `duration` and `delay` in seconds.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 7)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes; if the animation is active, they are animated in the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin after a share of the time that is left, and end with the others.
  ///
  /// - Parameters:
  ///   - animation: makes the changes.
  ///   - delayFactor: the share, 0...1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = min(max(Double(delayFactor), 0), 1)
    guard let batch, state == .active else {
      blocks.append((factor, animation))
      return
    }
    collect(animation, delayFactor: factor, from: batch.placeOfAdditions, into: batch)
  }

  private func collect(
    _ changes: () -> Void, delayFactor: Double, from place: Double, into batch: AnimationBatch
  ) {
    let start = place + delayFactor * (1 - place)
    guard start > 0 else { return runtime.collect(into: batch, batch.whole, changes) }
    let span = AnimationSpan(start: start, length: 1 - start)
    batch.add(span)
    runtime.collect(into: batch, span, changes)
  }

  /// Adds a block that is called when the animation has finished.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Starts the animation, or goes on where it was held.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation after a delay, in seconds, or goes on at once where it was held.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else { raiseStopped("start") }
    if state == .active {
      guard !isRunning else { return }
      isRunning = true
      goOn()
      return
    }
    self.delay = delay
    begin(delay: delay)
    isRunning = true
  }

  /// Holds the animation, which is then active.
  open func pauseAnimation() {
    guard state != .stopped else { raiseStopped("pause") }
    requireInterruptible("pause")
    if state == .inactive { begin(delay: 0) }
    isRunning = false
    batch?.hold()
  }

  /// Goes on where the animation was held: along its timing if it was moved along that, else
  /// evenly.
  private func goOn() {
    guard let batch else { return }
    if !scrubsLinearly, batch.resume(reversed: isReversed) { return }
    batch.release(reversed: isReversed)
  }

  /// Goes on where the animation was held, with another timing.
  ///
  /// - Parameters:
  ///   - parameters: the timing; `nil` for the old one.
  ///   - durationFactor: the time it takes, as a share of the duration; 0 for the time that is
  ///     left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    isRunning = true
    guard parameters != nil || durationFactor > 0 else { return goOn() }
    batch?.release(
      reversed: isReversed, curve: parameters?.curve,
      duration: durationFactor > 0 ? duration * TimeInterval(durationFactor) : nil)
  }

  /// Stops the animation and leaves the views as they are seen.
  ///
  /// - Parameter withoutFinishing: whether the animator becomes inactive at once, without calling
  ///   its completions; otherwise it waits for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    requireInterruptible("stop")
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

  /// Finishes a stopped animation and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    finish(at: finalPosition)
  }

  /// How far the animation is: the share of its way, or of its time unless `scrubsLinearly`.
  ///
  /// Setting it holds the animation there.
  ///
  /// *Units*: 0...1.
  open var fractionComplete: CGFloat {
    get {
      guard let batch else { return 0 }
      return CGFloat((scrubsLinearly ? nil : batch.shareOfTime) ?? batch.progress)
    }
    set {
      requireInterruptible("scrub")
      if state == .inactive { begin(delay: 0) }
      guard state == .active, let batch else { return }
      isRunning = false
      if scrubsLinearly {
        batch.hold(at: Double(newValue))
      } else {
        batch.hold(atShareOfTime: Double(newValue))
      }
    }
  }

  /// Whether the animation runs back to its beginning.
  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, isRunning, let batch else { return }
      batch.hold()
      goOn()
    }
  }

  private func begin(delay: TimeInterval) {
    let batch = AnimationBatch(
      duration: UIView.tuned(duration), delay: delay, curve: timingParameters.curve,
      options: isUserInteractionEnabled ? .allowUserInteraction : [], runtime: runtime,
      completion: { [weak self] _ in self?.batchEnded() })
    batch.isSteered = true
    batch.isTouchedWhereSeen = isUserInteractionEnabled && !isManualHitTestingEnabled
    batch.staysAtEnd = { [weak self] in self?.stayAtEnd() ?? false }
    self.batch = batch
    state = .active
    let blocks = blocks
    self.blocks = []
    runtime.collect(into: batch) {
      for block in blocks {
        collect(block.changes, delayFactor: block.delayFactor, from: 0, into: batch)
      }
    }
    runtime.timeline.hold(self, during: batch)
  }

  /// Holds the animation at its end if `pausesOnCompletion`; returns true when it did.
  private func stayAtEnd() -> Bool {
    guard pausesOnCompletion, state == .active, let batch else { return false }
    isRunning = false
    batch.hold(at: batch.isReversed ? 0 : 1)
    return true
  }

  /// Ends the animation because its batch has come to its end by itself.
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

  private func requireInterruptible(_ verb: String) {
    guard !isInterruptible else { return }
    raise(
      .internalInconsistency,
      "It is an error to \(verb) an animation that is not interruptible: \(self)")
  }

  private func raiseStopped(_ verb: String) -> Never {
    raise(
      .internalInconsistency,
      "It is an error to \(verb) an animation that is in the stopped state: \(self)")
  }
}
