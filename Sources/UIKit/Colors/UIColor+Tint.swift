extension UIColor {
  /// The tint of the view that shows the colour; outside of views the system's blue.
  ///
  /// Source: Apple, UIColor.tintColor.
  public static let tintColor = UIColor { UIColor.systemBlue.resolvedColor(with: $0) }
}
