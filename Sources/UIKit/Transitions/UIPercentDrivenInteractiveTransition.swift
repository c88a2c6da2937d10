/// Lets a hand scrub an animator's view animations.
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
  /// The timing curve of the rest, unless `timingCurve` is set.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing curve of the rest, in place of `completionCurve`.
  ///
  /// A spring's initial velocity is in units of the rest of the way.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the hand drives the transition from its beginning.
  open var wantsInteractiveStart = true
  /// How long the animator's longest animation takes.
  ///
  /// *Units*: seconds.
  open private(set) var duration: CGFloat = 0

  private var context: ControllerTransition?
  private var batches: [AnimationBatch] = []

  /// Starts the animator's animation and holds it at its beginning.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? ControllerTransition else { return }
    context = transition
    let runtime = LayerRuntime.current
    let before = runtime.timeline.batches.count
    transition.letAnimatorAnimate()
    batches = Array(runtime.timeline.batches.dropFirst(before))
    duration = CGFloat(batches.map(\.duration).max() ?? 0)
    for batch in batches { batch.hold(at: 0) }
  }

  /// Scrubs the animation to a place.
  ///
  /// - Parameter percentComplete: The place, 0...1; values outside are clamped.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    for batch in batches { batch.hold(at: Double(self.percentComplete)) }
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Lets the rest run to the end.
  open func finish() {
    context?.finishInteractiveTransition()
    release(reversed: false)
  }

  /// Lets the animation run back to the beginning.
  open func cancel() {
    context?.cancelInteractiveTransition()
    release(reversed: true)
  }

  private func release(reversed: Bool) {
    let left = reversed ? percentComplete : 1 - percentComplete
    for batch in batches {
      batch.release(
        reversed: reversed, curve: timingCurve?.curve ?? completionCurve.curve,
        duration: batch.duration * TimeInterval(left / max(completionSpeed, 0.01)))
    }
    batches = []
    context = nil
  }
}
