extension KeyedRows {
  /// The properties of `UISwipeGestureRecognizer` that are reached by their keys.
  @MainActor static let ofUISwipeGestureRecognizer = ofUIGestureRecognizer.adding([
    KeyedRow("direction", \UISwipeGestureRecognizer.direction),
    KeyedRow("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired),
  ])
}
