extension UIImage {
  /// How much brighter than white an image may be.
  ///
  /// Source: Apple, UIImage.DynamicRange.
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard, constrainedHigh, high
  }
}
