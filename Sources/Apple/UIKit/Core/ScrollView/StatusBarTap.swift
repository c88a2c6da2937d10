extension Runtime {
  /// Scrolls to the top after a tap on the status bar, if exactly one scroll view wants to.
  func scrollToTop(after touch: UITouch) {
    guard let window = touch.window, touch.phase == .ended else { return }
    let bar = window.safeAreaInsets.top
    guard max(touch.position.y, touch.previousPosition.y) < bar else { return }
    let willing = window.scrollViewsToTop
    guard willing.count == 1, let view = willing.first,
      view.scrollDelegate?.scrollViewShouldScrollToTop(view) != false
    else { return }
    view.scrollToTop()
  }
}

extension UIView {
  /// The visible scroll views inside the view that want to scroll to the top.
  fileprivate var scrollViewsToTop: [UIScrollView] {
    guard !isHidden, alpha > 0 else { return [] }
    let own = (self as? UIScrollView).map { $0.scrollsToTop && $0.scrollsVertically ? [$0] : [] }
    return (own ?? []) + subviews.flatMap(\.scrollViewsToTop)
  }
}
