/// What stands for an animator of transitions that has no `interruptibleAnimator(using:)`.
///
/// Whoever uses it has asked for a method that is not there, which ends an app on a phone.
@MainActor
final class NoInterruptibleAnimator: NSObject, UIViewImplicitlyAnimating {
  private let owner: any UIViewControllerAnimatedTransitioning

  init(of owner: any UIViewControllerAnimatedTransitioning) { self.owner = owner }

  private func refuse() -> Never {
    raise(
      .invalidArgument,
      "-[\(type(of: owner)) interruptibleAnimatorForTransition:]: unrecognized selector sent to "
        + "instance")
  }

  var state: UIViewAnimatingState { refuse() }
  var isRunning: Bool { refuse() }
  var isReversed: Bool {
    get { refuse() }
    set { refuse() }
  }
  var fractionComplete: CGFloat {
    get { refuse() }
    set { refuse() }
  }
  func startAnimation() { refuse() }
  func startAnimation(afterDelay delay: TimeInterval) { refuse() }
  func pauseAnimation() { refuse() }
  func stopAnimation(_ withoutFinishing: Bool) { refuse() }
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) { refuse() }
}
