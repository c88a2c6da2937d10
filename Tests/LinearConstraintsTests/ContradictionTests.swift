import LinearConstraints
import Testing

/// Errors about constraints that contradict one another, and the state afterwards.
@Suite struct ContradictionTests {
  @Test func `two values for one variable contradict each other`() throws {
    var system = LinearSystem()
    let x = system.addVariable()
    let y = system.addVariable()
    try system.add(bound(y, .equal, 1))
    let first = try system.add(bound(x, .equal, 10))
    #expect(throws: LinearConstraintsError.contradiction(others: [first])) {
      try system.add(bound(x, .equal, 20))
    }
  }

  @Test func `the constraints of a chain are all named and no others`() throws {
    var system = LinearSystem()
    let variables = (0..<6).map { _ in system.addVariable() }
    var tokens: [ConstraintToken] = []
    for (a, b) in zip(variables, variables.dropFirst()) {
      let step = LinearConstraint(expression([(1, b), (-1, a)], -10), .greaterOrEqual)
      tokens.append(try system.add(step))
    }
    let start = try system.add(bound(variables[1], .greaterOrEqual, 0))
    try system.add(bound(variables[0], .lessOrEqual, 1000))
    #expect(throws: LinearConstraintsError.contradiction(others: [tokens[1], tokens[2], start])) {
      try system.add(bound(variables[3], .lessOrEqual, 19))
    }
    try system.add(bound(variables[3], .lessOrEqual, 20))
    system.solve()
    #expect(isClose(system.value(of: variables[3]), 20))
  }

  @Test func `a length below 0 is refused`() throws {
    var system = LinearSystem()
    let width = system.addVariable(isNonnegative: true)
    #expect(throws: LinearConstraintsError.contradiction(others: [])) {
      try system.add(bound(width, .equal, -1))
    }
    system.solve()
    #expect(system.value(of: width) == 0)
  }

  @Test func `a false statement about numbers is refused`() throws {
    var system = LinearSystem()
    try system.add(LinearConstraint(LinearExpression(0), .equal))
    #expect(throws: LinearConstraintsError.contradiction(others: [])) {
      try system.add(LinearConstraint(LinearExpression(1), .equal))
    }
    #expect(throws: LinearConstraintsError.contradiction(others: [])) {
      try system.add(LinearConstraint(LinearExpression(1), .lessOrEqual))
    }
  }

  @Test func `a constant that contradicts leaves the system as it was`() throws {
    var system = LinearSystem()
    let x = system.addVariable()
    let y = system.addVariable()
    let limit = try system.add(bound(y, .lessOrEqual, 100))
    let link = try system.add(LinearConstraint(expression([(1, y), (-1, x)], -10), .equal))
    let place = try system.add(bound(x, .equal, 20))
    #expect(throws: LinearConstraintsError.contradiction(others: [limit, link, place])) {
      try system.setConstant(of: place, to: -95)
    }
    system.solve()
    #expect(isClose(system.value(of: y), 30))
    try system.setConstant(of: place, to: -90)
    system.solve()
    #expect(isClose(system.value(of: y), 100))
  }

  @Test(arguments: [Double.nan, .infinity])
  func `numbers that are none are refused`(number: Double) throws {
    var system = LinearSystem()
    let x = system.addVariable()
    #expect(throws: LinearConstraintsError.notFinite) {
      try system.add(bound(x, .equal, number))
    }
    let token = try system.add(bound(x, .equal, 1))
    #expect(throws: LinearConstraintsError.notFinite) {
      try system.setConstant(of: token, to: number)
    }
  }
}
