extension UIView {
  /// Moves a view into the subviews, to the place that `place` finds among the others.
  func insert(_ view: UIView, at place: ([UIView]) -> Int) {
    if view === self { raise(.invalidArgument, "Can't add self as subview") }
    // A view without subviews holds no other.
    if !view.subviews.isEmpty, isDescendant(of: view) {
      raise(.invalidArgument, "Can't add \(view) as a subview of \(self), which is inside it")
    }
    if view.superview === self {
      subviews.removeOne(view)
      put(view, at: place(subviews))
      return
    }
    let oldWindow = view.window
    let newWindow = window
    view.superview?.willRemoveSubview(view)
    if oldWindow !== newWindow { view.announceMove(to: newWindow) }
    view.willMove(toSuperview: self)
    view.leaveConstraints()
    view.superview?.subviews.removeOne(view)
    view.superview = self
    put(view, at: place(subviews))
    view.joinConstraints()
    runtime.call(.appearance, "The arrival of \(view) in a superview") {
      if oldWindow !== newWindow { view.reportMove() }
      view.didMoveToSuperview()
      didAddSubview(view)
    }
    if view.inheritsTintColor { view.tintColorChanged() }
    view.traitsMayHaveChanged()
  }

  func leaveSuperview() {
    guard let superview else { return }
    let oldWindow = window
    if oldWindow != nil { endEditing(true) }
    superview.willRemoveSubview(self)
    if oldWindow != nil { announceMove(to: nil) }
    willMove(toSuperview: nil)
    leaveConstraints()
    superview.subviews.removeOne(self)
    self.superview = nil
    layer.removeFromSuperlayer()
    layer.removeAnimationsBelow()
    if oldWindow != nil { reportMove() }
    didMoveToSuperview()
  }

  func exchange(_ first: Int, _ second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    let (low, high) = (min(first, second), max(first, second))
    let (back, front) = (subviews[low], subviews[high])
    guard back !== front else { return }
    insert(front) { _ in low }
    insert(back) { _ in high }
  }

  /// Inserts a subview, and its layer right before that of the next subview.
  ///
  /// Layers without views thus keep their places.
  private func put(_ view: UIView, at index: Int) {
    subviews.insert(view, at: index)
    if index + 1 < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index + 1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  /// Tells the view and all views inside it, the outer ones first, that their window will change.
  private func announceMove(to newWindow: UIWindow?) {
    viewController?.viewWillMove(toWindow: newWindow)
    willMove(toWindow: newWindow)
    for view in subviews { view.announceMove(to: newWindow) }
  }

  /// Tells the view and all views inside it, the outer ones first, that their window has changed.
  private func reportMove() {
    if runtime.hasAppearances, window != nil { takeAppearance() }
    didMoveToWindow()
    viewController?.viewDidMoveToWindow()
    for view in subviews { view.reportMove() }
  }

  /// Tells the view, and the views inside it that inherit the tint, that it has changed.
  func tintColorChanged() {
    tintColorDidChange()
    for view in subviews where view.inheritsTintColor { view.tintColorChanged() }
  }

  func replaceRecognizers(with new: [UIGestureRecognizer]) {
    for old in recognizers where !new.contains(where: { $0 === old }) {
      removeGestureRecognizer(old)
    }
    for recognizer in new { addGestureRecognizer(recognizer) }
  }

  /// Lays out the view in the layout pass, and tells its controller before and after.
  func layoutInPass() {
    updatePropertiesIfNeeded()
    viewController?.updatePropertiesIfNeeded()
    withOwnTraits {
      viewController?.updateUnavailableIfNeeded()
      if let viewController {
        tracked(by: self) { viewController.viewWillLayoutSubviews() }
        // The layout that follows uses the constraints that the controller changed.
        solveConstraints(for: self)
      }
      let changedOutside = runtime.layout.hasChangedConstraints
      runtime.layout.hasChangedConstraints = false
      tracked(by: self) { layoutSubviews() }
      runtime.layout.hasChangedConstraints = changedOutside
      if let viewController { tracked(by: self) { viewController.viewDidLayoutSubviews() } }
      roundCorners()
    }
  }

  /// Ends editing in the view and inside it.
  func endEditingInside(_ force: Bool) -> Bool {
    guard let view = runtime.firstResponder as? UIView, view.isDescendant(of: self) else {
      return true
    }
    if !view.resignFirstResponder(), force {
      runtime.firstResponder = nil
      runtime.keyboard.update()
    }
    return !view.isFirstResponder
  }

  /// The window in which the view is.
  var windowAround: UIWindow? {
    var view: UIView? = self
    while let next = view {
      if let window = next as? UIWindow { return window }
      view = next.superview
    }
    return nil
  }
}
