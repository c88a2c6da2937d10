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
      if preservesSuperviewLayoutMargins { margins = margins.covering(marginsOfSuperview) }
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
      tellOfMargins()
      setNeedsLayout()
    }
  }

  /// Whether the safe area is added to the margins.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { constraintState.insetsMarginsFromSafeArea }
    set { constraintState.insetsMarginsFromSafeArea = newValue }
  }

  private func tellOfMargins() {
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
  }

  /// Whether the view's margins are at least as far in as those of its superview.
  ///
  /// Source: Apple, UIView.preservesSuperviewLayoutMargins.
  public var preservesSuperviewLayoutMargins: Bool {
    get { accessibility.keepsSuperviewMargins }
    set {
      guard newValue != accessibility.keepsSuperviewMargins else { return }
      accessibility.keepsSuperviewMargins = newValue
      tellOfMargins()
      setNeedsLayout()
    }
  }

  /// How far the superview's margins reach into the view, without its safe area.
  private var marginsOfSuperview: UIEdgeInsets {
    guard let superview else { return .zero }
    var around = superview.layoutMargins
    if superview.insetsLayoutMarginsFromSafeArea {
      let safe = superview.safeAreaInsets
      around.top -= safe.top
      around.left -= safe.left
      around.bottom -= safe.bottom
      around.right -= safe.right
    }
    let (rect, room) = (layoutRect, superview.bounds)
    return UIEdgeInsets(
      top: around.top - (rect.minY - room.minY), left: around.left - (rect.minX - room.minX),
      bottom: around.bottom - (room.maxY - rect.maxY),
      right: around.right - (room.maxX - rect.maxX))
  }

  private var ownMargins: UIEdgeInsets {
    guard viewController?.viewRespectsSystemMinimumLayoutMargins == true else {
      return constraintState.margins ?? Self.defaultMargins
    }
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

extension UIEdgeInsets {
  /// Returns the greater inset on each side.
  fileprivate func covering(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
