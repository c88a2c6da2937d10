extension KeyedRows {
  /// The properties of `UIActivityIndicatorView` that are reached by their keys.
  @MainActor static let ofUIActivityIndicatorView = ofUIView.adding([
    KeyedRow("style", \UIActivityIndicatorView.style),
    KeyedRow("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped),
    KeyedRow("color", \UIActivityIndicatorView.color),
    KeyedRow("animating", reading: \UIActivityIndicatorView.isAnimating),
  ])
}
