import Physics

/// What an attachment becomes in a simulation.
@MainActor
protocol AttachmentLink: AnyObject {
  /// How far apart two points are held, in points; 0 for kinds that hold no distance.
  var length: CGFloat { get }
  /// Changes the numbers of the attachment, and wakes its items.
  func update(_ definition: AttachmentDefinition)
  /// Moves the anchor to a point of the space, in points, and wakes the item.
  func moveAnchor(to point: CGPoint)
  /// Ends the attachment.
  func remove()
}

extension Simulation {
  /// Ties one item to a point of the space, or two items together.
  ///
  /// - Parameters:
  ///   - items: One item or two.
  ///   - kind: How they are tied.
  ///   - point: The anchor, in points of the space.
  ///   - definition: The numbers of the attachment.
  /// - Returns: nil if an item is not in the simulation.
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
