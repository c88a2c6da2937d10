extension UIViewController {
  /// Lets the bar at an edge follow a scroll view; `nil` for the one that the bar finds itself.
  ///
  /// Source: Apple, UIViewController.setContentScrollView(_:for:).
  public func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    if edge.contains(.top) { settings.topScrollView = scrollView }
    if edge.contains(.bottom) { settings.bottomScrollView = scrollView }
    viewIfLoaded?.superview?.superview?.setNeedsLayout()
  }

  /// Returns the scroll view that the bar at an edge was told to follow.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if edge.contains(.top) { return settings.topScrollView as? UIScrollView }
    return edge.contains(.bottom) ? settings.bottomScrollView as? UIScrollView : nil
  }
}
