/// Lets a hand scrub an animator's view animations.
///
/// An animator that has `interruptibleAnimator(using:)` is moved through what that returns, and can
/// be held again while it runs. The view animations of another one are moved themselves.
///
/// Source: Apple, UIPercentDrivenInteractiveTransition.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// How far the hand has brought the transition.
  ///
  /// *Units*: 0...1.
  open private(set) var percentComplete: CGFloat = 0
  /// How many times as fast the rest runs once the hand lets go.
  ///
  /// No unit.
  open var completionSpeed: CGFloat = 1
  /// The timing curve of the rest, unless `timingCurve` is set or the animator is interruptible.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing curve of the rest, in place of `completionCurve`.
  ///
  /// A spring's initial velocity is in units of the rest of the way.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the hand drives the transition from its beginning; otherwise it runs until `pause`.
  open var wantsInteractiveStart = true
  /// How long the animator's longest animation takes.
  ///
  /// *Units*: seconds.
  open private(set) var duration: CGFloat = 0

  private weak var context: ControllerTransition?
  private var batches: [AnimationBatch] = []
  /// What the animator can be moved by; nil before it is needed, or where there is nothing.
  private var interruptible: (any UIViewImplicitlyAnimating)?

  /// Starts the animator's animation; holds it at its beginning if the hand drives it from there.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? ControllerTransition else { return }
    context = transition
    percentComplete = 0
    interruptible = transition.isInteractive ? transition.interruptible : nil
    batches = LayerRuntime.current.begunBatches {
      if let interruptible {
        interruptible.pauseAnimation()
      } else {
        transition.animator.animateTransition(using: transition)
      }
    }
    duration = CGFloat(batches.map(\.duration).max() ?? 0)
    if transition.isInteractive, interruptible == nil {
      for batch in batches { batch.hold(at: 0) }
    }
  }

  /// Holds a transition that runs, so that the hand drives it from where it is.
  open func pause() {
    guard let context, !context.isInteractive else { return }
    context.pauseInteractiveTransition()
    if interruptible == nil, let offered = context.interruptible, offered.state == .active {
      interruptible = offered
    }
    if let interruptible {
      interruptible.pauseAnimation()
      interruptible.isReversed = false
      percentComplete = interruptible.fractionComplete
    } else {
      for batch in batches where !batch.hasEnded { batch.hold() }
      percentComplete = CGFloat(batches.first { !$0.hasEnded }?.progress ?? 0)
    }
  }

  /// Scrubs the animation to a place.
  ///
  /// - Parameter percentComplete: The place, 0...1; values outside are clamped.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    guard context?.isInteractive == true else { return }
    if let interruptible {
      interruptible.fractionComplete = self.percentComplete
    } else {
      for batch in batches where !batch.hasEnded { batch.hold(at: Double(self.percentComplete)) }
    }
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Lets the rest run to the end.
  open func finish() { release(reversed: false) }

  /// Lets the animation run back to the beginning.
  open func cancel() { release(reversed: true) }

  private func release(reversed: Bool) {
    let left = (reversed ? percentComplete : 1 - percentComplete) / max(completionSpeed, 0.01)
    let pace = timingCurve?.curve ?? (interruptible == nil ? completionCurve.curve : nil)
    let wasInteractive = context?.isInteractive ?? false
    context?.rest = TransitionRest(pace: pace, duration: TimeInterval(left * duration))
    if reversed {
      context?.cancelInteractiveTransition()
    } else {
      context?.finishInteractiveTransition()
    }
    guard wasInteractive else { return }
    if let interruptible {
      interruptible.isReversed = reversed
      interruptible.continueAnimation(withTimingParameters: timingCurve, durationFactor: left)
    }
    for batch in batches where !batch.hasEnded && interruptible == nil {
      batch.release(
        reversed: reversed, curve: pace, duration: batch.duration * TimeInterval(left))
    }
  }
}
