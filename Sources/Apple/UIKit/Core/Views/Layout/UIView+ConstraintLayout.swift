extension UIView {
  /// The frame as it would be with an identity transform.
  ///
  /// *Space*: the superview's.
  var layoutRect: CGRect {
    let size = bounds.size
    let anchor = layer.anchorPoint
    return CGRect(
      origin: CGPoint(x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height),
      size: size)
  }

  /// What constraints see of the frame, without its transform.
  ///
  /// *Space*: that of the superview's alignment rectangle.
  var alignedRect: CGRect {
    let around = superview?.alignmentRectInsets ?? .zero
    let own = alignmentRectInsets
    guard own != .zero || around != .zero else { return layoutRect }
    return alignmentRect(forFrame: layoutRect).offsetBy(dx: -around.left, dy: -around.top)
  }

  /// Updates and solves the constraints of the tree in which the view is.
  ///
  /// Superviews whose subviews have to move are asked for layout.
  ///
  /// - Parameter placing: the view that is placing its subviews now, and needs no layout after it.
  /// - Returns: true when constraints give some view another place than before.
  @discardableResult
  func solveConstraints(for placing: UIView? = nil) -> Bool {
    runtime.layout.hasChangedConstraints = false
    var root = self
    while let superview = root.superview { root = superview }
    root.updateConstraintsIfNeeded()
    if root is UIWindow { root.announceSafeArea() }
    guard root.constraintState.hasConstraintsInside else { return false }
    let engine = root.constraintState.engine ?? LayoutEngine()
    root.constraintState.engine = engine
    return engine.solve(root, for: placing)
  }

  /// Moves the subviews to the places that constraints give them, as these are now: a view may
  /// change constraints in its `layoutSubviews()` before it calls that of its superclass.
  func placeSubviewsByConstraints() {
    if runtime.layout.hasChangedConstraints { solveConstraints(for: self) }
    for view in subviews {
      guard let target = view.constraintState.target else { continue }
      view.place(in: target)
    }
  }

  /// Repeats constraints and layout until no view moves any more, or a limit is reached.
  func layOutAtOnce() {
    for _ in 0..<LayoutState.passLimit {
      let isMoved = solveConstraints()
      layer.layoutIfNeeded()
      guard isMoved else { return }
    }
  }

  func place(in target: CGRect) {
    let rect = alignmentRectInsets == .zero ? target : frame(forAlignmentRect: target)
    // What is zoomed keeps its upper left corner.
    let zoom = superview?.zoomFactor(of: self) ?? 1
    // Another anchor point does not count: a view with one is seen beside its place.
    let place = CGPoint(
      x: rect.minX + rect.width * zoom / 2, y: rect.minY + rect.height * zoom / 2)
    if center != place { center = place }
    // A scroll view asks for its safe area, and so for its place, when its size changes.
    if bounds.size != rect.size { bounds.size = rect.size }
  }

  /// Returns the size for which the view's inner constraints and its content ask.
  package func fittingSize(
    _ target: CGSize, _ horizontalPriority: UILayoutPriority, _ verticalPriority: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let labels = wrappingLabels
    defer { for label in labels { label.widthInMeasuring = nil } }
    var size = CGSize.zero
    for _ in 0..<Self.measuringTurns {
      var program = LayoutProgram(root: self, isRootFree: true)
      program.add(length: target.width, along: .horizontal, priority: horizontalPriority)
      program.add(length: target.height, along: .vertical, priority: verticalPriority)
      let solved = SolvedProgram(program)
      size = program.solvedSize(of: self, by: solved)
      let hasChanged = labels.reduce(false) { hasChanged, label in
        let width = solved.rect(of: label, in: program)?.width ?? 0
        return label.wraps(inMeasuringAt: width) || hasChanged
      }
      guard hasChanged else { break }
    }
    return size
  }

  /// How often a fitting size is found again, as labels wrap at the widths that they got.
  private static let measuringTurns = 3

  /// The texts of several lines inside, whose heights follow from the widths that they get.
  private var wrappingLabels: [any WrappingView] {
    subviews.flatMap { view -> [any WrappingView] in
      guard let text = view as? any WrappingView else { return view.wrappingLabels }
      return text.wrapsByConstraints ? [text] : []
    }
  }
}
