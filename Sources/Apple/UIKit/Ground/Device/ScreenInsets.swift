/// How far what the system covers reaches into a screen from its edges.
///
/// *Units*: points.
package struct ScreenInsets: Hashable, Sendable {
  package var top: CGFloat
  package var left: CGFloat
  package var bottom: CGFloat
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
