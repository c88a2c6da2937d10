import LinearConstraints
import SeededNumbers

/// Builds `0 = constant + Σ coefficient · variable` and the like in tests.
func expression(
  _ terms: [(coefficient: Double, variable: Variable)], _ constant: Double = 0
) -> LinearExpression {
  var sum = LinearExpression(constant)
  for term in terms { sum.add(LinearExpression(term.variable), times: term.coefficient) }
  return sum
}

/// Returns a constraint of one variable and a number.
func bound(
  _ variable: Variable, _ relation: LinearConstraint.Relation, _ value: Double,
  at priority: Double = LinearConstraint.required
) -> LinearConstraint {
  LinearConstraint(expression([(1, variable)], -value), relation, priority: priority)
}

extension LinearConstraint {
  /// Returns by how much values violate the constraint; 0 when they satisfy it.
  func missing(_ value: (Variable) -> Double) -> Double {
    let sum = expression.terms.reduce(expression.constant) {
      $0 + $1.coefficient * value($1.variable)
    }
    switch relation {
    case .equal: return abs(sum)
    case .lessOrEqual: return max(0, sum)
    case .greaterOrEqual: return max(0, -sum)
    }
  }
}

/// Returns the sum of violations at each priority below required, the highest first.
func costs(
  of constraints: [LinearConstraint], _ value: (Variable) -> Double
) -> [Double] {
  let priorities = Set(constraints.filter { !$0.isRequired }.map(\.priority)).sorted(by: >)
  return priorities.map { priority in
    constraints.filter { $0.priority == priority }.reduce(0) { $0 + $1.missing(value) }
  }
}

extension SplitMix64 {
  /// Returns a whole number of a range.
  mutating func next(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + next(below: range.count)
  }
}

extension LinearSystem {
  /// Changes one constant.
  mutating func setConstant(
    of token: ConstraintToken, to constant: Double
  ) throws(LinearConstraintsError) {
    try setConstants([(token, constant)])
  }
}
