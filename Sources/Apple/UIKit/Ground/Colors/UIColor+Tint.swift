extension UIColor {
  /// The tint of the view that shows the colour; outside of views the app's `AccentColor` or the
  /// system's blue.
  ///
  /// Source: Apple, UIColor.tintColor.
  public static let tintColor = UIColor { AppFiles.accent.resolvedColor(with: $0) }
}
