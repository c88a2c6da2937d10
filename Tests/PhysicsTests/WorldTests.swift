import Geometry
import Physics
import Testing

/// Adds a box of 40×40 points and density 1, unless other values are given.
func addBox(
  to world: World, at position: CGPoint, size: CGSize = CGSize(width: 40, height: 40),
  gravityScale: CGFloat = 0, restitution: CGFloat = 0.2
) throws -> Body {
  var definition = BodyDefinition()
  definition.position = position
  definition.gravityScale = gravityScale
  let body = try world.addBody(definition)
  try body.add(
    .box(size, centre: .zero), of: Material(density: 1, friction: 0.2, restitution: restitution))
  body.setFilter(category: 1, collision: 1)
  return body
}

func addLine(to world: World, from start: CGPoint, to end: CGPoint) throws -> Body {
  var definition = BodyDefinition()
  definition.isDynamic = false
  let body = try world.addBody(definition)
  try body.add(
    .lines([LineSegment(start: start, end: end)]),
    of: Material(density: 0, friction: 0.2, restitution: 0.2))
  body.setFilter(category: 1, collision: 1)
  return body
}

@Test func `a dropped body falls as far as semi-implicit Euler says`() throws {
  let world = World()
  try world.setGravity(CGVector(dx: 0, dy: 1000))
  let body = try addBox(to: world, at: CGPoint(x: 0, y: 0), gravityScale: 1)
  for frame in 1...60 {
    world.advance(by: 1 / 60)
    let substeps = Double(2 * frame - 1)
    let fallen = 1000 / (120 * 120) * substeps * (substeps + 1) / 2
    // Tolerance: 2e-6 of the way, single precision.
    #expect(abs(Double(body.position.y) - fallen) < 1e-4 + 2e-6 * fallen)
  }
}

@Test func `the first sixtieth of a second is one sub-step and every later one is two`() {
  let world = World()
  world.advance(by: 1 / 60)
  #expect(world.substeps == 1)
  for _ in 2...1000 { world.advance(by: 1 / 60) }
  #expect(world.substeps == 1999)
}

@Test func `a hundred points square at density 1 weighs a kilogram`() throws {
  let world = World()
  let body = try addBox(to: world, at: .zero, size: CGSize(width: 100, height: 100))
  #expect(abs(body.mass - 1) < 1e-6)
  let slab = try addBox(to: world, at: .zero, size: CGSize(width: 200, height: 50))
  try slab.setDensity(3)
  #expect(abs(slab.mass - 3) < 1e-5)
  // m(w² + h²)/12 in metres.
  #expect(abs(slab.rotationalInertia - 1.0625) < 1e-5)
}

@Test func `an impulse of one newton second gives a kilogram a hundred points a second`() throws {
  let world = World()
  let body = try addBox(to: world, at: .zero, size: CGSize(width: 100, height: 100))
  try body.applyImpulse(CGVector(dx: 1, dy: 0), at: .zero)
  #expect(abs(body.velocity.dx - 100) < 1e-4)
}

@Test func `a body without density weighs a kilogram`() throws {
  let world = World()
  let body = try addBox(to: world, at: .zero)
  try body.setDensity(0)
  #expect(body.mass == 1)
}

@Test func `fixing the rotation keeps the spin`() throws {
  let world = World()
  let body = try addBox(to: world, at: .zero)
  try body.setAngularVelocity(3)
  body.setRotationFixed(true)
  #expect(body.angularVelocity == 3)
}

@Test func `a body that touches a line stops within the margin and says so once`() throws {
  let world = World()
  try world.setGravity(CGVector(dx: 0, dy: 1000))
  let body = try addBox(to: world, at: CGPoint(x: 0, y: 0), gravityScale: 1)
  let line = try addLine(to: world, from: CGPoint(x: -200, y: 100), to: CGPoint(x: 200, y: 100))
  var events: [ContactEvent] = []
  for _ in 1...180 {
    world.advance(by: 1 / 60)
    events += world.takeContacts()
  }
  #expect(!body.isAwake)
  let gap = 100 - (body.position.y + 20)
  #expect(gap > -0.45 && gap < 1.8)
  let first = try #require(events.first)
  guard case .began(let point) = first.kind else {
    Issue.record("the first event is \(first.kind)")
    return
  }
  #expect(abs(point.y - 100) < 2)
  #expect([first.bodyA === line, first.bodyB === line].contains(true))
  let began = events.count { if case .began = $0.kind { true } else { false } }
  #expect(began - (events.count - began) == 1)
}

@Test func `bodies whose masks do not meet pass each other`() throws {
  let world = World()
  let one = try addBox(to: world, at: .zero)
  let other = try addBox(to: world, at: CGPoint(x: 30, y: 0))
  one.setFilter(category: 1, collision: 2)
  other.setFilter(category: 4, collision: 8)
  for _ in 1...30 { world.advance(by: 1 / 60) }
  #expect(one.position.x == 0)
  #expect(world.takeContacts().isEmpty)
}

@Test func `a contact that nobody responds to is told but moves nobody`() throws {
  let world = World()
  let item = try addBox(to: world, at: CGPoint(x: 0, y: 0))
  let line = try addLine(to: world, from: CGPoint(x: 5, y: -50), to: CGPoint(x: 5, y: 50))
  item.setFilter(category: 4, collision: 4)
  line.setFilter(category: 8, collision: 4)
  for _ in 1...30 { world.advance(by: 1 / 60) }
  #expect(item.position.x == 0)
  #expect(world.takeContacts().count == 1)
}

@Test func `removing a body removes its joints and silences its contacts`() throws {
  let world = World()
  let one = try addBox(to: world, at: .zero)
  let other = try addBox(to: world, at: CGPoint(x: 30, y: 0))
  let joint = try #require(
    try world.addDistanceJoint(
      JointEnds(bodyA: one, bodyB: other, doBodiesCollide: true), kind: .rod, length: 30))
  world.advance(by: 1 / 60)
  world.remove(one)
  #expect(!one.isAlive)
  #expect(!joint.isAlive)
  world.advance(by: 1 / 60)
  #expect(world.takeContacts().isEmpty)
}

@Test func `a joint outlives its world without harm`() throws {
  var world: World? = World()
  let one = try addBox(to: #require(world), at: .zero)
  let other = try addBox(to: #require(world), at: CGPoint(x: 30, y: 0))
  let joint = try world?.addDistanceJoint(
    JointEnds(bodyA: one, bodyB: other, doBodiesCollide: true), kind: .rod, length: 30)
  world = nil
  try joint?.set(kind: .rope, length: 10)
  #expect(one.position == .zero)
  #expect(joint?.isAlive == false)
}

/// Bodies and joints hold each other while they are in a world.
@Test func `a world that goes away leaves nothing of its bodies and joints`() throws {
  weak var body: Body?
  weak var joint: DistanceJoint?
  func useWorld() throws {
    let world = World()
    let one = try addBox(to: world, at: .zero)
    let other = try addBox(to: world, at: CGPoint(x: 30, y: 0))
    body = one
    joint = try world.addDistanceJoint(
      JointEnds(bodyA: one, bodyB: other, doBodiesCollide: true), kind: .rod, length: 30)
    #expect(joint != nil)
  }
  try useWorld()
  #expect(body == nil && joint == nil)
}

@Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e39])
func `numbers that Box2D aborts on are refused`(value: CGFloat) throws {
  let world = World()
  let body = try addBox(to: world, at: .zero)
  #expect(throws: PhysicsError.self) { try world.setGravity(CGVector(dx: value, dy: 0)) }
  #expect(throws: PhysicsError.self) { try body.place(at: CGPoint(x: value, y: 0), angle: 0) }
  #expect(throws: PhysicsError.self) { try body.place(at: .zero, angle: value) }
  #expect(throws: PhysicsError.self) { try body.setVelocity(CGVector(dx: 0, dy: value)) }
  #expect(throws: PhysicsError.self) { try body.setAngularVelocity(value) }
  #expect(throws: PhysicsError.self) { try body.setDampings(linear: value, angular: 0) }
  #expect(throws: PhysicsError.self) { try body.setDensity(value) }
  #expect(throws: PhysicsError.self) { try body.setSurface(friction: value, restitution: 0) }
  #expect(throws: PhysicsError.self) {
    try body.applyForce(CGVector(dx: value, dy: 0), at: .zero)
  }
  #expect(throws: PhysicsError.self) {
    try body.add(
      .box(CGSize(width: value, height: 1), centre: .zero),
      of: Material(density: 1, friction: 0, restitution: 0))
  }
}

@Test func `a body without area is refused`() throws {
  let world = World()
  let body = try world.addBody(BodyDefinition())
  let material = Material(density: 1, friction: 0, restitution: 0)
  for size in [CGSize.zero, CGSize(width: 0, height: 5), CGSize(width: -3, height: 5)] {
    #expect(
      throws: PhysicsError.withoutArea(width: Double(size.width), height: Double(size.height))
    ) {
      try body.add(.box(size, centre: .zero), of: material)
    }
  }
  #expect(throws: PhysicsError.negative(name: "density", value: -1)) { try body.setDensity(-1) }
}
