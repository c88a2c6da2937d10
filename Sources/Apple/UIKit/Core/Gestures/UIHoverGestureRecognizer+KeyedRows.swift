extension KeyedRows {
  /// The properties of `UIHoverGestureRecognizer` that are reached by their keys.
  @MainActor static let ofUIHoverGestureRecognizer = ofUIGestureRecognizer.adding([
    KeyedRow("zOffset", reading: \UIHoverGestureRecognizer.zOffset)
  ])
}
