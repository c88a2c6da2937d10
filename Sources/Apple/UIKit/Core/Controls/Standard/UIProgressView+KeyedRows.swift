extension KeyedRows {
  /// The properties of `UIProgressView` that are reached by their keys.
  @MainActor static let ofUIProgressView = ofUIView.adding([
    KeyedRow("progressViewStyle", \UIProgressView.progressViewStyle),
    KeyedRow("progressTintColor", \UIProgressView.progressTintColor),
    KeyedRow("trackTintColor", \UIProgressView.trackTintColor),
    KeyedRow("progressImage", \UIProgressView.progressImage),
    KeyedRow("trackImage", \UIProgressView.trackImage),
    KeyedRow("observedProgress", \UIProgressView.observedProgress),
    KeyedRow("progress", \UIProgressView.progress),
  ])
}
