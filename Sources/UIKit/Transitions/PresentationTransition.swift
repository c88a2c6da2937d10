/// One transition from a controller to another: what animators see of it, and its course.
@MainActor
final class PresentationTransition: NSObject {
  enum Direction: Hashable, Sendable { case presenting, dismissing }

  let direction: Direction
  let from: UIViewController
  let to: UIViewController
  let presentation: UIPresentationController
  let container: UIView
  let isAnimated: Bool
  let coordinator = TransitionCoordinator()

  private let animator: any UIViewControllerAnimatedTransitioning
  private let driver: (any UIViewControllerInteractiveTransitioning)?
  private let whenDone: (_ completed: Bool) -> Void
  private let fromFrame: CGRect

  private(set) var isInteractive: Bool
  private(set) var transitionWasCancelled = false
  private var hasEnded = false

  init(
    _ direction: Direction, presentation: UIPresentationController, container: UIView,
    isAnimated: Bool, animator: any UIViewControllerAnimatedTransitioning,
    driver: (any UIViewControllerInteractiveTransitioning)?,
    whenDone: @escaping (_ completed: Bool) -> Void
  ) {
    self.direction = direction
    self.presentation = presentation
    self.container = container
    self.isAnimated = isAnimated
    self.animator = animator
    self.driver = driver
    self.whenDone = whenDone
    let isPresenting = direction == .presenting
    from =
      isPresenting
      ? presentation.presentingViewController : presentation.presentedViewController
    to =
      isPresenting
      ? presentation.presentedViewController : presentation.presentingViewController
    fromFrame = from.view.frame
    isInteractive = driver?.wantsInteractiveStart ?? false
    super.init()
  }

  var presented: UIViewController { presentation.presentedViewController }
  var presenting: UIViewController { presentation.presentingViewController }

  /// Lets the driver or the animator begin.
  func begin() {
    coordinator.context = self
    coordinator.begin(duration: animator.transitionDuration(using: self))
    if let driver, isInteractive {
      driver.startInteractiveTransition(self)
    } else {
      animator.animateTransition(using: self)
    }
  }

  /// What the driver scrubs; for drivers that let an animator make the animation.
  func letAnimatorAnimate() { animator.animateTransition(using: self) }
}

extension PresentationTransition: UIViewControllerContextTransitioning {
  var containerView: UIView { container }
  var presentationStyle: UIModalPresentationStyle { presentation.presentationStyle }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    coordinator.percentComplete = percentComplete
  }

  func finishInteractiveTransition() { leaveInteraction() }

  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    leaveInteraction()
  }

  func pauseInteractiveTransition() { isInteractive = true }

  private func leaveInteraction() {
    guard isInteractive else { return }
    isInteractive = false
    coordinator.interactionDidChange()
  }

  func completeTransition(_ didComplete: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    transitionWasCancelled = transitionWasCancelled || !didComplete
    isInteractive = false
    let verb = direction == .presenting ? "presentation" : "dismissal"
    Runtime.current.record(
      .transition, "\(verb) of \(type(of: presented)) \(didComplete ? "completed" : "cancelled")")
    whenDone(didComplete)
    coordinator.end()
    animator.animationEnded(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let controller: UIViewController
    switch key {
    case .from: controller = from
    case .to: controller = to
    default: return nil
    }
    if controller === presented { return presentation.presentedView }
    return presentation.shouldRemovePresentersView ? controller.view : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === from { return fromFrame }
    if vc === to, !presentation.shouldRemovePresentersView, vc === presenting {
      return vc.view.frame
    }
    return .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === presented {
      return direction == .presenting
        ? presentation.frameOfPresentedViewInContainerView : .zero
    }
    if vc === presenting {
      if direction == .presenting, presentation.shouldRemovePresentersView { return .zero }
      return container.bounds
    }
    return .zero
  }
}
