extension KeyedRows {
  /// The properties of `UIPinchGestureRecognizer` that are reached by their keys.
  @MainActor static let ofUIPinchGestureRecognizer = ofUIGestureRecognizer.adding([
    KeyedRow("scale", \UIPinchGestureRecognizer.scale),
    KeyedRow("velocity", reading: \UIPinchGestureRecognizer.velocity),
  ])
}
