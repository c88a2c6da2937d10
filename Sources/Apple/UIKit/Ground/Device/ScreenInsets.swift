/// How far what the system covers reaches into a screen from its edges.
///
/// *Units*: points.
package struct ScreenInsets: Hashable, Sendable {
  /// What the status bar or the camera's cut-out covers.
  package var top: CGFloat
  /// What the camera's cut-out covers at the left edge: of a screen that lies on its side as much
  /// as at the right one.
  package var left: CGFloat
  /// What the bar at the lower edge covers, by which apps are left.
  package var bottom: CGFloat
  /// What is covered at the right edge of a screen that lies on its side.
  package var right: CGFloat
  /// The inset at the top while the app hides the status bar.
  ///
  /// *Units*: points.
  package var topWithoutStatusBar: CGFloat

  /// Makes insets; none unless told otherwise.
  package init(
    top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0,
    topWithoutStatusBar: CGFloat = 0
  ) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    self.topWithoutStatusBar = topWithoutStatusBar
  }
}
