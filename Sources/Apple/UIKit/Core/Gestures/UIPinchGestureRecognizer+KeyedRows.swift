extension KeyedRow {
  /// The properties of `UIPinchGestureRecognizer` that are reached by their keys.
  static var ofUIPinchGestureRecognizer: [KeyedRow] {
    [
      KeyedRow("scale", \UIPinchGestureRecognizer.scale),
      KeyedRow("velocity", reading: \UIPinchGestureRecognizer.velocity),
    ]
  }
}
