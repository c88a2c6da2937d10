extension UIView {
  /// Animates what the block changes, after a delay. Units: seconds.
  ///
  /// The views have their new values at once and are seen on their way there. Source: Apple,
  /// UIView.animate(withDuration:delay:options:animations:completion:).
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, delay, options.curve, options, animations, completion)
  }

  /// Animates what the block changes, slow at both ends. Units: seconds.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, 0, .easeInOut, [], animations, completion)
  }

  /// Animates what the block changes as a spring moves.
  ///
  /// *Units*: seconds; the ratio of damping is 1 for no oscillation; the velocity is in distances of
  /// the whole way a second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringTiming(
      dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity))
    run(duration, delay, .spring(spring), options, animations, completion)
  }

  /// Calls a block whose changes are seen at once, even within an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let runtime = Runtime.current
    let wasEnabled = runtime.timeline.isEnabled
    runtime.timeline.isEnabled = false
    actionsWithoutAnimation()
    runtime.timeline.isEnabled = wasEnabled
  }

  /// Answers what a block answers whose changes are seen at once, even within an animation.
  static func withoutAnimation<Result>(_ work: () -> Result) -> Result {
    let runtime = Runtime.current
    let wasEnabled = runtime.timeline.isEnabled
    runtime.timeline.isEnabled = false
    defer { runtime.timeline.isEnabled = wasEnabled }
    return work()
  }

  /// Whether changes in animation blocks are animated.
  public class var areAnimationsEnabled: Bool { Runtime.current.timeline.isEnabled }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    Runtime.current.timeline.isEnabled = enabled
  }

  /// The duration of the animation whose block is being called, or 0. Units: seconds.
  public class var inheritedAnimationDuration: TimeInterval {
    Runtime.current.timeline.current?.duration ?? 0
  }

  /// Runs what a block changes as one batch. Units: seconds.
  class func run(
    _ duration: TimeInterval, _ delay: TimeInterval, _ curve: TimingCurve,
    _ options: AnimationOptions, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let runtime = Runtime.current
    let outer = runtime.timeline.current
    let batch = AnimationBatch(
      duration: options.contains(.overrideInheritedDuration)
        ? duration : outer?.duration ?? duration,
      delay: delay,
      curve: options.contains(.overrideInheritedCurve) ? curve : outer?.curve ?? curve,
      options: options.contains(.overrideInheritedOptions)
        ? options : options.union(outer?.options ?? []),
      runtime: runtime, completion: completion)
    runtime.collect(into: batch, animations)
  }
}
