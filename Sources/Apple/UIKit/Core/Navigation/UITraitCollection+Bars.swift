/// How high bars are: on a phone, on one that lies on its side, and on an iPad.
///
/// *Units*: points.
///
/// Source: docs/measurements.md, “Devices”.
extension UITraitCollection {
  /// The height without the insets of the screen: 44 points on a phone for the one, 49 for the
  /// other.
  package var heightOfNavigationBar: CGFloat { height(44, across: 32, ofPad: 50) }
  package var heightOfTabBar: CGFloat { height(49, across: 32, ofPad: 50) }
  var heightOfToolbar: CGFloat { height(44, across: 32, ofPad: 50) }

  private func height(_ upright: CGFloat, across: CGFloat, ofPad: CGFloat) -> CGFloat {
    if userInterfaceIdiom == .pad { return ofPad }
    let isLow = verticalSizeClass == .compact && horizontalSizeClass != .regular
    return isLow ? across : upright
  }
}
