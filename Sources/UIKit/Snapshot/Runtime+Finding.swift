extension Runtime {
  /// Returns the view that a touch would begin in, searching the front window first.
  ///
  /// - Parameter point: a point of the screen.
  /// - Returns: the view; `nil` for none.
  package func hitTest(_ point: CGPoint) -> UIView? {
    for window in windows.reversed() {
      if let hit = window.hitTest(window.convertFromSuperview(point), with: nil) { return hit }
    }
    return nil
  }

  /// Returns the first view with an `accessibilityIdentifier`, depth first, beginning with the
  /// window furthest back.
  package func view(withIdentifier identifier: String) -> UIView? {
    for window in windows {
      if let view = window.view(withIdentifier: identifier) { return view }
    }
    return nil
  }
}

extension UIView {
  /// Returns the view itself, or the first one inside it, with an identifier, depth first.
  fileprivate func view(withIdentifier identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    for view in subviews {
      if let found = view.view(withIdentifier: identifier) { return found }
    }
    return nil
  }
}
