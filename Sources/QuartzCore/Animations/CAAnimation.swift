import Geometry

/// Something that a layer does over time without changing its properties.
///
/// Source: Apple, CAAnimation. The stage's time is the outermost layers' time.
@MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  /// The pace; even where absent.
  open var timingFunction: CAMediaTimingFunction?

  /// Whether the layer forgets the animation when its time is over.
  open var isRemovedOnCompletion = true

  /// Who is told of the beginning and the end; kept alive by the animation, as on iOS.
  open var delegate: (any CAAnimationDelegate)?

  /// What `setValue(_:forKey:)` kept.
  private var values: [String: Any] = [:]

  public required override init() { super.init() }

  /// Keeps a value of the author's own with the animation.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// What was kept under a key.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Lets a copy of the animation run on a layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// An animation of the same kind that says the same.
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
    return copy
  }

  /// Takes from the transaction what the animation does not say itself.
  func complete(by transaction: TransactionState) {
    if duration <= 0 { duration = transaction.duration ?? TransactionState.standardDuration }
    if timingFunction == nil { timingFunction = transaction.timingFunction }
  }

  /// Changes a copy of a layer to what it looks like.
  ///
  /// - Parameters:
  ///   - time: in what the animation belongs to. Units: seconds.
  ///   - begin: when it began there. Units: seconds.
  func apply(to layer: CALayer, at time: CFTimeInterval, begin: CFTimeInterval) {
    guard let moment = moment(at: time, begin: begin, once: duration) else { return }
    let share = duration > 0 ? moment.seconds / duration : 1
    let paced = timingFunction?.timing.progress(at: share) ?? share
    show(on: layer, progress: paced, moment)
  }

  /// Changes a copy of a layer; `progress` is 0...1 along the timing function.
  func show(on layer: CALayer, progress: Double, _ moment: Moment) {}

  /// What the layer looked like before is needed to show it.
  func began(on layer: CALayer) {}
}

/// Is told when an animation begins and ends.
///
/// Source: Apple, CAAnimationDelegate.
@MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// The first frame with the animation is about to be shown.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation is over, or was taken off before (`flag` is false then).
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
