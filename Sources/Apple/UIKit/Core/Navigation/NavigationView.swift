/// The view in which a navigation controller's controllers stand.
final class NavigationStage: UIView {}

/// The view of a navigation controller.
final class NavigationView: UIView {
  /// The controller to which the view belongs.
  weak var controller: UINavigationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.place()
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let swipe = controller?.backSwipe, gestureRecognizer === swipe.edge else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return swipe.mayBegin
  }
}
