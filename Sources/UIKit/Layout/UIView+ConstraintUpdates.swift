extension UIView {
  /// Asks for `updateConstraints` before the next layout.
  public func setNeedsUpdateConstraints() {
    constraintState.needsUpdate = true
    tellOfUpdate()
  }

  /// Whether `updateConstraints` will be called before the next layout.
  public func needsUpdateConstraints() -> Bool { constraintState.needsUpdate }

  /// Calls `updateConstraints` where it is asked for in the view and inside it, the inner ones
  /// first.
  public func updateConstraintsIfNeeded() {
    if constraintState.isUpdateNeededInside {
      constraintState.isUpdateNeededInside = false
      for view in subviews { view.updateConstraintsIfNeeded() }
    }
    guard constraintState.needsUpdate else { return }
    constraintState.needsUpdate = false
    if let viewController {
      viewController.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  /// Tells the views around that there is something to update inside them.
  func tellOfUpdate() {
    var ancestor = superview
    while let view = ancestor, !view.constraintState.isUpdateNeededInside {
      view.constraintState.isUpdateNeededInside = true
      ancestor = view.superview
    }
  }
}
