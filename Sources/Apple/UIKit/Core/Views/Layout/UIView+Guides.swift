extension UIView {
  /// The guides added to the view, in the order in which they were added.
  public var layoutGuides: [UILayoutGuide] { constraintState.guides }

  /// Adds a layout guide to the view, and removes it from the view that owned it.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    constraintState.guides.append(layoutGuide)
  }

  /// Removes a layout guide and all constraints on it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard constraintState.guides.contains(where: { $0 === layoutGuide }) else { return }
    constraintState.guides.removeAll { $0 === layoutGuide }
    releaseConstraints { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The part of the view that the system does not cover.
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = constraintState.safeAreaGuide { return guide }
    let guide = SafeAreaLayoutGuide(in: self, identifier: "UIViewSafeAreaLayoutGuide")
    constraintState.safeAreaGuide = guide
    return guide
  }

  /// The part of the view inside its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    if let guide = constraintState.marginsGuide { return guide }
    let guide = MarginsLayoutGuide(in: self, identifier: "UIViewLayoutMarginsGuide")
    constraintState.marginsGuide = guide
    return guide
  }

  /// The part of the view that the keyboard covers.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = constraintState.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(in: self, identifier: "UIKeyboardLayoutGuide")
    constraintState.keyboardGuide = guide
    runtime.keyboardState.hasGuides = true
    return guide
  }
}

extension UIViewController {
  /// The strip that the status bar covers at the top of the controller's view.
  public var topLayoutGuide: any UILayoutSupport { barGuide(isAtTop: true) }

  /// The strip that the system covers at the bottom of the controller's view.
  public var bottomLayoutGuide: any UILayoutSupport { barGuide(isAtTop: false) }

  private func barGuide(isAtTop: Bool) -> BarLayoutGuide {
    let key = isAtTop ? \ConstraintState.topGuide : \ConstraintState.bottomGuide
    guard let view else {
      raise(.internalInconsistency, "\(self) has no view for its layout guides")
    }
    if let guide = view.constraintState[keyPath: key] { return guide }
    let guide = BarLayoutGuide(in: view, isAtTop: isAtTop)
    view.constraintState[keyPath: key] = guide
    return guide
  }
}
