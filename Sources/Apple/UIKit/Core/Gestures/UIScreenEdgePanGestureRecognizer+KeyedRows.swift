extension KeyedRow {
  /// The properties of `UIScreenEdgePanGestureRecognizer` that are reached by their keys.
  static var ofUIScreenEdgePanGestureRecognizer: [KeyedRow] {
    [
      KeyedRow("edges", \UIScreenEdgePanGestureRecognizer.edges)
    ]
  }
}
