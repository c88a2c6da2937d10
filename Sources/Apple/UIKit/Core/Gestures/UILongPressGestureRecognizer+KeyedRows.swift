extension KeyedRow {
  /// The properties of `UILongPressGestureRecognizer` that are reached by their keys.
  static var ofUILongPressGestureRecognizer: [KeyedRow] {
    [
      KeyedRow("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration),
      KeyedRow("allowableMovement", \UILongPressGestureRecognizer.allowableMovement),
      KeyedRow("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired),
      KeyedRow("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired),
    ]
  }
}
