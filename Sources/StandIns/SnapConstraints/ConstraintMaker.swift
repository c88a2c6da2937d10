import UIKit

/// Makes constraints of a view in a closure.
///
/// Source: SnapKit, ConstraintMaker.
@preconcurrency @MainActor
public final class ConstraintMaker: ConstraintChain {
  private let item: AnyObject
  private var makers: [ConstraintMakerExtendable] = []

  private init(_ item: AnyObject) { self.item = item }

  static func constraints(
    of item: AnyObject, _ closure: (_ make: ConstraintMaker) -> Void
  ) -> [Constraint] {
    if let view = item as? UIView { view.translatesAutoresizingMaskIntoConstraints = false }
    let maker = ConstraintMaker(item)
    closure(maker)
    return maker.makers.compactMap(\.finished)
  }

  /// Begins a chain of parts, which becomes a constraint where it is related to something.
  public func adding(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
    let maker = ConstraintMakerExtendable(item)
    makers.append(maker)
    return maker.adding(attributes)
  }
}

/// What can be followed by edges, sizes and centres.
@preconcurrency @MainActor
public protocol ConstraintChain {
  /// Adds edges, sizes or centres.
  func adding(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable
}

extension ConstraintChain {
  /// Adds parts to the chain, by the names of layout attributes; some names stand for several.
  public var left: ConstraintMakerExtendable { adding([.left]) }
  public var top: ConstraintMakerExtendable { adding([.top]) }
  public var right: ConstraintMakerExtendable { adding([.right]) }
  public var bottom: ConstraintMakerExtendable { adding([.bottom]) }
  public var leading: ConstraintMakerExtendable { adding([.leading]) }
  public var trailing: ConstraintMakerExtendable { adding([.trailing]) }
  public var width: ConstraintMakerExtendable { adding([.width]) }
  public var height: ConstraintMakerExtendable { adding([.height]) }
  public var centerX: ConstraintMakerExtendable { adding([.centerX]) }
  public var centerY: ConstraintMakerExtendable { adding([.centerY]) }
  public var lastBaseline: ConstraintMakerExtendable { adding([.lastBaseline]) }
  public var firstBaseline: ConstraintMakerExtendable { adding([.firstBaseline]) }
  public var leftMargin: ConstraintMakerExtendable { adding([.leftMargin]) }
  public var topMargin: ConstraintMakerExtendable { adding([.topMargin]) }
  public var rightMargin: ConstraintMakerExtendable { adding([.rightMargin]) }
  public var bottomMargin: ConstraintMakerExtendable { adding([.bottomMargin]) }
  public var leadingMargin: ConstraintMakerExtendable { adding([.leadingMargin]) }
  public var trailingMargin: ConstraintMakerExtendable { adding([.trailingMargin]) }
  public var edges: ConstraintMakerExtendable { adding([.top, .left, .bottom, .right]) }
  /// Adds the upper, the leading, the lower and the trailing edge to the chain.
  public var directionalEdges: ConstraintMakerExtendable {
    adding([.top, .leading, .bottom, .trailing])
  }
  /// Adds two parts to the chain: opposite edges, both sizes or both centres.
  public var horizontalEdges: ConstraintMakerExtendable { adding([.left, .right]) }
  public var verticalEdges: ConstraintMakerExtendable { adding([.top, .bottom]) }
  public var size: ConstraintMakerExtendable { adding([.width, .height]) }
  public var center: ConstraintMakerExtendable { adding([.centerX, .centerY]) }
  /// Adds the four edges of the margins to the chain.
  public var margins: ConstraintMakerExtendable {
    adding([.topMargin, .leftMargin, .bottomMargin, .rightMargin])
  }
}

/// What edges, sizes or centres are related to, and how.
///
/// Source: SnapKit, ConstraintMakerRelatable and what follows it.
@preconcurrency @MainActor
public final class ConstraintMakerExtendable: ConstraintChain {
  private let item: AnyObject
  private var attributes: [NSLayoutConstraint.Attribute] = []
  private var relation: NSLayoutConstraint.Relation?
  private var other: ConstraintItem?
  private var amount: any ConstraintAmount = 0
  private var isInset = false
  private var factor: CGFloat = 1
  private var priority = UILayoutPriority.required
  private var label: String?
  private lazy var made: Constraint? = make()

  init(_ item: AnyObject) { self.item = item }

  /// Adds parts to the chain; all of them are related in the same way.
  public func adding(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
    self.attributes += attributes
    return self
  }

  // MARK: Relations

  private func relate(
    _ relation: NSLayoutConstraint.Relation, to target: any ConstraintRelatableTarget
  ) -> Self {
    self.relation = relation
    switch target {
    case let item as ConstraintItem: other = item
    case let view as UIView: other = ConstraintItem(view, [])
    case let guide as UILayoutGuide: other = ConstraintItem(guide, [])
    case let amount as any ConstraintAmount: self.amount = amount
    default: break
    }
    return self
  }

  private func relateToSuperview(_ relation: NSLayoutConstraint.Relation) -> Self {
    guard let superview = (item as? UIView)?.superview else {
      fatalError(
        "Expected superview but found nil when attempting make constraint `equalToSuperview`.")
    }
    return relate(relation, to: superview)
  }

  /// Makes the parts equal to others, or to a number.
  @discardableResult
  public func equalTo(_ other: any ConstraintRelatableTarget) -> Self { relate(.equal, to: other) }

  /// Makes the parts equal to those of the superview.
  @discardableResult
  public func equalToSuperview() -> Self { relateToSuperview(.equal) }

  /// Makes the parts at most as large as others.
  @discardableResult
  public func lessThanOrEqualTo(_ other: any ConstraintRelatableTarget) -> Self {
    relate(.lessThanOrEqual, to: other)
  }

  /// Makes the parts at most as large as those of the superview.
  @discardableResult
  public func lessThanOrEqualToSuperview() -> Self { relateToSuperview(.lessThanOrEqual) }

  /// Makes the parts at least as large as others.
  @discardableResult
  public func greaterThanOrEqualTo(_ other: any ConstraintRelatableTarget) -> Self {
    relate(.greaterThanOrEqual, to: other)
  }

  /// Makes the parts at least as large as those of the superview.
  @discardableResult
  public func greaterThanOrEqualToSuperview() -> Self { relateToSuperview(.greaterThanOrEqual) }

  // MARK: Amounts

  /// Adds an amount, in points.
  @discardableResult
  public func offset(_ amount: any ConstraintAmount) -> Self {
    (self.amount, isInset) = (amount, false)
    return self
  }

  /// Moves the parts inwards by an amount, in points.
  @discardableResult
  public func inset(_ amount: any ConstraintAmount) -> Self {
    (self.amount, isInset) = (amount, true)
    return self
  }

  /// Multiplies the other parts by a factor.
  @discardableResult
  public func multipliedBy(_ amount: any ConstraintNumber) -> Self {
    factor = amount.points
    return self
  }

  /// Divides the other parts by a number.
  @discardableResult
  public func dividedBy(_ amount: any ConstraintNumber) -> Self {
    factor = 1 / amount.points
    return self
  }

  /// Says how strongly the constraint holds.
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> Self {
    priority = UILayoutPriority(rawValue: amount.value)
    return self
  }

  /// Says how strongly the constraint holds, as a number up to 1000.
  @discardableResult
  public func priority(_ amount: any ConstraintNumber) -> Self {
    priority = UILayoutPriority(rawValue: Float(amount.points))
    return self
  }

  /// Gives the constraint a name for messages.
  @discardableResult
  public func labeled(_ label: String) -> Self {
    self.label = label
    return self
  }

  /// The constraint, to be changed later.
  public var constraint: Constraint {
    guard let made else { fatalError("A relation such as equalTo is missing.") }
    return made
  }

  /// The constraint; `nil` for parts that are related to nothing.
  var finished: Constraint? { made }

  private func make() -> Constraint? {
    guard let relation else { return nil }
    return Constraint(
      of: item, attributes, relation, to: other, amount: amount, isInset: isInset, factor: factor,
      priority: priority, label: label)
  }
}
