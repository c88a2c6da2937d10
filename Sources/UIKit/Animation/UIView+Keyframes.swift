extension UIView {
  /// Animates what the key frames change that the block adds. Units: seconds.
  ///
  /// The pace of the whole is slow at both ends, as that of other animations; the option of a curve,
  /// by its raw value, is another: `.init(rawValue: UIView.AnimationOptions.curveLinear.rawValue)`.
  /// What the block changes outside of key frames goes on through the whole time. Within another
  /// animation or a property animator it has that one's time and pace. Source: Apple,
  /// UIView.animateKeyframes(withDuration:delay:options:animations:completion:).
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let shared = AnimationOptions(rawValue: options.rawValue & ~KeyframeAnimationOptions.modes)
    run(
      duration, delay, shared.curve, shared, keyframes: KeyframePlan(mode: options.mode),
      animations, completion)
  }

  /// Adds a key frame: what the block changes is reached at its end.
  ///
  /// *Units*: shares (0...1) of the duration of the animation whose block is being called; outside of
  /// one the block changes at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    let timeline = LayerRuntime.current.timeline
    guard let plan = timeline.current?.span.keyframes else { return animations() }
    let outer = plan.frame
    let start = min(max(frameStartTime, 0), 1)
    plan.frame = start...min(max(frameStartTime + frameDuration, start), 1)
    animations()
    plan.frame = outer
  }

  /// How an animation of key frames runs.
  ///
  /// Source: Apple, UIView.KeyframeAnimationOptions; the raw values are Apple's.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays subviews out within the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets touches reach the views while they are animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// As without it: animations that run are added to.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Runs again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs back after it has run, which takes as long again.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration within another animation.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Keeps its own options within another animation.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Goes straight from a value to the next.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Stands at each value until the next is reached.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Goes at an even speed, whatever the times of the key frames.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Goes along a smooth curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Goes along a smooth curve, each piece taking as long as its chord asks.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The bits of the calculation mode.
    fileprivate static let modes: UInt = 7 << 10

    fileprivate var mode: KeyframeTrack.Mode {
      switch rawValue >> 10 & 7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }
}
