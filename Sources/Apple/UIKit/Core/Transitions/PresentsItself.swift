/// A controller that stands and moves in a way of its own where nobody says otherwise, as an alert does.
@MainActor
package protocol PresentsItself: UIViewController {
  /// Makes what places the controller.
  func ownPresentation(presenting: UIViewController) -> UIPresentationController

  /// Makes what moves the controller; `nil` for what moves others.
  func ownAnimator(
    _ direction: PresentationTransition.Direction
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UIViewController {
  /// Makes what moves the controller by its class or its own transition; `nil` for neither.
  func standardAnimator(
    _ direction: PresentationTransition.Direction
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if let own = self as? any PresentsItself { return own.ownAnimator(direction) }
    return zoom(isComing: direction == .presenting)
  }
}
