@MainActor
extension UIView {
  /// Returns a rectangle moved so that its upper left corner is at a pixel's edge on the screen.
  ///
  /// The rectangle is in this view's space. It stays as it is where the view is turned or scaled.
  ///
  /// Rounding on the screen keeps the content in the middle of a view in place while the view
  /// changes its size about its middle; rounded in the view's own space it would jump by a pixel.
  package func onPixels(_ rect: CGRect) -> CGRect {
    let map = layer.transform(to: nil)
    guard map.a == 1, map.b == 0, map.c == 0, map.d == 1 else { return rect }
    return CGRect(
      x: (rect.minX + map.tx).roundedToPixel - map.tx,
      y: (rect.minY + map.ty).roundedToPixel - map.ty, width: rect.width, height: rect.height)
  }
}
