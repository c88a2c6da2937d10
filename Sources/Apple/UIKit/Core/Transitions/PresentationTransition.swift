/// The transition of a controller that is presented or dismissed.
@MainActor
package final class PresentationTransition: ControllerTransition {
  /// Whether the controller comes or goes.
  package enum Direction: Hashable, Sendable { case presenting, dismissing }

  /// Whether the controller comes or goes.
  let direction: Direction
  /// The presentation that begins or ends.
  let presentation: UIPresentationController
  private let fromFrame: CGRect

  /// Makes a transition that has not begun.
  init(
    _ direction: Direction, presentation: UIPresentationController, container: UIView,
    isAnimated: Bool, animator: any UIViewControllerAnimatedTransitioning,
    driver: (any UIViewControllerInteractiveTransitioning)?,
    whenDone: @escaping (_ completed: Bool) -> Void
  ) {
    self.direction = direction
    self.presentation = presentation
    let isPresenting = direction == .presenting
    let presenting = presentation.presentingViewController
    let presented = presentation.presentedViewController
    fromFrame = (isPresenting ? presenting : presented).view.frame
    super.init(
      isPresenting ? .presentation : .dismissal, from: isPresenting ? presenting : presented,
      to: isPresenting ? presented : presenting,
      container: container, isAnimated: isAnimated, animator: animator, driver: driver,
      whenDone: whenDone)
  }

  /// The controller that is presented.
  var presented: UIViewController { presentation.presentedViewController }
  /// The controller that presents it.
  var presenting: UIViewController { presentation.presentingViewController }

  package override var presentationStyle: UIModalPresentationStyle {
    presentation.presentationStyle
  }

  package override func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let controller: UIViewController
    switch key {
    case .from: controller = from
    case .to: controller = to
    default: return nil
    }
    if controller === presented { return presentation.presentedView }
    return presentation.shouldRemovePresentersView ? controller.view : nil
  }

  package override func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === from { return fromFrame }
    if vc === to, !presentation.shouldRemovePresentersView, vc === presenting {
      return vc.view.frame
    }
    return .zero
  }

  package override func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === presented {
      // Apple's own example of a custom presentation (LookInside) slides out from there.
      return direction == .presenting || presentationStyle == .custom
        ? presentation.frameOfPresentedViewInContainerView : .zero
    }
    if vc === presenting {
      if direction == .presenting, presentation.shouldRemovePresentersView { return .zero }
      return container.bounds
    }
    return .zero
  }
}
