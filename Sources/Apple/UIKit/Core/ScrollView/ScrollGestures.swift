/// The pan that drags the content of a scroll view.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.fingerCameDown()
  }

  override func reset() {
    super.reset()
    scrollView?.fingersHaveGone()
  }
}

/// Holds back touches from the content of a scroll view while they may still become a drag.
final class ContentTouchDelay: UIGestureRecognizer {
  /// How long touches are held back.
  ///
  /// *Units*: seconds.
  ///
  /// Source: Apple, UIScrollView: a timer with a short delay; the length is commonly reported.
  private static let delay: TimeInterval = 0.15

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    startTimer(after: Self.delay)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func timeHasCome() { state = .failed }
}
