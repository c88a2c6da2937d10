extension KeyedRow {
  /// The properties of `UIActivityIndicatorView` that are reached by their keys.
  static var ofUIActivityIndicatorView: [KeyedRow] {
    [
      KeyedRow("style", \UIActivityIndicatorView.style),
      KeyedRow("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped),
      KeyedRow("color", \UIActivityIndicatorView.color),
      KeyedRow("animating", reading: \UIActivityIndicatorView.isAnimating),
    ]
  }
}
