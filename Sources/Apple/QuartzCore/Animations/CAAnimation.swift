import Geometry

/// An animation, which changes how a layer looks over time but not its properties.
///
/// The time of a layer without a superlayer is the stage's.
///
/// Source: Apple, CAAnimation.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction, @MainActor NSCopying {
  /// When it begins, in seconds of the layer's or the group's time; 0, the default, for the moment
  /// when it is added.
  open var beginTime: CFTimeInterval = 0
  /// How long one run takes, in seconds; 0, the default, for the transaction's duration, 0.25 s
  /// unless set.
  open var duration: CFTimeInterval = 0
  /// How much faster its time runs than that around it, no unit; 1 by default, and 0 stands still.
  open var speed: Float = 1
  /// How far into its course it begins, in seconds of its own time; 0 by default.
  open var timeOffset: CFTimeInterval = 0
  /// How often it runs, perhaps a fraction; 0, the default, for once, infinite for ever.
  open var repeatCount: Float = 0
  /// How long all runs take together, in seconds; 0, the default, leaves that to `repeatCount`.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each run goes back again, which doubles its time; false by default.
  open var autoreverses = false
  /// What shows before the beginning and after the end; nothing, by default, so that the layer's
  /// own values do.
  open var fillMode = CAMediaTimingFillMode.removed

  /// The pace of the animation; even when absent.
  open var timingFunction: CAMediaTimingFunction?

  /// Whether the animation is removed from the layer when it ends.
  open var isRemovedOnCompletion = true

  /// The object that is told of the beginning and the end; kept alive by the animation, as on iOS.
  open var delegate: (any CAAnimationDelegate)?

  /// The author's wish for a frame rate, which never changes the picture: each frame of the stage
  /// shows the animation.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// The values that `setValue(_:forKey:)` stored.
  private var values: [String: Any] = [:]

  public required override init() { super.init() }

  /// Makes an animation as `init()` does; a coder says nothing of it.
  public required init?(coder: NSCoder) { super.init() }

  /// Stores a value of the author's own with the animation.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// Returns the value that was stored under a key.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Adds a copy of the animation to a layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Returns a copy of the animation, which has the same delegate.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  /// Returns a copy of the animation.
  func duplicate() -> Self {
    let copy = Self()
    copy.beginTime = beginTime
    copy.duration = duration
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.timingFunction = timingFunction
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.delegate = delegate
    copy.values = values
    copy.preferredFrameRateRange = preferredFrameRateRange
    return copy
  }

  /// Takes the duration and pace from the transaction where the animation has none.
  func complete(by transaction: TransactionState) {
    if duration <= 0 { duration = transaction.duration ?? TransactionState.standardDuration }
    if timingFunction == nil { timingFunction = transaction.timingFunction }
  }

  /// Changes a copy of a layer to what the animation shows.
  ///
  /// - Parameters:
  ///   - layer: the copy, which is changed.
  ///   - time: the present time, in seconds of the layer or group that the animation is in.
  ///   - begin: when the animation began, in the same time.
  func apply(to layer: CALayer, at time: CFTimeInterval, begin: CFTimeInterval) {
    guard let moment = moment(at: time, begin: begin, once: duration) else { return }
    let share = duration > 0 ? moment.seconds / duration : 1
    let paced = timingFunction?.timing.progress(at: share) ?? share
    show(on: layer, progress: paced, moment)
  }

  /// Changes a copy of a layer; `progress` is 0...1 along the timing function.
  func show(on layer: CALayer, progress: Double, _ moment: Moment) {}

  /// Notes what the layer looks like before the animation, for animations that need it.
  func began(on layer: CALayer) {
    // What is animated may be a cell's birth rate, which was 0.
    (layer as? CAEmitterLayer)?.emit()
  }
}

/// An object that is told when an animation begins and ends.
///
/// Source: Apple, CAAnimationDelegate.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Tells the delegate that the first frame with the animation is about to be shown.
  func animationDidStart(_ anim: CAAnimation)
  /// Tells the delegate that the animation ended; `flag` is false when it was removed before its
  /// end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing, for a delegate that need not know of the beginning.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing, for a delegate that need not know of the end.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
