extension KeyedRow {
  /// The properties of `UITapGestureRecognizer` that are reached by their keys.
  static var ofUITapGestureRecognizer: [KeyedRow] {
    [
      KeyedRow("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired),
      KeyedRow("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired),
    ]
  }
}
