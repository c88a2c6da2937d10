extension UIView {
  func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.release(constraint)
    constraint.holder = self
    constraint.turn = Turn.next()
    constraintState.constraints.append(constraint)
    tellOfConstraintsInside()
    constraintsChanged()
  }

  func release(_ constraint: NSLayoutConstraint) {
    constraintState.constraints.removeAll { $0 === constraint }
    constraint.holder = nil
    constraintsChanged()
  }

  /// Lets the view that is laid out now solve constraints before it places its subviews by them.
  func constraintsChanged() { runtime.layout.hasChangedConstraints = true }

  /// Removes the constraints on certain items from this view and the views around it.
  func releaseConstraints(where isAffected: (any LayoutItem) -> Bool) {
    var ancestor: UIView? = self
    while let view = ancestor {
      for constraint in view.constraintState.constraints
      where constraint.placedItems.contains(where: isAffected) {
        view.release(constraint)
      }
      ancestor = view.superview
    }
  }

  /// Tells the views around this one that there are constraints inside them.
  func tellOfConstraintsInside() {
    constraintState.hasConstraintsInside = true
    var ancestor = superview
    while let view = ancestor, !view.constraintState.hasConstraintsInside {
      view.constraintState.hasConstraintsInside = true
      ancestor = view.superview
    }
  }

  /// Adds and activates a constraint, if its items are the view and what is inside it.
  func admit(_ constraint: NSLayoutConstraint) {
    let hosts = [constraint.first?.layoutHost, constraint.second?.layoutHost].compactMap(\.self)
    let count = constraint.hasSecondItem ? 2 : 1
    guard hosts.count == count, hosts.allSatisfy({ $0.isDescendant(of: self) }) else {
      raise(
        name: "NSGenericException",
        """
        The view hierarchy is not prepared for the constraint: \(constraint)  When added to a view, \
        the constraint's items must be descendants of that view (or the view itself).
        """)
    }
    hold(constraint)
  }
}

/// Counts activations, so that constraints have an order.
@MainActor
private enum Turn {
  private static var last = 0

  static func next() -> Int {
    last += 1
    return last
  }
}
