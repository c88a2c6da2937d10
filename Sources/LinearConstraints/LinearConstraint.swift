/// What a linear expression shall be, and how much that matters.
package struct LinearConstraint: Hashable, Sendable {
  /// How an expression compares to 0.
  package enum Relation: Hashable, Sendable { case lessOrEqual, equal, greaterOrEqual }

  /// The priority at which a constraint must hold, whatever the others say.
  package static let required: Double = 1000

  /// What is compared to 0.
  package var expression: LinearExpression

  package var relation: Relation

  /// From `required` on: must hold. Below: as nearly as all constraints of higher priorities allow,
  /// for no number of lower ones outweighs a higher one. No unit.
  package var priority: Double

  package init(
    _ expression: LinearExpression, _ relation: Relation, priority: Double = Self.required
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }

  /// Whether it must hold.
  package var isRequired: Bool { priority >= Self.required }
}

/// Names one constraint of one `LinearSystem`.
package struct ConstraintToken: Hashable, Comparable, Sendable {
  let number: Int

  package static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}
