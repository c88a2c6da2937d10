extension KeyedRows {
  /// The properties of `UISearchTextField` that are reached by their keys.
  @MainActor static let ofUISearchTextField = ofUITextField.adding([
    KeyedRow("tokens", \UISearchTextField.tokens),
    KeyedRow("tokenBackgroundColor", \UISearchTextField.tokenBackgroundColor),
    KeyedRow("allowsDeletingTokens", \UISearchTextField.allowsDeletingTokens),
    KeyedRow("allowsCopyingTokens", \UISearchTextField.allowsCopyingTokens),
    KeyedRow("textualRange", \UISearchTextField.textualRange),
  ])
}
