extension UIView {
  /// Whether the view is mirrored in languages that run from right to left.
  ///
  /// It has no effect, since films are in a language that runs from left to right;
  /// `forceRightToLeft` is missing.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { constraintState.semanticContentAttribute }
    set { constraintState.semanticContentAttribute = newValue }
  }

  /// Returns left to right.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { .leftToRight }

  /// Always left to right.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}
