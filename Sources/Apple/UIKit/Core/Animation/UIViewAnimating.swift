/// An animation that can be started, held, moved by hand, reversed and stopped.
///
/// Source: Apple, UIViewAnimating.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// Whether the animation is under way: started, and neither held nor over.
  var isRunning: Bool { get }
  /// Whether the animation runs back to its beginning.
  var isReversed: Bool { get set }
  /// How far the animation is; setting it holds the animation there.
  ///
  /// *Units*: 0...1.
  var fractionComplete: CGFloat { get set }

  /// Starts the animation, or goes on where it was held.
  func startAnimation()
  /// Starts the animation after a delay, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds the animation, which is then active.
  func pauseAnimation()
  /// Stops the animation and leaves the views as they are seen.
  ///
  /// - Parameter withoutFinishing: whether it becomes inactive at once; otherwise it waits for
  ///   `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation and calls the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that takes changes from blocks; every method is optional.
///
/// Source: Apple, UIViewImplicitlyAnimating.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a share of the time that is left, 0...1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes; if the animation is active, they are animated in the time that is left.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block that is called when the animation has finished.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on where the animation was held, with another timing.
  ///
  /// - Parameters:
  ///   - parameters: the timing; `nil` for the old one.
  ///   - durationFactor: the time it takes, as a share of the duration; 0 for the time that is
  ///     left.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Does nothing: an animator of one's own that adds no changes may leave it out.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// Does nothing: an animator of one's own that adds no changes may leave it out.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Does nothing: an animator of one's own that never tells of its end may leave it out.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Does nothing: an animator of one's own that is never held may leave it out.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
