@MainActor
extension CGFloat {
  /// The next larger length in whole pixels of the screen. Units: points.
  var roundedUpToPixel: CGFloat {
    let scale = UIScreen.main.scale
    return ((self * scale) - Self.lostInAdding).rounded(.up) / scale
  }

  /// The nearest place between two pixels of the screen. Units: points.
  var roundedToPixel: CGFloat {
    let scale = UIScreen.main.scale
    return (self * scale).rounded() / scale
  }

  /// What is no reason for one more pixel. Units: pixels.
  private static let lostInAdding: CGFloat = 1e-6
}

@MainActor
extension UIView {
  /// The nearest place for a rectangle of this view at which its upper left corner stands between
  /// pixels of the screen, if no transform stands between the two.
  ///
  /// A view that changes its size about its middle keeps what stands in its middle in place by this;
  /// rounding in the view's own space would let it jump by a pixel.
  func onPixels(_ rect: CGRect) -> CGRect {
    let map = layer.transform(to: nil)
    guard map.a == 1, map.b == 0, map.c == 0, map.d == 1 else { return rect }
    return CGRect(
      x: (rect.minX + map.tx).roundedToPixel - map.tx,
      y: (rect.minY + map.ty).roundedToPixel - map.ty, width: rect.width, height: rect.height)
  }
}

@MainActor
extension CGSize {
  /// The next larger size in whole pixels of the screen. Units: points.
  var roundedUpToPixels: CGSize {
    CGSize(width: width.roundedUpToPixel, height: height.roundedUpToPixel)
  }
}
