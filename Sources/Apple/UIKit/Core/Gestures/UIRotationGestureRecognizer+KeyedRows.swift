extension KeyedRow {
  /// The properties of `UIRotationGestureRecognizer` that are reached by their keys.
  static var ofUIRotationGestureRecognizer: [KeyedRow] {
    [
      KeyedRow("rotation", \UIRotationGestureRecognizer.rotation),
      KeyedRow("velocity", reading: \UIRotationGestureRecognizer.velocity),
    ]
  }
}
