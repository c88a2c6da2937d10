extension UIView {
  /// Animates the changes of a block in the way of a spring, by how long it seems to take.
  ///
  /// The completion is called when the spring rests, which is later. A bounce of 0 does not swing,
  /// 1 swings for ever, less than 0 creeps.
  ///
  /// *Units*: times in seconds; `bounce` -1...1; the velocity in ways a second.
  ///
  /// Source: Apple,
  /// UIView.animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:).
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let duration = TimeInterval(LayerRuntime.current.tuned(.springDuration, CGFloat(duration)))
    let timing = SpringTiming(
      DampedSpring(perceptualDuration: duration, bounce: Double(bounce)),
      initialVelocity: CGVector(dx: initialSpringVelocity, dy: initialSpringVelocity))
    run(
      duration > 0 ? timing.ownDuration ?? duration : 0, delay, .spring(timing), options,
      animations, completion)
  }
}
