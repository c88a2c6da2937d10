import Fingerprints
import Geometry
import Physics
import Testing

/// Throws boxes, discs and triangles, most of them bullets, and sums up where they go.
///
/// - Parameters:
///   - count: how many.
///   - isGroundFirst: whether the ground's shapes come before the others in Box2D's lists.
/// - Returns: a fingerprint of where they are after each step.
/// - Throws: `PhysicsError`.
private func fingerprintOfPile(of count: Int, isGroundFirst: Bool) throws -> Fingerprint {
  let world = World()
  try world.setGravity(CGVector(dx: 0, dy: 1000))
  func addGround() throws {
    _ = try addLine(to: world, from: CGPoint(x: 0, y: 400), to: CGPoint(x: 300, y: 400))
    _ = try addLine(to: world, from: CGPoint(x: 0, y: -2000), to: CGPoint(x: 0, y: 400))
    _ = try addLine(to: world, from: CGPoint(x: 300, y: -2000), to: CGPoint(x: 300, y: 400))
    _ = try addLine(to: world, from: CGPoint(x: 60, y: 300), to: CGPoint(x: 160, y: 330))
  }
  if isGroundFirst { try addGround() }
  var bodies: [Body] = []
  for i in 0..<count {
    var definition = BodyDefinition()
    definition.position = CGPoint(x: 14 + i % 12 * 24 + i / 12 % 2 * 5, y: 380 - i / 12 * 24)
    definition.angle = CGFloat(i % 7) / 4
    definition.gravityScale = 1
    let body = try world.addBody(definition)
    let shape: Shape =
      switch i % 3 {
      case 0: .box(CGSize(width: 18, height: 12), centre: .zero)
      case 1: .circle(radius: 8, centre: .zero)
      default:
        .convexPolygon([CGPoint(x: -9, y: -9), CGPoint(x: 9, y: -9), CGPoint(x: 0, y: 9)])
      }
    try body.add(
      shape, of: Material(density: 1, friction: 0.2, restitution: CGFloat(i % 10) / 11))
    body.setFilter(category: 1, collision: 1)
    body.setBullet(i % 5 != 0)
    try body.setVelocity(CGVector(dx: i * 379 % 9000 - 4500, dy: i * 787 % 9000 - 4500))
    bodies.append(body)
  }
  if !isGroundFirst { try addGround() }
  var fingerprint = Fingerprint()
  for _ in 0..<120 {
    world.advance(by: 1 / 60)
    for body in bodies {
      let (position, angle) = body.pose
      for number in [position.x, position.y, angle] { fingerprint.combine(Double(number)) }
    }
    for event in world.takeContacts() { fingerprint.combine(event.partA) }
  }
  return fingerprint
}

/// Recorded with Box2D's own search, which goes through all contacts for each impact.
@Test(arguments: [
  (60, true, "8af6abc7a01949c4"), (60, false, "c6f55c00f40086ac"),
  (240, true, "0431918a81e7a15d"), (240, false, "6a63bb29e9e1eb3a"),
])
func `impacts that are answered in their order move bodies as Box2D's own search does`(
  count: Int, isGroundFirst: Bool, recorded: String
) throws {
  let fingerprint = try fingerprintOfPile(of: count, isGroundFirst: isGroundFirst)
  #expect("\(fingerprint)" == recorded)
}
