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
      if let hit = view.hitTest(view.convertFromSuperview(point), with: event) { return hit }
    }
    return self
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
