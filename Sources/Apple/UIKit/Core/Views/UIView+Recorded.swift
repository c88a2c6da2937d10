// What views record and what changes no picture.
extension UIView {
  /// The group in which keys move the focus; recorded only.
  public var focusGroupIdentifier: String? {
    get { recorded("focusGroupIdentifier", nil as String?) }
    set { record("focusGroupIdentifier", newValue) }
  }

  /// Returns the constraints that have a part in the view's place along an axis.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  {
    sequence(first: self, next: \.superview).flatMap(\.constraints).filter { constraint in
      guard constraint.firstItem === self || constraint.secondItem === self else { return false }
      let isAlong = constraint.firstAttribute.isHorizontal
      return axis == .horizontal ? isAlong : !isAlong
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }
}
