/// A relation between attributes of two views or guides: `first = multiplier · second + constant`.
///
/// *Units*: points.
///
/// Source: Apple, NSLayoutConstraint.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, InterfaceAwaking {
  /// The view or guide on the left side.
  public var firstItem: AnyObject? { first }

  /// The view or guide on the right side, if there is one.
  public var secondItem: AnyObject? { second }

  /// The attribute on the left side, of `firstItem`.
  public private(set) var firstAttribute = Attribute.width

  /// The attribute on the right side; `notAnAttribute` where that side is only a number.
  public private(set) var secondAttribute = Attribute.notAnAttribute

  /// How the left side compares to the right one: equal, at least or at most as large.
  public private(set) var relation = Relation.equal

  /// The factor of the attribute on the right side.
  public private(set) var multiplier: CGFloat = 1

  /// The number added on the right side, which may change at any time.
  ///
  /// *Units*: points.
  open var constant: CGFloat = 0 {
    didSet {
      checkConstant()
      if constant != oldValue { holder?.constraintsChanged() }
    }
  }

  /// The weight of the constraint; since iOS 13 an active one may become required or stop being so.
  open var priority = UILayoutPriority.required {
    didSet {
      priority.check()
      if priority != oldValue { holder?.constraintsChanged() }
    }
  }

  /// A name for descriptions and logs.
  open var identifier: String?

  /// The view that holds the constraint while it is active.
  weak var holder: UIView?

  /// A number that grows with each activation; constraints are solved in this order.
  var turn = 0

  private(set) weak var first: (any LayoutItem)?
  private(set) weak var second: (any LayoutItem)?
  /// The distances among the items, which nobody else keeps.
  private var distances: [LayoutDistance] = []

  /// The views and guides that the constraint places, those at the ends of distances too.
  var placedItems: [any LayoutItem] {
    [first, second].compactMap(\.self).flatMap { ($0 as? LayoutDistance)?.items ?? [$0] }
  }

  /// Whether the right side had a view or guide, which may be gone by now.
  private(set) var hasSecondItem = false

  /// Makes a constraint between nothing, for a property that gets another one later.
  public override init() { super.init() }

  convenience init(
    _ first: (any LayoutItem)?, _ firstAttribute: Attribute, _ relation: Relation,
    _ second: (any LayoutItem)? = nil, _ secondAttribute: Attribute = .notAnAttribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.init()
    self.first = first
    distances = [first, second].compactMap { $0 as? LayoutDistance }
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    hasSecondItem = second != nil
    checkPair()
    checkConstant()
  }

  /// Makes a constraint between any two attributes.
  ///
  /// - Parameters:
  ///   - view1: a view or a layout guide.
  ///   - attr1: the attribute on the left side.
  ///   - relation: how the left side compares to the right one.
  ///   - view2: a view or a layout guide; `nil` with `notAnAttribute`.
  ///   - attr2: the attribute on the right side.
  ///   - multiplier: the factor of the attribute on the right side.
  ///   - c: the number added on the right side, in points.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      Self.item(view1), attr1, relation, view2.map(Self.item), attr2,
      multiplier: multiplier, constant: c)
  }

  private static func item(_ value: Any) -> any LayoutItem {
    guard let item = value as? any LayoutItem else {
      raise(
        .invalidArgument,
        "NSLayoutConstraint for \(value): Constraint items must each be a view or layout guide.")
    }
    return item
  }

  /// Whether the constraint is in force; the innermost view around both items then holds it.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { holder?.release(self) }
    }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard let first = first?.layoutHost,
      let holder = hasSecondItem
        ? second?.layoutHost.flatMap(first.nearestCommonAncestor) : first
    else { raiseNoCommonAncestor() }
    holder.hold(self)
  }

  /// Called when a storyboard or a xib has made the constraint; for overrides.
  open func awakeFromNib() {}

  nonisolated open override var description: String { MainActor.assumeIsolated { summary } }

  /// The properties that are reached by their keys.
  class var keyedRows: KeyedRows { .ofNSLayoutConstraint }

  /// Returns a value by the name of a property; it stops with Apple's sentence for names of none.
  open func value(forKey key: String) -> Any? { valueByRows(key) }

  /// Sets a value by the name of a property; it stops with Apple's sentence for names of none.
  open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }
}
