/// Animates the coming or going of a controller.
///
/// Source: Apple, UIViewControllerAnimatedTransitioning.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns how long the transition takes.
  ///
  /// *Units*: seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Animates, and calls `completeTransition` on the context when it is done.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Returns what a running transition can be held, moved by hand and reversed by.
  ///
  /// It has to be the same object during one transition. `animateTransition` mostly starts it.
  ///
  /// Optional.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// Called when the transition is over.
  ///
  /// Optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing unless implemented.
  public func animationEnded(_ transitionCompleted: Bool) {}

  /// Returns an animator that stands for none: the transition cannot be held, and using it raises.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoInterruptibleAnimator(of: self) }
}

/// Lets something other than time drive a transition.
///
/// Source: Apple, UIViewControllerInteractiveTransitioning.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition; called in place of the animator's `animateTransition`, also where
  /// `wantsInteractiveStart` is false.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// How many times as fast the rest runs once the hand lets go.
  ///
  /// No unit; 1 by default.
  var completionSpeed: CGFloat { get }

  /// Whether the transition is interactive from its beginning; true by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1 and true: the rest runs at the animation's own speed, and a hand has the transition from its
  /// beginning.
  public var completionSpeed: CGFloat { 1 }
  public var wantsInteractiveStart: Bool { true }
}

/// Provides the objects that animate and drive the presentation of a controller.
///
/// All methods are optional; nil stands for UIKit's own.
///
/// Source: Apple, UIViewControllerTransitioningDelegate.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Returns what animates a presentation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns what animates a dismissal.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns what drives a presentation in place of time.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns what drives a dismissal in place of time.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the presentation controller of a controller whose style is `custom`.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns `nil`: UIKit's own animation is shown.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns `nil`: UIKit's own animation is shown.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns `nil`: time drives the animation.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns `nil`: time drives the animation.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns `nil`: UIKit's presentation, which fills the screen, takes place.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// What an animator learns about a transition and reports to it.
///
/// *Space* of frames: the container's, in points.
///
/// Source: Apple, UIViewControllerContextTransitioning.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether something other than time drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The turn of the screen during the transition; always the identity, for this screen does not
  /// turn.
  var targetTransform: CGAffineTransform { get }

  /// Reports how far an interactive transition has come.
  ///
  /// - Parameter percentComplete: The place, 0...1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the hand let go and that the rest runs to the end.
  func finishInteractiveTransition()
  /// Reports that the hand let go and that the transition runs back.
  func cancelInteractiveTransition()
  /// Makes a running transition interactive.
  func pauseInteractiveTransition()
  /// Reports that the animation is over; an animator calls it exactly once.
  func completeTransition(_ didComplete: Bool)

  /// Returns one of the two controllers; nil for an unknown key.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns one of the two views; nil if the transition does not move it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a controller's view before the transition; zero if it is not seen then.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view after the transition; zero if it is not seen then.
  func finalFrame(for vc: UIViewController) -> CGRect
}
