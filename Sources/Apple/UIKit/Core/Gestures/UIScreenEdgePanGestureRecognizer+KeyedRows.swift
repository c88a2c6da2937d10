extension KeyedRows {
  /// The properties of `UIScreenEdgePanGestureRecognizer` that are reached by their keys.
  @MainActor static let ofUIScreenEdgePanGestureRecognizer = ofUIPanGestureRecognizer.adding([
    KeyedRow("edges", \UIScreenEdgePanGestureRecognizer.edges)
  ])
}
