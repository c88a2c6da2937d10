/// The distances by which the sides of a rectangle are moved inwards.
///
/// *Units*: points; negative values move outwards.
///
/// Source: Apple, UIEdgeInsets.
public struct UIEdgeInsets: Hashable, Sendable {
  /// How far the upper side moves down.
  public var top: CGFloat
  /// How far the left side moves to the right.
  public var left: CGFloat
  /// How far the lower side moves up.
  public var bottom: CGFloat
  /// How far the right side moves to the left.
  public var right: CGFloat

  /// Insets that move no side.
  public static let zero = UIEdgeInsets()

  /// Makes insets that move no side.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Makes insets of four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Returns insets, by the spelling of Swift 2, which samples still use.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

extension CGRect {
  /// Returns the rectangle with its sides moved inwards.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
