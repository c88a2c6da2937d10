extension UIView {
  /// Where the view is when its transform does not count. Space: the superview's.
  var layoutRect: CGRect {
    let size = bounds.size
    let anchor = layer.anchorPoint
    return CGRect(
      origin: CGPoint(x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height),
      size: size)
  }

  /// Brings the constraints of the view's whole tree up to date and finds out where they want
  /// views; those whose subviews are to move are asked to lay out.
  ///
  /// Whether any view is wanted somewhere else than before.
  @discardableResult
  func solveConstraints() -> Bool {
    var root = self
    while let superview = root.superview { root = superview }
    root.updateConstraintsIfNeeded()
    if root is UIWindow { root.announceSafeArea() }
    guard root.constraintState.hasConstraintsInside else { return false }
    let engine = root.constraintState.engine ?? LayoutEngine()
    root.constraintState.engine = engine
    return engine.solve(root)
  }

  /// What the log says of constraints that could not be met in the tree of which this is the
  /// outermost view.
  ///
  /// *Shape*: in the order found; empty where all were met.
  package var layoutConflictReports: [String] { constraintState.engine?.reports ?? [] }

  /// Puts the subviews where constraints want them.
  func placeSubviewsByConstraints() {
    for view in subviews {
      guard let target = view.constraintState.target else { continue }
      view.place(in: target)
    }
  }

  /// Lays out at once until nothing changes any more, with a limit.
  func layOutAtOnce() {
    for _ in 0..<LayoutState.passLimit {
      let isMoved = solveConstraints()
      layer.layoutIfNeeded()
      guard isMoved else { return }
    }
  }

  func place(in rect: CGRect) {
    if bounds.size != rect.size { bounds.size = rect.size }
    let anchor = layer.anchorPoint
    let place = CGPoint(
      x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
    if center != place { center = place }
  }

  /// The size that the constraints inside the view and its content ask for.
  func fittingSize(
    _ target: CGSize, _ horizontalPriority: UILayoutPriority, _ verticalPriority: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    var program = LayoutProgram(root: self, isRootFree: true)
    program.add(length: target.width, along: .horizontal, priority: horizontalPriority)
    program.add(length: target.height, along: .vertical, priority: verticalPriority)
    return program.solvedSize(of: self)
  }
}
