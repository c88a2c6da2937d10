extension UIView {
  func firstView(withTag tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  func innermostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, !layer.isClosedToTouches,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.pointForHits(point), with: event) { return hit }
    }
    return self
  }

  /// Returns a point of the superview in the view's space, for hit testing.
  ///
  /// While a property animator moves the view, that is where it is seen, unless the author says
  /// otherwise; else where it will be.
  private func pointForHits(_ point: CGPoint) -> CGPoint {
    guard layer.isTouchedWhereSeen else { return convertFromSuperview(point) }
    return point.applying(seenLayer.transformToSuperlayer.inverted())
  }

  func take(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizers.append(recognizer)
    recognizer.view = self
  }

  func letGo(of recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.request(.cancelled)
    recognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
}
