/// What a navigation controller shows and hides beside its bar.
@MainActor
struct BarHabits {
  var hidesToolbar = true
  var hidesForKeyboard = false
  var hidesWhenCompact = false
  /// The swipe that hides and shows the bars; nil until it is first asked for.
  var swipe: BarHiding?
  /// The tap that hides and shows the bars; nil until it is first asked for.
  var tap: BarHiding?
}

extension UINavigationController {
  /// Shows the top controller's items in the toolbar.
  func showToolbarItems(animated: Bool) {
    guard toolbar.superview != nil else { return }
    toolbar.setItems(topViewController?.toolbarItems, animated: animated)
  }

  /// Places the toolbar above the safe area at the bottom, and tells the controllers of it.
  func placeToolbar() {
    guard toolbar.superview != nil else { return }
    if view.subviews.last !== toolbar { view.bringSubviewToFront(toolbar) }
    toolbar.frame = toolbarFrame(isAway: isToolbarHidden)
    followContentAboveToolbar()
    for controller in viewControllers {
      controller.insetsOfBars.bottom = isToolbarHidden ? 0 : toolbar.frame.height
    }
  }

  /// Tells a toolbar that looks different there whether the content ends above it.
  private func followContentAboveToolbar() {
    guard toolbar.hasLooksAtEdge, choosingParent == nil else { return }
    let scroll = topViewController?.barScrollView
    scroll?.onBoundsChangeOverTabs = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
    toolbar.isAtEdge =
      scroll.map { scroll in
        let end = scroll.contentSize.height + scroll.adjustedContentInset.bottom
        return scroll.contentOffset.y + scroll.bounds.height >= end
      } ?? true
  }

  func toolbarFrame(isAway: Bool) -> CGRect {
    let height = toolbar.intrinsicContentSize.height
    let top =
      isAway ? view.bounds.height : view.bounds.height - view.safeAreaInsets.bottom - height
    return CGRect(x: 0, y: top, width: view.bounds.width, height: height)
  }
}

/// Hides and shows the bars of a navigation controller as fingers ask for it.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  let recognizer: UIGestureRecognizer
  private weak var navigation: UINavigationController?

  init(_ recognizer: UIGestureRecognizer, _ navigation: UINavigationController) {
    self.recognizer = recognizer
    self.navigation = navigation
    super.init()
    recognizer.isEnabled = false
    recognizer.cancelsTouchesInView = false
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector(BarHiding.recognized))
    navigation.view.addGestureRecognizer(recognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  private func recognized() {
    guard let navigation else { return }
    if let pan = recognizer as? UIPanGestureRecognizer {
      let way = pan.translation(in: navigation.view).y
      if abs(way) >= Self.leastWay { hide(way < 0) }
    } else {
      hide(!navigation.isNavigationBarHidden)
    }
  }

  private func hide(_ hidden: Bool) {
    guard let navigation else { return }
    navigation.setNavigationBarHidden(hidden, animated: true)
    if navigation.topViewController?.toolbarItems?.isEmpty == false {
      navigation.setToolbarHidden(hidden, animated: true)
    }
  }

  /// How far a finger moves before the bars hide or show.
  ///
  /// *Units*: points.
  ///
  /// Unspecified by Apple: chosen.
  private static let leastWay: CGFloat = 20
}
