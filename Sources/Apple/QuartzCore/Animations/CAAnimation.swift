import Geometry

/// An animation, which changes how a layer looks over time but not its properties.
///
/// The time of a layer without a superlayer is the stage's.
///
/// Source: Apple, CAAnimation.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction, @MainActor NSCopying {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
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
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
