extension UIScrollView {
  /// Adds the recognizers to a new view.
  func beginScrolling() {
    clipsToBounds = true
    scrollPan.scrollView = self
    scrollPan.addTarget(self, action: Selector(UIScrollView.dragged))
    touchDelay.delaysTouchesBegan = true
    touchDelay.delaysTouchesEnded = false
    touchDelay.cancelsTouchesInView = false
    addGestureRecognizer(touchDelay)
    addGestureRecognizer(scrollPan)
    scrollPinch.isEnabled = false
    scrollPinch.addTarget(self, action: Selector(UIScrollView.pinched))
    addGestureRecognizer(scrollPinch)
  }

  /// Lets the recognizers watch as far as the author wants.
  func updateGestures() {
    scrollPan.isEnabled = isScrollEnabled
    touchDelay.isEnabled = isScrollEnabled && delaysContentTouches
  }
}
