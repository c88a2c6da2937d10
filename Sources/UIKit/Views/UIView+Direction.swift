/// How a view's content takes to languages that run from right to left.
///
/// Source: Apple, UISemanticContentAttribute.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight
}

/// Which way text runs.
///
/// Source: Apple, UIUserInterfaceLayoutDirection.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

extension UIView {
  /// How the view takes to languages that run from right to left: films are in one that runs from
  /// left to right, so that all of these look the same, and `forceRightToLeft` is missing.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { constraintState.semanticContentAttribute }
    set { constraintState.semanticContentAttribute = newValue }
  }

  /// From left to right.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { .leftToRight }

  /// From left to right.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}
