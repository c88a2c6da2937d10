import LinearConstraints
import Testing

/// Systems whose solutions were computed by hand.
///
/// *Tolerance*: 1e-9, of numbers up to 1000.
@Suite struct HandSolvedTests {
  @Test func `two equations give two unknowns`() throws {
    var system = LinearSystem()
    let x = system.addVariable()
    let y = system.addVariable()
    try system.add(LinearConstraint(expression([(1, x), (1, y)], -10), .equal))
    try system.add(LinearConstraint(expression([(1, x), (-1, y)], -4), .equal))
    system.solve()
    #expect(isClose(system.value(of: x), 7))
    #expect(isClose(system.value(of: y), 3))
  }

  @Test func `a variable that nothing asks for is 0`() throws {
    var system = LinearSystem()
    let x = system.addVariable()
    let width = system.addVariable(isNonnegative: true)
    try system.add(LinearConstraint(expression([(1, x), (0.5, width)], -160), .equal))
    system.solve()
    #expect(system.value(of: width) == 0)
    #expect(isClose(system.value(of: x), 160))
  }

  @Test func `the middle of two margins is found`() throws {
    var system = LinearSystem()
    let left = system.addVariable()
    let width = system.addVariable(isNonnegative: true)
    try system.add(bound(left, .equal, 20))
    try system.add(LinearConstraint(expression([(1, left), (1, width)], -300), .equal))
    system.solve()
    #expect(isClose(system.value(of: width), 280))
  }

  @Test func `inequalities stop a wish at the limit`() throws {
    var system = LinearSystem()
    let x = system.addVariable()
    try system.add(bound(x, .greaterOrEqual, 10))
    try system.add(bound(x, .lessOrEqual, 50))
    let wish = try system.add(bound(x, .equal, 80, at: 500))
    system.solve()
    #expect(isClose(system.value(of: x), 50))
    try system.setConstant(of: wish, to: 3)
    system.solve()
    #expect(isClose(system.value(of: x), 10))
    try system.setConstant(of: wish, to: -30)
    system.solve()
    #expect(isClose(system.value(of: x), 30))
  }

  @Test func `one higher wish counts more than many lower ones`() throws {
    var system = LinearSystem()
    let x = system.addVariable()
    for _ in 0..<50 { try system.add(bound(x, .equal, 900, at: 749.5)) }
    try system.add(bound(x, .equal, 100, at: 749.75))
    system.solve()
    #expect(isClose(system.value(of: x), 100))
  }

  @Test func `equal wishes settle at their median`() throws {
    var system = LinearSystem()
    let x = system.addVariable()
    for value in [100.0, 900, 120] { try system.add(bound(x, .equal, value, at: 500)) }
    system.solve()
    #expect(isClose(system.value(of: x), 120))
  }

  @Test func `an inequality that is a wish is given up only as far as needed`() throws {
    var system = LinearSystem()
    let x = system.addVariable()
    try system.add(bound(x, .lessOrEqual, 40))
    try system.add(bound(x, .greaterOrEqual, 70, at: 10))
    system.solve()
    #expect(isClose(system.value(of: x), 40))
  }
}

func isClose(_ value: Double, _ expected: Double) -> Bool { abs(value - expected) < 1e-9 }
