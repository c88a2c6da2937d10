extension KeyedRow {
  /// The properties of `UIPanGestureRecognizer` that are reached by their keys.
  static var ofUIPanGestureRecognizer: [KeyedRow] {
    [
      KeyedRow("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches),
      KeyedRow("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches),
      KeyedRow("allowedScrollTypesMask", \UIPanGestureRecognizer.allowedScrollTypesMask),
    ]
  }
}
