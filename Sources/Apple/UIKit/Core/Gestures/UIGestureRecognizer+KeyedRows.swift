extension KeyedRows {
  /// The properties of `UIGestureRecognizer` that are reached by their keys.
  @MainActor static let ofUIGestureRecognizer = KeyedRows([
    KeyedRow("view", reading: \UIGestureRecognizer.view),
    KeyedRow("delegate", \UIGestureRecognizer.delegate),
    KeyedRow("name", \UIGestureRecognizer.name),
    KeyedRow("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView),
    KeyedRow("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan),
    KeyedRow("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded),
    KeyedRow("enabled", \UIGestureRecognizer.isEnabled),
    KeyedRow("allowedTouchTypes", \UIGestureRecognizer.allowedTouchTypes),
    KeyedRow("allowedPressTypes", \UIGestureRecognizer.allowedPressTypes),
    KeyedRow("requiresExclusiveTouchType", \UIGestureRecognizer.requiresExclusiveTouchType),
    KeyedRow("state", \UIGestureRecognizer.state),
    KeyedRow("numberOfTouches", reading: \UIGestureRecognizer.numberOfTouches),
    KeyedRow("modifierFlags", reading: \UIGestureRecognizer.modifierFlags),
  ])
}
