/// The transition of a controller without a delegate.
@MainActor
final class StandardTransition: NSObject, UIViewControllerAnimatedTransitioning {
  /// Unspecified by Apple: reported values. Units: seconds.
  private static let coverDuration: TimeInterval = 0.5
  private static let dissolveDuration: TimeInterval = 0.4

  private let style: UIModalTransitionStyle
  private let direction: PresentationTransition.Direction

  init(style: UIModalTransitionStyle, direction: PresentationTransition.Direction) {
    self.style = style
    self.direction = direction
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    guard transitionContext?.isAnimated != false else { return 0 }
    return style == .coverVertical ? Self.coverDuration : Self.dissolveDuration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let isPresenting = direction == .presenting
    let key = isPresenting ? UITransitionContextViewControllerKey.to : .from
    guard let controller = transitionContext.viewController(forKey: key),
      let view = controller.view
    else { return transitionContext.completeTransition(false) }
    if isPresenting {
      view.frame = transitionContext.finalFrame(for: controller)
      container.addSubview(view)
      away(view, in: container)
    } else if let below = transitionContext.view(forKey: .to) {
      below.frame = container.bounds
      container.insertSubview(below, at: 0)
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      options: .curveEaseInOut,
      animations: {
        isPresenting ? self.back(view, in: container) : self.away(view, in: container)
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  private func away(_ view: UIView, in container: UIView) {
    switch style {
    case .coverVertical:
      view.transform = CGAffineTransform(translationX: 0, y: container.bounds.height)
    case .crossDissolve: view.alpha = 0
    }
  }

  private func back(_ view: UIView, in container: UIView) {
    switch style {
    case .coverVertical: view.transform = .identity
    case .crossDissolve: view.alpha = 1
    }
  }
}
