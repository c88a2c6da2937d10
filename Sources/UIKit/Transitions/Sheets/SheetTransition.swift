/// Lets a sheet slide up from the bottom, and down again from wherever it is.
@MainActor
final class SheetTransition: NSObject, UIViewControllerAnimatedTransitioning, PacedTransition {
  private let presentation: UISheetPresentationController
  private let direction: PresentationTransition.Direction

  /// How long a sheet takes until a thousandth of its way is left: 0.506 s.
  static let duration = DampedSpring.system.restTime(
    from: 1, velocity: 0, within: DampedSpring.restLevel)

  init(
    _ presentation: UISheetPresentationController, _ direction: PresentationTransition.Direction
  ) {
    self.presentation = presentation
    self.direction = direction
    super.init()
  }

  var pace: TimingCurve { .system }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { transitionContext?.isAnimated == false ? 0 : Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let sheet = presentation.presentedView else {
      return transitionContext.completeTransition(false)
    }
    let isPresenting = direction == .presenting
    let container = transitionContext.containerView
    let frame = presentation.frameOfPresentedViewInContainerView
    if isPresenting {
      container.addSubview(sheet)
      sheet.frame = frame
      sheet.layoutIfNeeded()
      sheet.transform = CGAffineTransform(translationX: 0, y: frame.height)
    }
    UIView.run(
      transitionDuration(using: transitionContext), 0, pace, [],
      { [presentation] in
        if isPresenting {
          sheet.transform = .identity
          presentation.show(height: frame.height)
        } else {
          let height = sheet.frame.height
          presentation.showBehind(height: 0)
          sheet.frame = CGRect(
            x: 0, y: container.bounds.height, width: container.bounds.width, height: height)
        }
      },
      { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
  }
}
