extension NSLayoutConstraint {
  /// A side, a middle, a baseline or a length of a view or guide.
  ///
  /// Text runs from left to right here: leading is left and trailing right.
  ///
  /// Source: Apple, NSLayoutConstraint.Attribute.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
    case notAnAttribute = 0
  }

  /// How the left side of a constraint compares to the right side.
  ///
  /// Source: Apple, NSLayoutConstraint.Relation.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// One of the two directions of a layout.
  ///
  /// Source: Apple, NSLayoutConstraint.Axis.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether an attribute is a place or a length, and along which axis.
  enum Kind {
    case location(NSLayoutConstraint.Axis)
    case length(NSLayoutConstraint.Axis)
    case nothing
  }

  var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .location(.horizontal)
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .location(.vertical)
    case .width: .length(.horizontal)
    case .height: .length(.vertical)
    case .notAnAttribute: .nothing
    }
  }

  /// Whether the attribute is a middle.
  var isCenter: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }

  /// Whether the attribute is a side that does not depend on the direction of text.
  var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether the attribute is a side that depends on the direction of text.
  var isTextSide: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
}
