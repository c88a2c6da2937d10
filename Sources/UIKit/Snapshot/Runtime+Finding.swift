extension Runtime {
  /// The view that a touch would begin in, the window in front first.
  ///
  /// *Space*: points of the screen.
  package func hitTest(_ point: CGPoint) -> UIView? {
    for window in windows.reversed() {
      if let hit = window.hitTest(window.convertFromSuperview(point), with: nil) { return hit }
    }
    return nil
  }

  /// The first view with an `accessibilityIdentifier`, depth first, the window furthest back first.
  package func view(withIdentifier identifier: String) -> UIView? {
    for window in windows {
      if let view = window.view(withIdentifier: identifier) { return view }
    }
    return nil
  }
}

extension UIView {
  /// The view itself or the first one inside it with an identifier, depth first.
  fileprivate func view(withIdentifier identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    for view in subviews {
      if let found = view.view(withIdentifier: identifier) { return found }
    }
    return nil
  }
}
