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
}
