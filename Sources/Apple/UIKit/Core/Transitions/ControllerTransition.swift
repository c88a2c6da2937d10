/// One transition between two controllers: its state, and the context that animators get.
@MainActor
package class ControllerTransition: NSObject {
  /// How the controller comes or goes.
  let kind: RuntimeEvent.Transition
  /// The controller that is seen before.
  let from: UIViewController
  /// The controller that is seen after.
  let to: UIViewController
  /// The view in which the transition takes place.
  let container: UIView
  /// Whether the transition is animated.
  package let isAnimated: Bool
  /// Runs the animations alongside.
  let coordinator = TransitionCoordinator()

  /// What animates the transition.
  let animator: any UIViewControllerAnimatedTransitioning
  private let driver: (any UIViewControllerInteractiveTransitioning)?
  private let whenDone: (_ completed: Bool) -> Void

  /// Whether something other than time drives the transition now.
  package private(set) var isInteractive: Bool
  /// Whether the transition was cancelled.
  package private(set) var transitionWasCancelled = false
  private var hasEnded = false
  /// The pace of the rest after a hand has let go; nil for the old one and the time that is left.
  var rest: TransitionRest?

  /// What the animator can be held, moved and reversed by; nil where it offers nothing.
  ///
  /// It is asked for once, and the same until the transition ends.
  private(set) lazy var interruptible: (any UIViewImplicitlyAnimating)? = {
    let offered = animator.interruptibleAnimator(using: self)
    return offered is NoInterruptibleAnimator ? nil : offered
  }()

  /// Makes a transition that has not begun.
  ///
  /// - Parameters:
  ///   - kind: How the controller comes or goes.
  ///   - from: The controller that is seen before.
  ///   - to: The controller that is seen after.
  ///   - container: The view in which the transition takes place.
  ///   - isAnimated: Whether the transition is animated.
  ///   - animator: What animates it.
  ///   - driver: What drives it in place of time; nil for time.
  ///   - whenDone: Is called when the animator completes the transition.
  init(
    _ kind: RuntimeEvent.Transition, from: UIViewController, to: UIViewController,
    container: UIView, isAnimated: Bool,
    animator: any UIViewControllerAnimatedTransitioning,
    driver: (any UIViewControllerInteractiveTransitioning)?,
    whenDone: @escaping (_ completed: Bool) -> Void
  ) {
    self.kind = kind
    self.from = from
    self.to = to
    self.container = container
    self.isAnimated = isAnimated
    self.animator = animator
    self.driver = driver
    self.whenDone = whenDone
    isInteractive = driver?.wantsInteractiveStart ?? false
    super.init()
  }

  /// The style of the presentation; full screen for transitions that present nothing.
  package var presentationStyle: UIModalPresentationStyle { .fullScreen }

  /// Returns a controller's view; nil if the transition does not move it.
  package func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  /// Returns the frame of a controller's view before; subclasses override it.
  package func initialFrame(for vc: UIViewController) -> CGRect { .zero }

  /// Returns the frame of a controller's view after; subclasses override it.
  package func finalFrame(for vc: UIViewController) -> CGRect { .zero }

  /// Starts the coordinator, then the driver or the animator.
  package func begin() {
    coordinator.context = self
    coordinator.begin(
      duration: animator.transitionDuration(using: self),
      pace: (animator as? any PacedTransition)?.pace ?? .easeInOut)
    placeIncomingView()
    if let driver {
      driver.startInteractiveTransition(self)
    } else {
      animator.animateTransition(using: self)
    }
  }
}

extension ControllerTransition {
  /// Gives a view that comes the place where it ends, whatever size its storyboard has.
  ///
  /// An animator may move it from there. A custom presentation's own code places its view.
  private func placeIncomingView() {
    guard presentationStyle != .custom, let view = view(forKey: .to), view.superview == nil,
      CATransform3DIsIdentity(view.layer.transform)
    else {
      return
    }
    let frame = finalFrame(for: to)
    if !frame.isEmpty { view.frame = frame }
  }
}

extension ControllerTransition: UIViewControllerContextTransitioning {
  /// The view in which the transition takes place; the turn of the screen is always the identity.
  package var containerView: UIView { container }
  package var targetTransform: CGAffineTransform { .identity }

  /// Shows the animation at a place of it, 0...1.
  package func updateInteractiveTransition(_ percentComplete: CGFloat) {
    coordinator.scrub(to: percentComplete)
  }

  /// Lets the rest of the animation run to its end.
  package func finishInteractiveTransition() { leaveInteraction() }

  /// Lets the animation run back to its beginning, and marks the transition as cancelled.
  package func cancelInteractiveTransition() {
    transitionWasCancelled = true
    leaveInteraction()
  }

  /// Holds a running animation, so that a hand can move it; does nothing where a hand has it
  /// already.
  package func pauseInteractiveTransition() {
    guard !isInteractive, !hasEnded else { return }
    isInteractive = true
    transitionWasCancelled = false
    coordinator.hold()
    coordinator.interactionDidChange()
  }

  private func leaveInteraction() {
    guard isInteractive else { return }
    isInteractive = false
    coordinator.release(reversed: transitionWasCancelled, rest: rest)
    coordinator.interactionDidChange()
  }

  /// Ends the transition; only the first call counts.
  ///
  /// False marks it as cancelled.
  package func completeTransition(_ didComplete: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    transitionWasCancelled = transitionWasCancelled || !didComplete
    isInteractive = false
    let mover = kind == .pop || kind == .dismissal ? from : to
    container.runtime.record(
      .transition(kind, controller: "\(type(of: mover))", didComplete: didComplete))
    whenDone(didComplete)
    coordinator.end()
    animator.animationEnded(didComplete)
  }

  /// Returns the controller that is seen before or after; `nil` for any other key.
  package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }
}
