extension KeyedRows {
  /// The properties of `UIInputView` that are reached by their keys.
  @MainActor static let ofUIInputView = ofUIView.adding([
    KeyedRow("allowsSelfSizing", \UIInputView.allowsSelfSizing)
  ])
}
