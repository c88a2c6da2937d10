/// A share of a length plus a number of points.
struct Share {
  /// The share.
  ///
  /// No unit.
  var factor: CGFloat = 0
  /// What is added to the share.
  ///
  /// *Units*: points.
  var constant: CGFloat

  func of(_ length: CGFloat) -> CGFloat { factor * length + constant }
}

/// The start and length of a stretch inside another, each given by the other's length.
struct Span {
  var start: Share
  var length: Share

  init(start: Share, length: Share) {
    self.start = start
    self.length = length
  }

  /// Makes the stretch that insets leave.
  init(inside insets: UIEdgeInsets, along axis: NSLayoutConstraint.Axis) {
    let (before, after) =
      axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    start = Share(constant: before)
    length = Share(factor: 1, constant: -before - after)
  }
}
