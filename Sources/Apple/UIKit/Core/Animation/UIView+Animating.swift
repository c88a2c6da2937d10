extension UIView {
  /// Animates the changes of a block, after a delay.
  ///
  /// The views have their new values at once and are seen on their way there.
  ///
  /// *Units*: `duration` and `delay` in seconds.
  ///
  /// Source: Apple, UIView.animate(withDuration:delay:options:animations:completion:).
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      options.isOfKeyboard ? Self.keyboardDuration : tuned(duration), delay, options.curve,
      options, animations, completion)
  }

  /// How long the keyboard takes until a thousandth of its way is left, and what goes with it:
  /// 0.506 s, whatever duration is given.
  ///
  /// *Units*: seconds.
  ///
  /// Source: docs/measurements.md, “The keyboard”.
  static let keyboardDuration = DampedSpring.system.restTime(
    from: 1, velocity: 0, within: DampedSpring.restLevel)

  /// Animates the changes of a block, slow at both ends.
  ///
  /// *Units*: `duration` in seconds.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(tuned(duration), 0, .easeInOut, [], animations, completion)
  }

  /// Animates the changes of a block in the way that a spring moves.
  ///
  /// *Units*: times in seconds; a damping ratio of 1 does not swing; the velocity in ways a second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let runtime = LayerRuntime.current
    let damping = runtime.tuned(.springDamping, dampingRatio)
    let spring = SpringTiming(
      dampingRatio: Double(damping),
      initialVelocity: Double(runtime.tuned(.springVelocity, velocity)))
    run(tuned(duration), delay, .spring(spring), options, animations, completion)
  }

  /// Returns a duration as a tuning of the scene has it; changes that take no time stay so.
  ///
  /// *Units*: seconds.
  class func tuned(_ duration: TimeInterval) -> TimeInterval {
    guard duration > 0 else { return duration }
    return TimeInterval(LayerRuntime.current.tuned(.animationDuration, CGFloat(duration)))
  }

  /// Calls a block whose changes are seen at once, even within an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    LayerRuntime.current.withoutAnimation(actionsWithoutAnimation)
  }

  /// Whether changes in animation blocks are animated.
  public class var areAnimationsEnabled: Bool { LayerRuntime.current.timeline.isEnabled }

  /// Sets whether changes in animation blocks are animated.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    LayerRuntime.current.timeline.isEnabled = enabled
  }

  /// The duration of the animation whose block is being called; 0 for none.
  ///
  /// *Units*: seconds.
  public class var inheritedAnimationDuration: TimeInterval {
    LayerRuntime.current.timeline.current.map { $0.batch.duration * $0.span.length } ?? 0
  }

  /// Repeats the changes of a block within an animation.
  ///
  /// The animation's completion is called when all rounds are over. Outside of an animation the
  /// block's changes are seen at once. A count of 0 or less counts as 1.
  ///
  /// Source: Apple, UIView.modifyAnimations(withRepeatCount:autoreverses:animations:).
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    let runtime = LayerRuntime.current
    guard let outer = runtime.timeline.current, outer.span.keyframes == nil else {
      return animations()
    }
    let span = AnimationSpan(
      start: outer.span.start, length: outer.span.length, rounds: count > 0 ? Double(count) : 1,
      autoreverses: autoreverses, curve: outer.span.curve)
    outer.batch.add(span)
    runtime.collect(into: outer.batch, span, animations)
  }

  /// Animates the changes of a block as one batch, or as a part of the batch whose block is being
  /// called.
  ///
  /// *Units*: times in seconds.
  package class func run(
    _ duration: TimeInterval, _ delay: TimeInterval, _ curve: TimingCurve,
    _ options: AnimationOptions, keyframes: KeyframePlan? = nil, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let runtime = LayerRuntime.current
    let outer = runtime.timeline.current
    if let outer, outer.takesInner {
      let span = outer.span(
        duration: options.contains(.overrideInheritedDuration) ? duration : nil, delay: delay,
        curve: options.contains(.overrideInheritedCurve) ? curve : nil, options: options,
        keyframes: keyframes, completion: completion)
      outer.batch.add(span)
      return runtime.collect(into: outer.batch, span, animations)
    }
    let batch = AnimationBatch(
      duration: options.contains(.overrideInheritedDuration)
        ? duration : outer?.batch.duration ?? duration,
      delay: delay,
      curve: options.contains(.overrideInheritedCurve) ? curve : outer?.batch.curve ?? curve,
      options: options.contains(.overrideInheritedOptions)
        ? options.ofBatch : options.ofBatch.union(outer?.batch.options ?? []),
      keyframes: keyframes, runtime: runtime, completion: completion)
    runtime.collect(into: batch, animations)
  }
}

extension AnimationCollection {
  /// Whether animations within it become parts of its batch.
  ///
  /// They do within a property animator, within key frames and within what is repeated.
  fileprivate var takesInner: Bool {
    batch.duration > 0 && (batch.isSteered || span !== batch.whole || span.keyframes != nil)
  }

  /// Returns the part of the batch for an animation within it.
  ///
  /// It has the time and pace of this part where the animation says none.
  ///
  /// *Units*: times in seconds.
  fileprivate func span(
    duration: TimeInterval?, delay: TimeInterval, curve: TimingCurve?,
    options: UIView.AnimationOptions, keyframes: KeyframePlan?, completion: ((Bool) -> Void)?
  ) -> AnimationSpan {
    let repeats = options.contains(.repeat)
    return AnimationSpan(
      start: span.start + max(0, delay) / batch.duration,
      length: duration.map { max(0, $0) / batch.duration } ?? span.length,
      rounds: repeats ? .infinity : span.rounds,
      autoreverses: options.contains(.autoreverse) || span.autoreverses,
      curve: curve ?? span.curve, keyframes: keyframes ?? span.keyframes, completion: completion)
  }
}
