extension KeyedRows {
  /// The properties of `UILongPressGestureRecognizer` that are reached by their keys.
  @MainActor static let ofUILongPressGestureRecognizer = ofUIGestureRecognizer.adding([
    KeyedRow("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration),
    KeyedRow("allowableMovement", \UILongPressGestureRecognizer.allowableMovement),
    KeyedRow("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired),
    KeyedRow("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired),
  ])
}
