import UIKit

/// What parts of a view can be related to: parts of others, views, guides and numbers.
///
/// Source: SnapKit, ConstraintRelatableTarget.
public protocol ConstraintRelatableTarget {}

extension ConstraintItem: ConstraintRelatableTarget {}
extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}

/// An amount in points, which may differ for each part.
///
/// Source: SnapKit, ConstraintConstantTarget.
public protocol ConstraintAmount: ConstraintRelatableTarget {
  /// Returns the constant for a part that is `offset` by the amount.
  func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat
}

/// An amount that is one number.
public protocol ConstraintNumber: ConstraintAmount {
  /// The number.
  var points: CGFloat { get }
}

extension ConstraintNumber {
  /// Returns the number, whatever part it is for.
  public func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat { points }
}

extension Int: ConstraintNumber { public var points: CGFloat { CGFloat(self) } }
extension UInt: ConstraintNumber { public var points: CGFloat { CGFloat(self) } }
extension Float: ConstraintNumber { public var points: CGFloat { CGFloat(self) } }
extension Double: ConstraintNumber { public var points: CGFloat { CGFloat(self) } }
extension CGFloat: ConstraintNumber { public var points: CGFloat { self } }

extension CGPoint: ConstraintAmount {
  /// Returns `x` for places along the horizontal axis and `y` for others; 0 for sizes.
  public func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .width, .height, .notAnAttribute: 0
    default: attribute.isHorizontal ? x : y
    }
  }
}

extension CGSize: ConstraintAmount {
  /// Returns `width` and `height` for these, and 0 for places.
  public func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .width: width
    case .height: height
    default: 0
    }
  }
}

extension UIEdgeInsets: ConstraintAmount {
  /// Returns the inset of an edge, negative where inwards is backwards.
  ///
  /// Sizes shrink by both insets of their axis; centres move by half of what the insets differ by.
  public func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: left
    case .right, .trailing, .rightMargin, .trailingMargin: -right
    case .top, .topMargin, .firstBaseline: top
    case .bottom, .bottomMargin, .lastBaseline: -bottom
    case .centerX: (left - right) / 2
    case .centerY: (top - bottom) / 2
    case .width: -(left + right)
    case .height: -(top + bottom)
    default: 0
    }
  }
}

extension NSLayoutConstraint.Attribute {
  var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin:
      true
    default: false
    }
  }

  /// Whether it moves outwards when it grows.
  var isFar: Bool {
    [.right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin, .lastBaseline]
      .contains(self)
  }

  /// Whether it is an edge of a margin, or an edge.
  var isMargin: Bool {
    [.leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin]
      .contains(self)
  }
}

/// How strongly a constraint holds.
///
/// Source: SnapKit, ConstraintPriority.
public struct ConstraintPriority: Hashable, Sendable {
  let value: Float

  /// Makes a priority of a number up to 1000.
  public init(_ value: Float) { self.value = value }

  /// The usual priorities: 1000, which has to hold, 750, 500 and 250.
  public static let required = ConstraintPriority(1000)
  public static let high = ConstraintPriority(750)
  public static let medium = ConstraintPriority(500)
  public static let low = ConstraintPriority(250)
}
