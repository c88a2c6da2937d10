/// Lets a sheet slide up from the bottom, and down again from wherever it is, or fade in and out.
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

  private var fades: Bool {
    presentation.presentedViewController.modalTransitionStyle == .crossDissolve
  }

  var pace: TimingCurve { fades ? .easeInOut : .system }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    guard transitionContext?.isAnimated != false else { return 0 }
    return fades ? StandardTransition.dissolveDuration : Self.duration
  }

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
      if fades {
        sheet.alpha = 0
      } else {
        sheet.transform = CGAffineTransform(translationX: 0, y: frame.height)
      }
    }
    UIView.run(
      transitionDuration(using: transitionContext), 0, pace, [],
      { [presentation, fades] in
        if isPresenting {
          if fades { sheet.alpha = 1 } else { sheet.transform = .identity }
          presentation.show(height: frame.height)
        } else if fades {
          sheet.alpha = 0
          presentation.showBehind(height: 0)
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
