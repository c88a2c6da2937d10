/// A share of a length and some more.
struct Share {
  /// No unit.
  var factor: CGFloat = 0
  /// Units: points.
  var constant: CGFloat

  func of(_ length: CGFloat) -> CGFloat { factor * length + constant }
}

/// A stretch along one axis that follows from a length: how rectangles follow from what they are in.
struct Span {
  var start: Share
  var length: Share

  init(start: Share, length: Share) {
    self.start = start
    self.length = length
  }

  /// All but what insets take.
  init(inside insets: UIEdgeInsets, along axis: NSLayoutConstraint.Axis) {
    let (before, after) =
      axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    start = Share(constant: before)
    length = Share(factor: 1, constant: -before - after)
  }
}
