extension UIView {
  /// Animates what the block changes as a spring moves, whose duration is the one that one perceives.
  ///
  /// The completion comes when it rests, which is later. A bounce of 0 does not swing, of 1 it swings
  /// for ever, below 0 it creeps. Source: Apple,
  /// UIView.animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:).
  ///
  /// *Units*: seconds; -1...1; the velocity is in distances of the whole way a second.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = SpringTiming(
      DampedSpring(perceptualDuration: duration, bounce: Double(bounce)),
      initialVelocity: CGVector(dx: initialSpringVelocity, dy: initialSpringVelocity))
    run(
      duration > 0 ? timing.ownDuration ?? duration : 0, delay, .spring(timing), options,
      animations, completion)
  }
}
