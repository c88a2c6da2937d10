extension UIView {
  /// Removes the constraints that reach out of the view, which is about to leave its superview.
  func leaveConstraints() {
    superview?.releaseConstraints { $0.layoutHost?.isDescendant(of: self) ?? false }
    constraintState.target = nil
  }

  /// Joins the constraint layout of a superview to which the view was added.
  func joinConstraints() {
    constraintState.engine?.forgetAll()
    constraintState.engine = nil
    if constraintState.hasConstraintsInside { tellOfConstraintsInside() }
    if constraintState.needsUpdate || constraintState.isUpdateNeededInside { tellOfUpdate() }
  }

  /// Frees the view for a dynamic animator from the constraints that place it.
  ///
  /// Its superview removes them, and the view stays where its frame is.
  ///
  /// Source: reported, as UIKit registers its items.
  ///
  /// Unspecified by Apple: constraints by which siblings follow the view stay.
  package func becomeDynamicItem() {
    guard let superview, !translatesAutoresizingMaskIntoConstraints else { return }
    for constraint in superview.constraints
    where constraint.first === self
      || (constraint.second === self && constraint.first?.layoutHost === superview)
    {
      superview.release(constraint)
    }
    translatesAutoresizingMaskIntoConstraints = true
  }
}
