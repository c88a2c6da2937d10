extension KeyedRow {
  /// The properties of `UIInputView` that are reached by their keys.
  static var ofUIInputView: [KeyedRow] {
    [
      KeyedRow("allowsSelfSizing", \UIInputView.allowsSelfSizing)
    ]
  }
}
