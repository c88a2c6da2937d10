extension KeyedRows {
  /// The properties of `UIRotationGestureRecognizer` that are reached by their keys.
  @MainActor static let ofUIRotationGestureRecognizer = ofUIGestureRecognizer.adding([
    KeyedRow("rotation", \UIRotationGestureRecognizer.rotation),
    KeyedRow("velocity", reading: \UIRotationGestureRecognizer.velocity),
  ])
}
