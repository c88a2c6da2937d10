extension UIView {
  func tellOfMargins() {
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
  }

  /// How far the superview's margins reach into the view, without its safe area.
  var marginsOfSuperview: UIEdgeInsets {
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

  var ownMargins: UIEdgeInsets {
    guard viewController?.viewRespectsSystemMinimumLayoutMargins == true else {
      return constraintState.margins ?? constraintState.standardMargins
    }
    var margins = constraintState.margins ?? .zero
    margins.left = max(margins.left, Self.systemMinimumMargin)
    margins.right = max(margins.right, Self.systemMinimumMargin)
    return margins
  }

  /// The margins of a view for which none were set.
  ///
  /// Source: Apple, UIView.layoutMargins: 8 points on each side.
  package nonisolated static let defaultMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// The least margin left and right of a controller's view.
  ///
  /// Source: known of phones.
  package static var systemMinimumMargin: CGFloat { UIScreen.main.bounds.width < 414 ? 16 : 20 }
}

extension UIEdgeInsets {
  /// Returns the greater inset on each side.
  func covering(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
