extension UIView {
  /// The view is about to leave its superview: constraints that reach out of it do not survive.
  func leaveConstraints() {
    superview?.releaseConstraints { $0.layoutHost?.isDescendant(of: self) ?? false }
    constraintState.target = nil
  }

  /// The view has come into a superview, with whatever it needs.
  func joinConstraints() {
    constraintState.engine?.forgetAll()
    constraintState.engine = nil
    if constraintState.hasConstraintsInside { tellOfConstraintsInside() }
    if constraintState.needsUpdate || constraintState.isUpdateNeededInside { tellOfUpdate() }
  }

  /// A dynamic animator begins to move the view: its superview gives up the constraints that place
  /// it, and it stands where its frame is.
  ///
  /// Source: reported, as UIKit registers its items. Unspecified by Apple: constraints by which
  /// siblings follow the view stay.
  func becomeDynamicItem() {
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
