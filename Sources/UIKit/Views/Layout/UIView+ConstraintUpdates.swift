extension UIView {
  /// Returns true when `updateConstraints` will be called before the next layout.
  public func needsUpdateConstraints() -> Bool { constraintState.needsUpdate }

  /// Tells the views around this one that some view inside them needs an update.
  func tellOfUpdate() {
    var ancestor = superview
    while let view = ancestor, !view.constraintState.isUpdateNeededInside {
      view.constraintState.isUpdateNeededInside = true
      ancestor = view.superview
    }
  }
}
