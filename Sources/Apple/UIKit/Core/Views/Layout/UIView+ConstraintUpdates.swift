extension UIView {
  /// Tells the views around this one that some view inside them needs an update.
  func tellOfUpdate() {
    var ancestor = superview
    while let view = ancestor, !view.constraintState.isUpdateNeededInside {
      view.constraintState.isUpdateNeededInside = true
      ancestor = view.superview
    }
  }

  /// Calls `updateConstraints` on the view and views inside it that need it, the inner ones first.
  func updateInside() {
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
}
