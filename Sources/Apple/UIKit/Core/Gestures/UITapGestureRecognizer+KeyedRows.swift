extension KeyedRows {
  /// The properties of `UITapGestureRecognizer` that are reached by their keys.
  @MainActor static let ofUITapGestureRecognizer = ofUIGestureRecognizer.adding([
    KeyedRow("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired),
    KeyedRow("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired),
  ])
}
