extension UIControl {
  /// Returns false for single taps on views around a control that takes taps itself, so that it gets
  /// them alone.
  func mayBeginBesideOwnTaps(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer
    else { return true }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  /// How far from the control a touch that began on it still counts as inside.
  ///
  /// *Units*: points.
  ///
  /// Unspecified by Apple: 70 is what people measured.
  private static let reach: CGFloat = 70

  private func isInside(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    return point(inside: place, with: event)
      || bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(place)
  }

  func fingersCame(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard trackedTouch == nil, let touch = touches.first else { return }
    trackedTouch = touch
    isTouchInside = true
    guard beginTracking(touch, with: event) else {
      forgetTouch()
      return
    }
    isHighlighted = true
    send(.touchDown, with: event)
    if touch.tapCount > 1 { send(.touchDownRepeat, with: event) }
  }

  func fingersMoved(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch, event)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else {
      endTracking(touch, with: event)
      forgetTouch()
      return
    }
    if wasInside != isTouchInside {
      send(isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
    }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  func fingersLifted(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = isInside(touch, event)
    isTouchInside = isInside
    endTracking(touch, with: event)
    forgetTouch()
    send(isInside ? .touchUpInside : .touchUpOutside, with: event)
    if isInside { willSendPrimaryEvent() }
    if isInside, !primaryEvent.isEmpty { send(primaryEvent, with: event) }
  }

  func fingersWereTaken(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    cancelTracking(with: event)
    forgetTouch()
    send(.touchCancel, with: event)
  }

  private func forgetTouch() {
    trackedTouch = nil
    isTouchInside = false
    isHighlighted = false
  }
}
