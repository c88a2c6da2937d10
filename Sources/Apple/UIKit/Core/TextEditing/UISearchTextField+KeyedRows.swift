extension KeyedRow {
  /// The properties of `UISearchTextField` that are reached by their keys.
  static var ofUISearchTextField: [KeyedRow] {
    [
      KeyedRow("tokens", \UISearchTextField.tokens),
      KeyedRow("tokenBackgroundColor", \UISearchTextField.tokenBackgroundColor),
      KeyedRow("allowsDeletingTokens", \UISearchTextField.allowsDeletingTokens),
      KeyedRow("allowsCopyingTokens", \UISearchTextField.allowsCopyingTokens),
      KeyedRow("textualRange", \UISearchTextField.textualRange),
    ]
  }
}
