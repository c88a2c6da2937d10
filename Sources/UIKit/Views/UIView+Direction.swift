extension UIView {
  /// Returns left to right.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { .leftToRight }
}

/// A view that can be shown from right to left.
@MainActor
protocol Mirrored: UIView {}
