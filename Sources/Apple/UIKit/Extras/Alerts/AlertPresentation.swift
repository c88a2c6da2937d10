/// Presents an alert over a veil.
@MainActor
final class AlertPresentationController: UIPresentationController {
  private let veil = UIView()

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let alert, let container = containerView else { return .zero }
    let area = container.bounds
    let size = alert.size(in: area.size)
    let insets = container.safeAreaInsets
    if alert.preferredStyle == .actionSheet {
      let margin = max(insets.bottom, AlertMetrics.sheetMargin)
      return CGRect(
        x: (area.width - size.width) / 2, y: area.height - margin - size.height,
        width: size.width, height: size.height)
    }
    // An alert stands in the middle of what the keyboard leaves.
    let room = container.runtime.keyboardState.frame?.minY ?? area.height
    return CGRect(
      x: ((area.width - size.width) / 2).roundedToPixel,
      y: max(0, (room - size.height) / 2).roundedToPixel, width: size.width, height: size.height)
  }

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    veil.frame = container.bounds
    veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    veil.backgroundColor = UIColor(white: 0, alpha: AlertMetrics.dimming)
    veil.alpha = 0
    veil.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector(AlertPresentationController.tappedBeside)))
    container.insertSubview(veil, at: 0)
    fade(to: 1)
  }

  override func dismissalTransitionWillBegin() { fade(to: 0) }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { veil.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    guard !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed,
      let view = presentedView
    else { return }
    let frame = frameOfPresentedViewInContainerView
    if view.frame != frame { view.frame = frame }
  }

  private func fade(to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      veil.alpha = alpha
      return
    }
    coordinator.animate { [veil] _ in veil.alpha = alpha }
  }

  private func tappedBeside() { alert?.tappedBeside() }
}

/// Lets an alert come a little larger and fade, and lets it fade away.
@MainActor
final class AlertTransition: NSObject, UIViewControllerAnimatedTransitioning, PacedTransition {
  private let direction: PresentationTransition.Direction

  init(_ direction: PresentationTransition.Direction) {
    self.direction = direction
    super.init()
  }

  var pace: TimingCurve { .system }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { transitionContext?.isAnimated == false ? 0 : AlertMetrics.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let isPresenting = direction == .presenting
    let key = isPresenting ? UITransitionContextViewControllerKey.to : .from
    guard let controller = transitionContext.viewController(forKey: key),
      let view = controller.view
    else { return transitionContext.completeTransition(false) }
    if isPresenting {
      view.frame = transitionContext.finalFrame(for: controller)
      transitionContext.containerView.addSubview(view)
      view.layoutIfNeeded()
      view.alpha = 0
      view.transform = CGAffineTransform(
        scaleX: AlertMetrics.firstScale, y: AlertMetrics.firstScale)
    }
    UIView.run(
      transitionDuration(using: transitionContext), 0, pace, [],
      {
        view.alpha = isPresenting ? 1 : 0
        if isPresenting { view.transform = .identity }
      },
      { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
  }
}
