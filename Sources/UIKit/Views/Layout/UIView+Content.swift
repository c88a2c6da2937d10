extension UIView {
  /// Returns the priority at which the view resists growing beyond its content; 250 unless set.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintState.hugging[axis]
  }

  /// Sets the priority at which the view resists growing beyond its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priority.check()
    constraintState.hugging[axis] = priority
  }

  /// Returns the priority at which the view resists shrinking below its content; 750 unless set.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    constraintState.compressionResistance[axis]
  }

  /// Sets the priority at which the view resists shrinking below its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priority.check()
    constraintState.compressionResistance[axis] = priority
  }

  /// Returns the intrinsic size along an axis; `nil` where there is none.
  ///
  /// The size is asked for once, until it is invalidated.
  func intrinsicLength(along axis: NSLayoutConstraint.Axis) -> CGFloat? {
    let size = constraintState.intrinsicSize ?? intrinsicContentSize
    constraintState.intrinsicSize = size
    let length = axis == .horizontal ? size.width : size.height
    return length >= 0 && length.isFinite ? length : nil
  }

  /// A target size that asks for the smallest size that constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// A target size that asks for the largest size that constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
