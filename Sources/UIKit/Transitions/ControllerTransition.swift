/// One transition from a controller to another: what animators see of it, and its course.
@MainActor
class ControllerTransition: NSObject {
  let from: UIViewController
  let to: UIViewController
  let container: UIView
  let isAnimated: Bool
  let coordinator = TransitionCoordinator()

  private let animator: any UIViewControllerAnimatedTransitioning
  private let driver: (any UIViewControllerInteractiveTransitioning)?
  private let whenDone: (_ completed: Bool) -> Void

  private(set) var isInteractive: Bool
  private(set) var transitionWasCancelled = false
  private var hasEnded = false

  init(
    from: UIViewController, to: UIViewController, container: UIView, isAnimated: Bool,
    animator: any UIViewControllerAnimatedTransitioning,
    driver: (any UIViewControllerInteractiveTransitioning)?,
    whenDone: @escaping (_ completed: Bool) -> Void
  ) {
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

  /// What it is called among the events.
  var name: String { "transition" }

  var presentationStyle: UIModalPresentationStyle { .fullScreen }

  /// Nothing for a view that the transition does not move.
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func initialFrame(for vc: UIViewController) -> CGRect { .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { .zero }

  /// Lets the driver or the animator begin.
  func begin() {
    coordinator.context = self
    coordinator.begin(
      duration: animator.transitionDuration(using: self),
      pace: (animator as? any PacedTransition)?.pace ?? .easeInOut)
    if let driver, isInteractive {
      driver.startInteractiveTransition(self)
    } else {
      animator.animateTransition(using: self)
    }
  }

  /// What the driver scrubs; for drivers that let an animator make the animation.
  func letAnimatorAnimate() { animator.animateTransition(using: self) }
}

extension ControllerTransition: UIViewControllerContextTransitioning {
  var containerView: UIView { container }
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
    container.runtime.record(.transition, "\(name) \(didComplete ? "completed" : "cancelled")")
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
}
