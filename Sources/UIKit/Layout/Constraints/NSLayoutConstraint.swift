/// A relation between attributes of two views or guides: `first = multiplier · second + constant`.
///
/// *Units*: points. Source: Apple, NSLayoutConstraint.
@MainActor
open class NSLayoutConstraint: NSObject {
  /// The view or guide on the left side.
  public var firstItem: AnyObject? { first }

  /// The view or guide on the right side, if there is one.
  public var secondItem: AnyObject? { second }

  public let firstAttribute: Attribute

  /// `notAnAttribute` where the right side is but a number.
  public let secondAttribute: Attribute

  public let relation: Relation

  /// What the attribute on the right side is multiplied by.
  public let multiplier: CGFloat

  /// What is added on the right side; may change at any time. Units: points.
  open var constant: CGFloat {
    didSet { checkConstant() }
  }

  /// How much the constraint matters; while it is active it cannot become required nor stop to be.
  open var priority = UILayoutPriority.required {
    didSet { checkPriority(oldValue) }
  }

  /// A name for descriptions and logs.
  open var identifier: String?

  /// The view whose `constraints` it is among.
  weak var holder: UIView?

  /// When it came to its view, for the order in which constraints are taken.
  var turn = 0

  private(set) weak var first: (any LayoutItem)?
  private(set) weak var second: (any LayoutItem)?

  /// Whether the right side has a view or guide, even if that is gone by now.
  let hasSecondItem: Bool

  init(
    _ first: (any LayoutItem)?, _ firstAttribute: Attribute, _ relation: Relation,
    _ second: (any LayoutItem)? = nil, _ secondAttribute: Attribute = .notAnAttribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    hasSecondItem = second != nil
    super.init()
    checkPair()
    checkConstant()
  }

  /// A constraint of any kind.
  ///
  /// - Parameters:
  ///   - view1: a view or a layout guide.
  ///   - view2: a view, a layout guide, or nothing with `notAnAttribute`.
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

  /// Whether the constraint counts; becoming active it goes to the innermost view with both items.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { holder?.release(self) }
    }
  }

  /// Lets constraints count.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Lets constraints count no more.
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

  nonisolated open override var description: String { MainActor.assumeIsolated { summary } }
}
