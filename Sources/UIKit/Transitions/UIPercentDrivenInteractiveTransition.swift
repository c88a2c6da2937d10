/// Drives an animator's view animations by hand.
///
/// Source: Apple, UIPercentDrivenInteractiveTransition.
@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// How far the hand has come. Units: 0...1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest runs once it is let go. No unit.
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The pace of the rest, instead of the completion curve.
  ///
  /// A spring's velocity is that of the rest of the way.
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true
  /// Units: seconds.
  open private(set) var duration: CGFloat = 0

  private var context: ControllerTransition?
  private var batches: [AnimationBatch] = []

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

  /// Units: 0...1.
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

  /// Lets it run back to the beginning.
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
