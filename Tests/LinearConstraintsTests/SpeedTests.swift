import LinearConstraints
import Testing

/// Large layouts are solved in a time that an algorithm of cubic cost would exceed.
@Suite(.timeLimit(.minutes(1))) struct SpeedTests {
  @Test func `a chain of a thousand lengths is solved`() throws {
    let count = 1000
    let (system, variables) = try chain(count)
    for (index, variable) in variables.enumerated() {
      #expect(abs(system.value(of: variable) - Double(index) * 8) < 1e-6)
    }
  }

  @Test func `the last of a chain follows the first`() throws {
    var (system, variables) = try chain(300)
    let first = try system.add(bound(variables[0], .equal, 0, at: 400))
    for place in 1...50 {
      try system.setConstant(of: first, to: Double(-place))
      system.solve()
      #expect(abs(system.value(of: variables[299]) - Double(place + 299 * 8)) < 1e-6)
    }
  }
}

/// Returns a system with each variable at least 8 after the one before, and as near to 0 as
/// possible.
private func chain(_ count: Int) throws -> (LinearSystem, [Variable]) {
  var system = LinearSystem()
  let variables = (0..<count).map { _ in system.addVariable() }
  try system.add(bound(variables[0], .greaterOrEqual, 0))
  for (before, after) in zip(variables, variables.dropFirst()) {
    try system.add(
      LinearConstraint(expression([(1, after), (-1, before)], -8), .greaterOrEqual))
    try system.add(LinearConstraint(expression([(1, after)], 0), .equal, priority: 250))
  }
  system.solve()
  return (system, variables)
}
