extension UIView {
  /// How strongly the view does not want to be larger than its content: 250 unless set.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintState.hugging[axis]
  }

  /// Says how strongly the view does not want to be larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priority.check()
    constraintState.hugging[axis] = priority
  }

  /// How strongly the view does not want to be smaller than its content: 750 unless set.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    constraintState.compressionResistance[axis]
  }

  /// Says how strongly the view does not want to be smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priority.check()
    constraintState.compressionResistance[axis] = priority
  }

  /// The intrinsic size along an axis, asked for once until it is invalidated; nothing where there
  /// is none.
  func intrinsicLength(along axis: NSLayoutConstraint.Axis) -> CGFloat? {
    let size = constraintState.intrinsicSize ?? intrinsicContentSize
    constraintState.intrinsicSize = size
    let length = axis == .horizontal ? size.width : size.height
    return length >= 0 && length.isFinite ? length : nil
  }

  /// What stands for the smallest size that constraints allow, as a target.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// What stands for the largest size that constraints allow, as a target.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
