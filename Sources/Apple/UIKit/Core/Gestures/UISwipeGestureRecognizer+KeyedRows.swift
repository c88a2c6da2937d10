extension KeyedRow {
  /// The properties of `UISwipeGestureRecognizer` that are reached by their keys.
  static var ofUISwipeGestureRecognizer: [KeyedRow] {
    [
      KeyedRow("direction", \UISwipeGestureRecognizer.direction),
      KeyedRow("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired),
    ]
  }
}
