extension UIView {
  /// Animates the key frames that a block adds.
  ///
  /// The whole is slow at both ends, as other animations are; the raw value of a curve's option
  /// changes that: `.init(rawValue: UIView.AnimationOptions.curveLinear.rawValue)`. What the block
  /// changes outside of key frames is animated through the whole time. Within another animation or
  /// a property animator it has the time and pace of that one.
  ///
  /// *Units*: `duration` and `delay` in seconds.
  ///
  /// Source: Apple, UIView.animateKeyframes(withDuration:delay:options:animations:completion:).
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let shared = AnimationOptions(rawValue: options.rawValue & ~KeyframeAnimationOptions.modes)
    run(
      tuned(duration), delay, shared.curve, shared, keyframes: KeyframePlan(mode: options.mode),
      animations, completion)
  }

  /// Adds a key frame, at whose end the changes of a block are reached.
  ///
  /// Outside of an animation of key frames, the changes are seen at once.
  ///
  /// *Units*: shares (0...1) of the duration of the animation whose block is being called.
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

  /// The options of an animation of key frames.
  ///
  /// Source: Apple, UIView.KeyframeAnimationOptions; the raw values are Apple's.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays subviews out within the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets touches reach the views while they are animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Changes nothing: animations that run are always added to.
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
    /// Stays at each value until the next is reached.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Goes at an even speed, whatever the times of the key frames.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Goes along a smooth curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Goes along a smooth curve whose pieces take times in proportion to their chords.
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
