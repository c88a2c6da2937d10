extension KeyedRows {
  /// The properties of `UIVisualEffectView` that are reached by their keys.
  @MainActor static let ofUIVisualEffectView = ofUIView.adding([
    KeyedRow("effect", \UIVisualEffectView.effect)
  ])
}
