/// An animation of views that can be held, moved by hand, reversed and stopped.
///
/// Source: Apple, UIViewPropertyAnimator.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
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
  open internal(set) var state = UIViewAnimatingState.inactive
  /// Whether the animation is under way: started, and neither held nor over.
  open internal(set) var isRunning = false

  let runtime = LayerRuntime.current
  /// The changes that were added before the start, with the share of the time that each waits.
  var blocks: [(delayFactor: Double, changes: () -> Void)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// What is animated; `nil` while the animator is inactive.
  var batch: AnimationBatch?

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

  /// Makes an animator and starts it.
  ///
  /// *Units*: `duration` and `delay` in seconds.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 7)) ?? .easeInOut
    let made: UIViewPropertyAnimator = unsafeBitCast(self, to: _AnimatorByClass.Type.self).init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    let animator = unsafeDowncast(made, to: Self.self)
    animator.addAnimations(animations)
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
}
