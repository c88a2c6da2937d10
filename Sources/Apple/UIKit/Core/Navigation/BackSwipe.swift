/// The swipe that drags the top controller of a stack off to the right.
@MainActor
final class BackSwipe: NSObject {
  private weak var navigation: UINavigationController?
  /// The recognizer of the swipe, at the left edge of the screen.
  let edge = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
  private var driver: UIPercentDrivenInteractiveTransition?

  /// Makes the swipe of a navigation controller.
  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    edge.edges = .left
    edge.addTarget(self, action: Selector(BackSwipe.dragged))
  }

  /// Whether there is a controller to go back to, and the bar is visible or the recognizer has a
  /// delegate.
  var mayBegin: Bool {
    guard let navigation, navigation.stack.count > 1, navigation.transition == nil else {
      return false
    }
    return !navigation.isNavigationBarHidden || edge.delegate != nil
  }

  private func dragged() {
    guard let navigation, let view = navigation.viewIfLoaded else { return }
    let share = max(0, edge.translation(in: view).x) / max(1, view.bounds.width)
    switch edge.state {
    case .began:
      let driver = UIPercentDrivenInteractiveTransition()
      driver.completionCurve = .easeOut
      self.driver = driver
      navigation.change(
        to: Array(navigation.stack.dropLast()), .pop, animated: true, driver: driver)
    case .changed:
      driver?.update(share)
    case .ended:
      let velocity = edge.velocity(in: view).x
      let finishes = abs(velocity) > Self.throwSpeed ? velocity > 0 : share > 0.5
      finishes ? driver?.finish() : driver?.cancel()
      driver = nil
    case .cancelled:
      driver?.cancel()
      driver = nil
    default: break
    }
  }

  /// The speed from which the direction of the finger decides, and not its place.
  ///
  /// *Units*: points a second.
  ///
  /// Unspecified by Apple.
  private static let throwSpeed: CGFloat = 300
}
