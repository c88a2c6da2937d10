@MainActor
extension UIScreen {
  /// Returns a picture of all that is shown, as a view.
  @preconcurrency @MainActor public func snapshotView(afterScreenUpdates afterUpdates: Bool)
    -> UIView
  {
    Runtime.current.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates)
      ?? UIView(frame: bounds)
  }
}
