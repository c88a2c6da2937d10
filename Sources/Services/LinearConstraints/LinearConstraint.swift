/// A linear expression, how it compares to 0, and how much that matters.
package struct LinearConstraint: Hashable, Sendable {
  /// How an expression compares to 0.
  package enum Relation: Hashable, Sendable { case lessOrEqual, equal, greaterOrEqual }

  /// The priority from which on a constraint must hold.
  package static let required: Double = 1000

  /// The expression that is compared to 0.
  package var expression: LinearExpression

  /// How it compares.
  package var relation: Relation

  /// How much the constraint matters; no unit.
  ///
  /// From `required` on it must hold. Below, it holds as nearly as the constraints of higher
  /// priorities allow: no number of lower ones outweighs a higher one.
  package var priority: Double

  /// Makes a constraint, required unless a priority is given.
  package init(
    _ expression: LinearExpression, _ relation: Relation, priority: Double = Self.required
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }

  /// Whether the constraint must hold.
  package var isRequired: Bool { priority >= Self.required }
}

/// The identity of a constraint in its `LinearSystem`.
package struct ConstraintToken: Hashable, Comparable, Sendable {
  /// How many constraints were added to the system before.
  let number: Int

  /// Returns true when the left one was added before.
  package static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}
