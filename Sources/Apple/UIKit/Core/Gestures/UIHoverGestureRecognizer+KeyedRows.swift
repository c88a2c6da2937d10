extension KeyedRow {
  /// The properties of `UIHoverGestureRecognizer` that are reached by their keys.
  static var ofUIHoverGestureRecognizer: [KeyedRow] {
    [
      KeyedRow("zOffset", reading: \UIHoverGestureRecognizer.zOffset)
    ]
  }
}
