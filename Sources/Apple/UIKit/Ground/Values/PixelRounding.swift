@MainActor
extension CGFloat {
  /// The length rounded up to whole pixels of the screen.
  ///
  /// *Units*: points.
  package var roundedUpToPixel: CGFloat {
    let scale = UIScreen.main.scale
    return ((self * scale) - Self.lostInAdding).rounded(.up) / scale
  }

  /// The coordinate rounded to the nearest edge of a pixel of the screen.
  ///
  /// *Units*: points.
  package var roundedToPixel: CGFloat {
    let scale = UIScreen.main.scale
    return (self * scale).rounded() / scale
  }

  /// An error of addition, for which no length is rounded up by one more pixel.
  ///
  /// *Units*: pixels.
  private static let lostInAdding: CGFloat = 1e-6
}

@MainActor
extension CGSize {
  /// The size rounded up to whole pixels of the screen.
  ///
  /// *Units*: points.
  package var roundedUpToPixels: CGSize {
    CGSize(width: width.roundedUpToPixel, height: height.roundedUpToPixel)
  }
}
