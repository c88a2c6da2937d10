extension UIView {
  /// Hides or shows the view; one that a stack arranges is seen until the animation is over that hides
  /// it, and shrinks meanwhile.
  ///
  /// Source: known of UIStackView: a hidden view goes to a length of 0 and is no longer drawn then.
  func hide(_ isHidden: Bool) {
    constraintState.isCollapsing = false
    guard isHidden, !layer.isHidden, window != nil, let stack = superview as? UIStackView,
      stack.arrangedSubviews.contains(where: { $0 === self }),
      let batch = layer.runtime.timeline.current?.batch
    else { return layer.isHidden = isHidden }
    constraintState.isCollapsing = true
    batch.followers.append { [weak self, weak batch] _ in
      guard let self, batch?.hasEnded != false, constraintState.isCollapsing else { return }
      constraintState.isCollapsing = false
      layer.isHidden = true
    }
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint is a length of a view that a stack gives none, as it is hidden.
  ///
  /// A phone breaks such a constraint for that of the stack, and logs it.
  var isOfCollapsedLength: Bool {
    guard !hasSecondItem, let view = first as? UIView, view.isHidden,
      let stack = view.superview as? UIStackView,
      stack.arrangedSubviews.contains(where: { $0 === view })
    else { return false }
    return firstAttribute == (stack.axis == .horizontal ? .width : .height) && constant > 0
      && relation != .lessThanOrEqual
  }
}
