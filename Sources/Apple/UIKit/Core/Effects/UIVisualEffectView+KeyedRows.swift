extension KeyedRow {
  /// The properties of `UIVisualEffectView` that are reached by their keys.
  static var ofUIVisualEffectView: [KeyedRow] {
    [
      KeyedRow("effect", \UIVisualEffectView.effect)
    ]
  }
}
