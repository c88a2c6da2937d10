import LinearConstraints
import SeededNumbers
import Testing

/// Random systems from a fixed seed, compared with their own constraints.
@Suite struct RandomSystemTests {
  /// The costs of a linear program are least at a corner, so in the plane all crossings are tried.
  ///
  /// *Tolerance*: 1e-6, of sums up to 1000.
  @Test(arguments: 0..<200)
  func `no crossing of two borders costs less`(seed: Int) throws {
    var made = Made(seed: seed, variables: 2, required: 3, wishes: 6)
    made.system.solve()
    let found = costs(of: made.constraints, made.system.value)
    for constraint in made.constraints where constraint.isRequired {
      #expect(constraint.missing(made.system.value) < 1e-6)
    }
    let borders = made.constraints.map(\.expression)
    for (index, first) in borders.enumerated() {
      for second in borders[..<index] {
        guard let (x, y) = crossing(first, second) else { continue }
        let value = { (variable: Variable) in variable.index == 0 ? x : y }
        let isAllowed = made.constraints.allSatisfy { !$0.isRequired || $0.missing(value) < 1e-9 }
        guard isAllowed else { continue }
        #expect(!isLess(costs(of: made.constraints, value), found))
      }
    }
  }

  /// The least costs do not depend on how a system was built.
  ///
  /// *Tolerance*: 1e-6.
  @Test(arguments: 0..<60)
  func `changes lead where a new system leads`(seed: Int) throws {
    var numbers = SplitMix64(seed: UInt64(1000 + seed))
    var made = Made(seed: seed, variables: 12, required: 8, wishes: 30)
    made.system.solve()
    for _ in 0..<25 {
      let index = numbers.next(in: 0...(made.constraints.count - 1))
      let constant = Double(numbers.next(in: -100...100))
      do {
        try made.system.setConstant(of: made.tokens[index], to: constant)
        made.constraints[index].expression.constant = constant
      } catch {
        var changed = made.constraints
        changed[index].expression.constant = constant
        #expect(throws: LinearConstraintsError.self) { try solved(changed, variables: 12) }
      }
      made.system.solve()
      for constraint in made.constraints where constraint.isRequired {
        #expect(constraint.missing(made.system.value) < 1e-6)
      }
      let new = try solved(made.constraints, variables: 12)
      let expected = costs(of: made.constraints, new.value)
      let found = costs(of: made.constraints, made.system.value)
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-6 }, "\(found) \(expected)")
    }
  }

  @Test func `equal calls give equal values to the bit`() {
    var first = Made(seed: 7, variables: 12, required: 8, wishes: 30)
    var second = Made(seed: 7, variables: 12, required: 8, wishes: 30)
    first.system.solve()
    second.system.solve()
    for index in 0..<12 {
      let variable = Variable(index: index)
      #expect(first.system.value(of: variable) == second.system.value(of: variable))
    }
  }
}

/// A random system of constraints with small whole numbers.
private struct Made {
  var system = LinearSystem()
  var constraints: [LinearConstraint] = []
  var tokens: [ConstraintToken] = []

  /// Makes a system; required constraints that contradict earlier ones are left out.
  init(seed: Int, variables count: Int, required: Int, wishes: Int) {
    var numbers = SplitMix64(seed: UInt64(seed))
    let variables = (0..<count).map { _ in system.addVariable() }
    for index in 0..<(required + wishes) {
      var sum = LinearExpression(Double(numbers.next(in: -100...100)))
      for _ in 0..<2 {
        let variable = variables[numbers.next(in: 0...(count - 1))]
        sum.add(LinearExpression(variable), times: Double(numbers.next(in: -3...3)))
      }
      let relation: LinearConstraint.Relation =
        [.lessOrEqual, .equal, .greaterOrEqual][numbers.next(in: 0...2)]
      let priority = index < required ? 1000 : Double(numbers.next(in: 1...4)) * 200.5
      let constraint = LinearConstraint(sum, relation, priority: priority)
      if let token = try? system.add(constraint) {
        constraints.append(constraint)
        tokens.append(token)
      }
    }
  }
}

private func solved(_ constraints: [LinearConstraint], variables count: Int) throws -> LinearSystem
{
  var system = LinearSystem()
  for _ in 0..<count { _ = system.addVariable() }
  for constraint in constraints { try system.add(constraint) }
  system.solve()
  return system
}

/// Returns where two lines in the plane cross.
private func crossing(_ first: LinearExpression, _ second: LinearExpression) -> (Double, Double)? {
  let (a, b) = (coefficients(first), coefficients(second))
  let determinant = a.0 * b.1 - a.1 * b.0
  guard determinant != 0 else { return nil }
  let x = (a.1 * second.constant - b.1 * first.constant) / determinant
  let y = (b.0 * first.constant - a.0 * second.constant) / determinant
  return (x, y)
}

private func coefficients(_ expression: LinearExpression) -> (Double, Double) {
  func coefficient(_ index: Int) -> Double {
    expression.terms.first { $0.variable.index == index }?.coefficient ?? 0
  }
  return (coefficient(0), coefficient(1))
}

/// Returns true when costs are lower at the first priority at which they differ by more than 1e-6.
private func isLess(_ first: [Double], _ second: [Double]) -> Bool {
  for (a, b) in zip(first, second) where abs(a - b) > 1e-6 { return a < b }
  return false
}
