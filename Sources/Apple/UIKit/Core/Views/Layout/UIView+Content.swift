extension UIView {
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
