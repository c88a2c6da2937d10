import Physics

/// A weld, hinge, slider or rope between two bodies, which do not collide with each other.
@MainActor
final class JointLink: AttachmentLink {
  private weak var simulation: Simulation?
  private let bodies: (Body, Body)
  private let kind: AttachmentKind
  private let joint: Joint?

  /// The length of a rope in points; 0 for other kinds.
  private(set) var length: CGFloat
  /// The distance of a rope's ends when they were attached, which it has unless another one is chosen.
  private let distanceAtAttaching: CGFloat

  /// Makes the joint.
  init(
    simulation: Simulation, bodies: (Body, Body), kind: AttachmentKind, point: CGPoint,
    definition: AttachmentDefinition
  ) {
    self.simulation = simulation
    self.bodies = bodies
    self.kind = kind
    let world = simulation.world
    let atPoint = Self.ends(bodies, at: point, point)
    switch kind {
    case .limit(let offset1, let offset2):
      let ends = Self.ends(
        bodies, at: bodies.0.position.offset(by: offset1.negated),
        bodies.1.position.offset(by: offset2.negated))
      let point1 = bodies.0.worldPoint(ends.anchorA)
      let point2 = bodies.1.worldPoint(ends.anchorB)
      let distance = hypot(point2.x - point1.x, point2.y - point1.y)
      (length, distanceAtAttaching) = (distance, distance)
      joint = checked { () throws(PhysicsError) -> Joint? in
        try world.addDistanceJoint(ends, kind: .rope, length: distance)
      }
    case .sliding(let axis), .slidingToAnchor(let axis):
      (length, distanceAtAttaching) = (0, 0)
      // The item comes first, with an anchor as with another item, so that what follows the axis in the
      // positive direction is the anchor or the other item.
      joint = checked { () throws(PhysicsError) -> Joint? in
        try world.addPrismaticJoint(atPoint, axis: axis)
      }
    case .pin:
      (length, distanceAtAttaching) = (0, 0)
      joint = checked { () throws(PhysicsError) -> Joint? in try world.addRevoluteJoint(atPoint) }
    case .fixed, .distance, .distanceToAnchor:
      (length, distanceAtAttaching) = (0, 0)
      joint = checked { () throws(PhysicsError) -> Joint? in try world.addWeldJoint(atPoint) }
    }
    update(definition)
  }

  func update(_ definition: AttachmentDefinition) {
    checked { () throws(PhysicsError) in
      if let hinge = joint as? RevoluteJoint {
        try hinge.setLimits(definition.limits)
        try hinge.setFrictionTorque(definition.frictionTorque)
      }
      if let slider = joint as? PrismaticJoint { try slider.setLimits(definition.limits) }
      if let rope = joint as? DistanceJoint {
        length = definition.length ?? distanceAtAttaching
        if length != rope.length { try rope.set(kind: .rope, length: length) }
      }
    }
    joint?.wakeBodies()
  }

  func moveAnchor(to point: CGPoint) {
    guard kind.isToAnchor else { return }
    checked { () throws(PhysicsError) in try bodies.1.place(at: point, angle: 0) }
    joint?.wakeBodies()
  }

  func remove() {
    bodies.0.wake()
    bodies.1.wake()
    if let joint { simulation?.world.remove(joint) }
    if kind.isToAnchor { simulation?.world.remove(bodies.1) }
  }

  private static func ends(
    _ bodies: (Body, Body), at point1: CGPoint, _ point2: CGPoint
  ) -> JointEnds {
    JointEnds(
      bodyA: bodies.0, anchorA: bodies.0.localPoint(point1), bodyB: bodies.1,
      anchorB: bodies.1.localPoint(point2), doBodiesCollide: false)
  }
}

extension UIOffset {
  fileprivate var negated: UIOffset { UIOffset(horizontal: -horizontal, vertical: -vertical) }
}
