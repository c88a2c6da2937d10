import LinearConstraints

/// The constraints of a tree of views as linear constraints.
///
/// Each view and guide that constraints place has four variables: its x and y in the superview, its
/// width and its height, of which the last two are not negative. Every other view stays where it
/// is; if its autoresizing mask lets it follow a superview that constraints place, it follows
/// linearly.
@MainActor
struct LayoutProgram {
  /// What a linear constraint stands for.
  enum Origin {
    case constraint(NSLayoutConstraint)
    case content(UIView, NSLayoutConstraint.Axis)
    /// The present or target size of the outermost view, which it gets unless constraints differ.
    case rest
  }

  struct Row {
    var constraint: LinearConstraint
    var origin: Origin
  }

  let root: UIView
  let isRootFree: Bool
  /// The items with variables, in the order of their first constraint.
  private(set) var items: [any LayoutItem] = []
  private var places: [ObjectIdentifier: Int] = [:]
  private(set) var rows: [Row] = []

  /// Collects the constraints of a tree.
  ///
  /// - Parameters:
  ///   - root: the outermost view.
  ///   - isRootFree: whether the size of the outermost view is to be found.
  ///   - holdsFloating: whether a chain of items that nothing holds begins at 0.
  init(root: UIView, isRootFree: Bool, holdsFloating: Bool = true) {
    self.root = root
    self.isRootFree = isRootFree
    let constraints = root.collectConstraints().sorted { $0.turn < $1.turn }
    if isRootFree { admit(root) }
    for constraint in constraints {
      let items = items(of: constraint)
      for item in [items.first, items.second] { item.map { admit($0) } }
    }
    for constraint in constraints where !constraint.isOfCollapsedLength { lower(constraint) }
    for item in items {
      (item as? UIView).map { addContent(of: $0) }
      (item as? UILayoutGuide).map { keep($0) }
    }
    for axis in [Axis.horizontal, .vertical] where holdsFloating {
      for item in floating(along: axis) {
        add(extent(of: item, along: axis).start, .equal, Self.floatingPriority, .rest)
      }
    }
  }

  /// Returns the items of a constraint: for edges of a view that scrolls the other one, what it scrolls.
  ///
  /// So for its margins. Its centre and its lengths are those of its frame.
  ///
  /// Source: Apple, Auto Layout Guide, “Working with Scroll Views”.
  private func items(
    of constraint: NSLayoutConstraint
  ) -> (first: (any LayoutItem)?, second: (any LayoutItem)?) {
    let (first, second) = (constraint.first, constraint.second)
    return (
      content(of: first, around: second, constraint.firstAttribute) ?? first,
      content(of: second, around: first, constraint.secondAttribute) ?? second
    )
  }

  private func content(
    of item: (any LayoutItem)?, around other: (any LayoutItem)?, _ attribute: Attribute
  ) -> UILayoutGuide? {
    guard case .location = attribute.kind, !attribute.isCenter, let view = item as? UIScrollView,
      view.isContentConstrained,
      let host = other?.layoutHost, host !== view, host.isDescendant(of: view)
    else { return nil }
    return view.constrainedContent
  }

  /// Keeps a guide at its view's origin, and its size unless constraints say another one.
  private mutating func keep(_ guide: UILayoutGuide) {
    guard let size = guide.keptSize else { return }
    for (axis, now) in [(Axis.horizontal, size.width), (.vertical, size.height)] {
      let extent = extent(of: guide, along: axis)
      add(extent.start, .equal, .required, .rest)
      add(extent.length - LinearExpression(now), .equal, Self.restPriority, .rest)
    }
  }

  /// Gives an item variables if constraints place it.
  private mutating func admit(_ item: any LayoutItem) {
    guard places[ObjectIdentifier(item)] == nil else { return }
    switch item {
    case let distance as LayoutDistance:
      for item in distance.items { admit(item) }
      return
    case let view as UIView where view === root:
      guard isRootFree || !view.constraintState.isPlacedByMask else { return }
    case let view as UIView:
      guard !view.constraintState.isPlacedByMask, view.superview != nil else { return }
    case let guide as UILayoutGuide:
      guard let host = guide.owningView else { return }
      admit(host)
      guard guide.span(along: .horizontal, in: host) == nil else { return }
    default: return
    }
    places[ObjectIdentifier(item)] = items.count
    items.append(item)
  }

  private mutating func lower(_ constraint: NSLayoutConstraint) {
    let items = items(of: constraint)
    guard let first = items.first, let firstHost = first.layoutHost else { return }
    var space = firstHost
    if constraint.hasSecondItem {
      guard let host = items.second?.layoutHost,
        let common = firstHost.nearestCommonAncestor(with: host)
      else { return }
      space = common
    }
    var sum = value(of: constraint.firstAttribute, first, in: space)
    if let second = items.second {
      let other = value(of: constraint.secondAttribute, second, in: space)
      sum.add(other, times: -constraint.multiplier)
    }
    sum.constant -= constraint.constant
    let relation: LinearConstraint.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessOrEqual
      case .greaterThanOrEqual: .greaterOrEqual
      }
    add(sum, relation, constraint.priority, .constraint(constraint))
  }

  private mutating func addContent(of view: UIView) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let length = extent(of: view, along: axis).length
      if let intrinsic = view.intrinsicLength(along: axis) {
        let difference = length - LinearExpression(intrinsic)
        let state = view.constraintState
        add(difference, .greaterOrEqual, state.compressionResistance[axis], .content(view, axis))
        add(difference, .lessOrEqual, state.hugging[axis], .content(view, axis))
      }
      if view === root, !isRootFree {
        let now = axis == .horizontal ? view.bounds.width : view.bounds.height
        add(length - LinearExpression(now), .equal, Self.restPriority, .rest)
      }
    }
  }

  /// Asks for a length of the outermost view, whose size must be free.
  mutating func add(
    length: CGFloat, along axis: NSLayoutConstraint.Axis, priority: UILayoutPriority
  ) {
    let difference = extent(of: root, along: axis).length - LinearExpression(length)
    add(difference, .equal, priority, .rest)
  }

  private mutating func add(
    _ expression: LinearExpression, _ relation: LinearConstraint.Relation,
    _ priority: UILayoutPriority, _ origin: Origin
  ) {
    let constraint = LinearConstraint(expression, relation, priority: Double(priority.rawValue))
    rows.append(Row(constraint: constraint, origin: origin))
  }

  /// The priority of the outermost view's present size: lower than that of any sensible constraint.
  private static let restPriority = UILayoutPriority(0.001)

  /// The priority at which a chain of items that nothing holds begins at 0: lower than all others.
  private static let floatingPriority = UILayoutPriority(0.0005)

  /// Returns the variables of an item along an axis; `nil` for an item without variables.
  func variables(
    of item: any LayoutItem, along axis: NSLayoutConstraint.Axis
  ) -> (start: Variable, length: Variable)? {
    guard let place = places[ObjectIdentifier(item)] else { return nil }
    let offset = axis == .horizontal ? 0 : 1
    return (
      Variable(index: Self.variablesPerItem * place + offset),
      Variable(index: Self.variablesPerItem * place + 2 + offset)
    )
  }

  /// The number of an item's variables: x, y, width and height.
  static let variablesPerItem = 4
}

extension UIView {
  /// Returns the constraints held by the view and by views inside it, the outer ones first.
  fileprivate func collectConstraints() -> [NSLayoutConstraint] {
    guard constraintState.hasConstraintsInside else { return [] }
    let found = constraintState.constraints + subviews.flatMap { $0.collectConstraints() }
    constraintState.hasConstraintsInside = !found.isEmpty
    return found
  }
}
