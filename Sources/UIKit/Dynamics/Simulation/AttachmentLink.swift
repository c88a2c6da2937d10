import Physics

/// An attachment that acts.
@MainActor
protocol AttachmentLink: AnyObject {
  /// How far apart two points are held. Units: points; 0 where no distance is held.
  var length: CGFloat { get }
  func update(_ definition: AttachmentDefinition)
  /// Units: points.
  func moveAnchor(to point: CGPoint)
  func remove()
}

extension Simulation {
  /// Ties one item to a point of the space, or two items together.
  func attach(
    _ items: [any UIDynamicItem], _ kind: AttachmentKind, anchor point: CGPoint,
    _ definition: AttachmentDefinition
  ) -> (any AttachmentLink)? {
    let bodies = items.compactMap { itemBody(of: $0)?.body }
    guard let first = bodies.first else { return nil }
    if kind.isToAnchor {
      let anchor = addAnchorBody(at: point)
      return attach(first, to: anchor, kind, at: point, definition)
    }
    guard bodies.count == 2 else { return nil }
    return attach(first, to: bodies[1], kind, at: point, definition)
  }

  private func attach(
    _ one: Body, to other: Body, _ kind: AttachmentKind, at point: CGPoint,
    _ definition: AttachmentDefinition
  ) -> (any AttachmentLink)? {
    switch kind {
    case .distanceToAnchor(let offset):
      return DistanceLink(
        simulation: self,
        ends: JointEnds(
          bodyA: one, anchorA: CGPoint.zero.offset(by: offset), bodyB: other,
          doBodiesCollide: false),
        anchorBody: other, definition: definition)
    case .distance(let offset1, let offset2):
      return DistanceLink(
        simulation: self,
        ends: JointEnds(
          bodyA: one, anchorA: CGPoint.zero.offset(by: offset1), bodyB: other,
          anchorB: CGPoint.zero.offset(by: offset2), doBodiesCollide: true),
        anchorBody: nil, definition: definition)
    case .fixed, .pin, .sliding, .slidingToAnchor, .limit:
      return JointLink(
        simulation: self, bodies: (one, other), kind: kind, point: point, definition: definition)
    }
  }

  private func addAnchorBody(at point: CGPoint) -> Body {
    var definition = BodyDefinition()
    definition.isDynamic = false
    definition.position = point
    return checked { () throws(PhysicsError) in try world.addBody(definition) }
  }
}
