/// A transition of UIKit's own, whose timing curve the animations alongside it share.
@MainActor
package protocol PacedTransition {
  /// The timing curve.
  var pace: TimingCurve { get }
}

extension TimingCurve {
  /// The timing curve of UIKit's transitions, stretched to their duration.
  ///
  /// `1 − (1 + ωt)·e^(−ωt)` with `ω = √(1000/3)`: a sheet is 0.545 of its way after 0.1 s and 0.942
  /// after 0.25 s.
  ///
  /// Source: docs/measurements.md, “Transitions”.
  package static let system = TimingCurve.spring(SpringTiming(.system))
}

/// The transition of a controller whose delegate animates nothing.
@MainActor
final class StandardTransition: NSObject, UIViewControllerAnimatedTransitioning, PacedTransition {
  /// How long a sheet takes until a thousandth of its way is left: 0.506 s.
  private static let coverDuration = DampedSpring.system.restTime(
    from: 1, velocity: 0, within: DampedSpring.restLevel)
  /// How long a dissolve takes.
  ///
  /// *Units*: seconds.
  ///
  /// Unspecified by Apple: a reported value.
  static let dissolveDuration: TimeInterval = 0.4

  private let style: UIModalTransitionStyle
  private let direction: PresentationTransition.Direction

  /// Makes the transition of a style.
  init(style: UIModalTransitionStyle, direction: PresentationTransition.Direction) {
    self.style = style
    self.direction = direction
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    guard transitionContext?.isAnimated != false else { return 0 }
    return switch style {
    case .coverVertical: Self.coverDuration
    case .crossDissolve: Self.dissolveDuration
    case .flipHorizontal, .partialCurl: Self.flipDuration
    }
  }

  /// How long a flip takes.
  ///
  /// *Units*: seconds.
  ///
  /// Unspecified by Apple: a reported value.
  private static let flipDuration: TimeInterval = 0.75

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let isPresenting = direction == .presenting
    let key = isPresenting ? UITransitionContextViewControllerKey.to : .from
    guard let controller = transitionContext.viewController(forKey: key),
      let view = controller.view
    else { return transitionContext.completeTransition(false) }
    if style == .partialCurl {
      return PartialCurl(
        context: transitionContext, duration: transitionDuration(using: transitionContext),
        isPresenting: isPresenting
      ).run()
    }
    if style == .flipHorizontal { return flip(transitionContext, view, controller) }
    if isPresenting {
      view.frame = transitionContext.finalFrame(for: controller)
      container.addSubview(view)
      away(view, in: container)
    } else if let below = transitionContext.view(forKey: .to) {
      below.frame = container.bounds
      container.insertSubview(below, at: 0)
    }
    UIView.run(
      transitionDuration(using: transitionContext), 0, pace, [],
      { isPresenting ? self.back(view, in: container) : self.away(view, in: container) },
      { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  var pace: TimingCurve { style == .coverVertical ? .system : .easeInOut }

  /// Turns what is around the container over, with the old view on one side and the new on the other.
  private func flip(
    _ context: any UIViewControllerContextTransitioning, _ view: UIView,
    _ controller: UIViewController
  ) {
    let container = context.containerView
    let isPresenting = direction == .presenting
    UIView.transition(
      with: container.superview ?? container, duration: transitionDuration(using: context),
      options: isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft,
      animations: {
        if isPresenting {
          view.frame = context.finalFrame(for: controller)
          container.addSubview(view)
        } else {
          if let below = context.view(forKey: .to) {
            below.frame = container.bounds
            container.insertSubview(below, at: 0)
          }
          view.isHidden = true
        }
      },
      completion: { _ in
        view.isHidden = false
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  private func away(_ view: UIView, in container: UIView) {
    switch style {
    case .coverVertical:
      view.transform = CGAffineTransform(translationX: 0, y: container.bounds.height)
    case .crossDissolve: view.alpha = 0
    case .flipHorizontal, .partialCurl: break
    }
  }

  private func back(_ view: UIView, in container: UIView) {
    switch style {
    case .coverVertical: view.transform = .identity
    case .crossDissolve: view.alpha = 1
    case .flipHorizontal, .partialCurl: break
    }
  }
}
