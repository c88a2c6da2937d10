import UIKit

/// What was made by one line of a closure: a constraint for each part.
///
/// Source: SnapKit, Constraint.
@preconcurrency @MainActor
public final class Constraint {
  /// UIKit's constraints.
  public let layoutConstraints: [NSLayoutConstraint]
  private weak var view: UIView?
  private let attributes: [NSLayoutConstraint.Attribute]

  init(
    of item: AnyObject, _ attributes: [NSLayoutConstraint.Attribute],
    _ relation: NSLayoutConstraint.Relation, to other: ConstraintItem?,
    amount: any ConstraintAmount, isInset: Bool, factor: CGFloat, priority: UILayoutPriority,
    label: String?
  ) {
    self.attributes = attributes
    view = item as? UIView
    layoutConstraints = attributes.enumerated().map { index, attribute in
      // A number for an edge or a centre is that of the superview.
      let isSize = attribute == .width || attribute == .height
      let target = other?.target ?? (isSize ? nil : (item as? UIView)?.superview)
      let given = other?.attributes ?? []
      let partner = given.count == attributes.count ? given[index] : given.first ?? attribute
      let constraint = NSLayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: target,
        attribute: target == nil ? .notAnAttribute : partner, multiplier: factor,
        constant: Self.constant(amount, for: attribute, isInset: isInset))
      constraint.priority = priority
      constraint.identifier = label
      return constraint
    }
  }

  private static func constant(
    _ amount: any ConstraintAmount, for attribute: NSLayoutConstraint.Attribute, isInset: Bool
  ) -> CGFloat {
    guard isInset, let number = amount as? any ConstraintNumber else {
      return amount.constant(for: attribute)
    }
    if attribute == .width || attribute == .height { return -2 * number.points }
    return attribute.isFar ? -number.points : number.points
  }

  /// Whether UIKit's constraints hold.
  public var isActive: Bool {
    get { layoutConstraints.contains { $0.isActive } }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Lets the constraint hold.
  public func activate() {
    NSLayoutConstraint.activate(layoutConstraints)
    if let view, !view.layoutConstraintsBySnapKit.contains(where: { $0 === self }) {
      view.layoutConstraintsBySnapKit.append(self)
    }
  }

  /// Lets the constraint hold no more.
  public func deactivate() {
    NSLayoutConstraint.deactivate(layoutConstraints)
    view?.layoutConstraintsBySnapKit.removeAll { $0 === self }
  }

  /// Changes the amount.
  @discardableResult
  public func update(offset amount: any ConstraintAmount) -> Constraint {
    set(amount, isInset: false)
  }

  /// Changes the amount by which the parts are moved inwards.
  @discardableResult
  public func update(inset amount: any ConstraintAmount) -> Constraint {
    set(amount, isInset: true)
  }

  /// Changes how strongly it holds.
  @discardableResult
  public func update(priority amount: ConstraintPriority) -> Constraint {
    for constraint in layoutConstraints {
      constraint.priority = UILayoutPriority(rawValue: amount.value)
    }
    return self
  }

  private func set(_ amount: any ConstraintAmount, isInset: Bool) -> Constraint {
    for (constraint, attribute) in zip(layoutConstraints, attributes) {
      constraint.constant = Self.constant(amount, for: attribute, isInset: isInset)
    }
    return self
  }

  /// Takes the constants over into those of a view that differ in nothing else.
  func updateExisting(of view: UIView) {
    let existing = view.layoutConstraintsBySnapKit.flatMap(\.layoutConstraints)
    for constraint in layoutConstraints {
      let same = existing.first { other in
        other.firstItem === constraint.firstItem && other.secondItem === constraint.secondItem
          && other.firstAttribute == constraint.firstAttribute
          && other.secondAttribute == constraint.secondAttribute
          && other.relation == constraint.relation && other.multiplier == constraint.multiplier
          && other.priority == constraint.priority
      }
      guard let same else {
        fatalError("Updated constraint could not find existing matching constraint to update.")
      }
      same.constant = constraint.constant
    }
  }
}
