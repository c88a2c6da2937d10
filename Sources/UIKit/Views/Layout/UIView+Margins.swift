extension UIView {
  /// The distance that the view's content keeps from its sides.
  ///
  /// It is 8 points unless set. A controller's view has at least the system's margins at both
  /// sides. The safe area is added.
  ///
  /// *Units*: points.
  ///
  /// Source: Apple, UIView.layoutMargins.
  public var layoutMargins: UIEdgeInsets {
    get {
      var margins = ownMargins
      guard insetsLayoutMarginsFromSafeArea else { return margins }
      let safe = safeAreaInsets
      margins.top += safe.top
      margins.left += safe.left
      margins.bottom += safe.bottom
      margins.right += safe.right
      return margins
    }
    set {
      guard newValue != constraintState.margins else { return }
      constraintState.margins = newValue
      layoutMarginsDidChange()
      setNeedsLayout()
    }
  }

  /// Whether the safe area is added to the margins.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { constraintState.insetsMarginsFromSafeArea }
    set { constraintState.insetsMarginsFromSafeArea = newValue }
  }

  private var ownMargins: UIEdgeInsets {
    guard viewController != nil else { return constraintState.margins ?? Self.defaultMargins }
    var margins = constraintState.margins ?? .zero
    margins.left = max(margins.left, Self.systemMinimumMargin)
    margins.right = max(margins.right, Self.systemMinimumMargin)
    return margins
  }

  /// The margins of a view for which none were set.
  ///
  /// Source: Apple, UIView.layoutMargins: 8 points on each side.
  private static let defaultMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// The least margin left and right of a controller's view.
  ///
  /// Source: known of phones.
  private static var systemMinimumMargin: CGFloat { UIScreen.main.bounds.width < 414 ? 16 : 20 }
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
