import Geometry
import Physics
import Testing

private func addAnchor(to world: World, at point: CGPoint) throws -> Body {
  var definition = BodyDefinition()
  definition.isDynamic = false
  definition.position = point
  return try world.addBody(definition)
}

/// One sub-step of Box2D's soft constraint on a single degree of freedom.
///
/// Source: Box2D 2.3, b2DistanceJoint: γ = 1/(h(d + hk)), bias = C·h·k·γ.
private func softStep(_ x: inout Double, _ v: inout Double, hertz: Double, ratio: Double) {
  let h = 1.0 / 120
  let omega = 2 * Double.pi * hertz
  let k = omega * omega
  let d = 2 * ratio * omega
  let gamma = 1 / (h * (d + h * k))
  let impulse = -(v + x * h * k * gamma) / (1 + gamma)
  v += impulse
  x += h * v
}

@Test func `a spring oscillates as its discrete closed form says`() throws {
  let world = World()
  let anchor = try addAnchor(to: world, at: .zero)
  let body = try addBox(to: world, at: CGPoint(x: 150, y: 0))
  _ = try world.addDistanceJoint(
    JointEnds(bodyA: anchor, bodyB: body, doBodiesCollide: false),
    kind: .spring(frequency: 2, damping: 0.1), length: 100)
  var (x, v) = (50.0, 0.0)
  for frame in 1...120 {
    world.advance(by: 1 / 60)
    for _ in 0..<(frame == 1 ? 1 : 2) { softStep(&x, &v, hertz: 2, ratio: 0.1) }
    // Tolerance: 1e-3 pt.
    #expect(abs(Double(body.position.x) - 100 - x) < 1e-3)
  }
}

@Test func `a spring of length zero pulls to the point itself`() throws {
  let world = World()
  let anchor = try addAnchor(to: world, at: .zero)
  let body = try addBox(to: world, at: CGPoint(x: 10, y: 0))
  _ = try world.addDistanceJoint(
    JointEnds(bodyA: anchor, bodyB: body, doBodiesCollide: false),
    kind: .spring(frequency: 2, damping: 1), length: 0)
  for _ in 1...120 { world.advance(by: 1 / 60) }
  // Below Box2D's slop of 0.45 pt the direction of the spring is undefined and it lets go.
  #expect(abs(body.position.x) < 0.45)
}

/// Two hertz on one kilogram; the spring lets go within Box2D's slop of 0.45 pt.
@Test func `a spring of length zero lets what it pulls pass through its anchor`() throws {
  let world = World()
  let anchor = try addAnchor(to: world, at: .zero)
  let body = try addBox(to: world, at: .zero)
  try body.setVelocity(CGVector(dx: 500, dy: 0))
  _ = try world.addDistanceJoint(
    JointEnds(bodyA: anchor, bodyB: body, doBodiesCollide: false),
    kind: .spring(frequency: 2, damping: 0.1), length: 0)
  var (x, v) = (0.0, 500.0)
  for frame in 1...60 {
    world.advance(by: 1 / 60)
    for _ in 0..<(frame == 1 ? 1 : 2) {
      if abs(x) < 0.45 { x += v / 120 } else { softStep(&x, &v, hertz: 2, ratio: 0.1) }
    }
    #expect(abs(Double(body.position.x) - x) < 1e-2)
  }
}

@Test func `a rod keeps its length`() throws {
  let world = World()
  try world.setGravity(CGVector(dx: 0, dy: 1000))
  let anchor = try addAnchor(to: world, at: CGPoint(x: 100, y: 100))
  let body = try addBox(to: world, at: CGPoint(x: 200, y: 100), gravityScale: 1)
  _ = try world.addDistanceJoint(
    JointEnds(bodyA: anchor, bodyB: body, doBodiesCollide: false), kind: .rod, length: 100)
  for _ in 1...120 {
    world.advance(by: 1 / 60)
    let distance = hypot(body.position.x - 100, body.position.y - 100)
    #expect(abs(distance - 100) < 0.45)
  }
}

@Test func `a rope pulls but does not push`() throws {
  let world = World()
  let anchor = try addAnchor(to: world, at: .zero)
  let body = try addBox(to: world, at: CGPoint(x: 50, y: 0))
  _ = try world.addDistanceJoint(
    JointEnds(bodyA: anchor, bodyB: body, doBodiesCollide: false), kind: .rope, length: 100)
  try body.setVelocity(CGVector(dx: -100, dy: 0))
  for _ in 1...30 { world.advance(by: 1 / 60) }
  #expect(body.position.x < 5)
  try body.setVelocity(CGVector(dx: 1000, dy: 0))
  for _ in 1...60 {
    world.advance(by: 1 / 60)
    #expect(body.position.x < 100.45)
  }
}

@Test func `a hinge keeps its point and turns`() throws {
  let world = World()
  try world.setGravity(CGVector(dx: 0, dy: 1000))
  let anchor = try addAnchor(to: world, at: .zero)
  let body = try addBox(to: world, at: CGPoint(x: 20, y: 0), gravityScale: 1)
  let joint = try #require(
    try world.addRevoluteJoint(
      JointEnds(
        bodyA: anchor, bodyB: body, anchorB: CGPoint(x: -20, y: 0), doBodiesCollide: false)))
  for _ in 1...60 { world.advance(by: 1 / 60) }
  #expect(abs(joint.anchorB.x) < 0.5 && abs(joint.anchorB.y) < 0.5)
  #expect(body.angle > 0.5)
}

@Test func `a hinge stops at its limits`() throws {
  let world = World()
  try world.setGravity(CGVector(dx: 0, dy: 1000))
  let anchor = try addAnchor(to: world, at: .zero)
  let body = try addBox(to: world, at: CGPoint(x: 20, y: 0), gravityScale: 1)
  let joint = try #require(
    try world.addRevoluteJoint(
      JointEnds(
        bodyA: anchor, bodyB: body, anchorB: CGPoint(x: -20, y: 0), doBodiesCollide: false)))
  try joint.setLimits(0...0.25)
  for _ in 1...120 { world.advance(by: 1 / 60) }
  // Tolerance: Box2D's angular slop, 2°.
  #expect(abs(body.angle - 0.25) < 0.035)
}

@Test func `lengths and frequencies below zero are refused`() throws {
  let world = World()
  let anchor = try addAnchor(to: world, at: .zero)
  let body = try addBox(to: world, at: CGPoint(x: 10, y: 0))
  let ends = JointEnds(bodyA: anchor, bodyB: body, doBodiesCollide: false)
  #expect(throws: PhysicsError.negative(name: "length", value: -1)) {
    try world.addDistanceJoint(ends, kind: .rod, length: -1)
  }
  #expect(throws: PhysicsError.negative(name: "frequency", value: -2)) {
    try world.addDistanceJoint(ends, kind: .spring(frequency: -2, damping: 0), length: 1)
  }
}
