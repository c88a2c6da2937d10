extension UIView {
  /// Whether the view is mirrored in languages that run from right to left.
  ///
  /// Films are in a language that runs from left to right. `forceRightToLeft` puts a button's image
  /// right of its title; of other views a line in the log says that they stay as they are.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { constraintState.semanticContentAttribute }
    set {
      constraintState.semanticContentAttribute = newValue
      setNeedsLayout()
      guard newValue == .forceRightToLeft, !(self is any Mirrored) else { return }
      Log.once("\(type(of: self)) stays as it is from left to right: only buttons are mirrored.")
    }
  }

  /// Returns left to right.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { .leftToRight }

  /// Left to right, unless the view asks for the other direction.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
}

/// A view that can be shown from right to left.
@MainActor
protocol Mirrored: UIView {}
