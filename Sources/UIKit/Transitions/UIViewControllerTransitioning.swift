/// Animates the coming or going of a controller.
///
/// Source: Apple, UIViewControllerAnimatedTransitioning.
@MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Units: seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Animates, and calls `completeTransition` on the context when it is done.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// The transition is over. Optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Lets something else than time drive a transition.
///
/// Source: Apple, UIViewControllerInteractiveTransitioning.
@MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called in place of the animator's `animateTransition`.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// How fast the rest runs once it is let go. No unit; 1 by default. Optional.
  var completionSpeed: CGFloat { get }

  /// Whether the transition is driven from its beginning; true by default. Optional.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var wantsInteractiveStart: Bool { true }
}

/// Vends what animates and drives the presentation of a controller; all methods are optional.
///
/// Source: Apple, UIViewControllerTransitioningDelegate.
@MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Asked for controllers of the style `custom`.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// What an animator knows of the transition and tells of it.
///
/// *Space* of frames: the container's, in points. Source: Apple,
/// UIViewControllerContextTransitioning.
@MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// Where the animation takes place.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  /// Whether something else than time drives the transition now.
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var targetTransform: CGAffineTransform { get }

  /// How far an interactive transition is. Units: 0...1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The hand lets go; the rest runs to the end.
  func finishInteractiveTransition()
  /// The hand lets go; the transition is taken back.
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()
  /// The animation is over; called exactly once.
  func completeTransition(_ didComplete: Bool)

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Nothing for a view that the transition does not move.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view is before; zero where it is not seen.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view is after; zero where it is not seen.
  func finalFrame(for vc: UIViewController) -> CGRect
}
