/// Distances from the edges of a rectangle, with leading on the left here.
///
/// Units: points.
///
/// Source: Apple, NSDirectionalEdgeInsets.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public static let zero = NSDirectionalEdgeInsets()

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension UIView {
  /// `layoutMargins`, with leading on the left and trailing on the right.
  ///
  /// Units: points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }
}
