extension KeyedRows {
  /// The properties of `UIPanGestureRecognizer` that are reached by their keys.
  @MainActor static let ofUIPanGestureRecognizer = ofUIGestureRecognizer.adding([
    KeyedRow("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches),
    KeyedRow("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches),
    KeyedRow("allowedScrollTypesMask", \UIPanGestureRecognizer.allowedScrollTypesMask),
  ])
}
