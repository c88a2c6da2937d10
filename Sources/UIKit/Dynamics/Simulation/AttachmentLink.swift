import Physics

/// What an attachment wants. Units: points, hertz, ratio of damping.
struct AttachmentDefinition: Hashable, Sendable {
  /// Nothing for the distance at the moment of attaching.
  var length: CGFloat?
  var frequency: CGFloat
  var damping: CGFloat
}

/// An attachment that acts: a joint between an item and an anchor or between two items.
@MainActor
final class AttachmentLink {
  /// Nearer to its anchor than this, a rod without a chosen length is a pin. Units: points.
  private static let pinDistance: CGFloat = 1

  private weak var simulation: Simulation?
  private let ends: JointEnds
  /// The still body of an attachment to a point.
  private let anchorBody: Body?
  private let distanceAtAttaching: CGFloat
  private var definition: AttachmentDefinition
  private var joint: Joint?

  init(
    simulation: Simulation, ends: JointEnds, anchorBody: Body?, definition: AttachmentDefinition
  ) {
    self.simulation = simulation
    self.ends = ends
    self.anchorBody = anchorBody
    self.definition = definition
    let pointA = ends.bodyA.worldPoint(ends.anchorA)
    let pointB = ends.bodyB.worldPoint(ends.anchorB)
    distanceAtAttaching = hypot(pointB.x - pointA.x, pointB.y - pointA.y)
    build()
  }

  /// The length that holds. Units: points.
  var length: CGFloat { definition.length ?? distanceAtAttaching }

  func update(_ definition: AttachmentDefinition) {
    let wasPin = isPin
    self.definition = definition
    if let joint = joint as? DistanceJoint, !isPin {
      checked { () throws(PhysicsError) in try joint.set(kind: kind, length: length) }
    } else if isPin != wasPin {
      build()
    }
    wake()
  }

  /// Units: points.
  func moveAnchor(to point: CGPoint) {
    guard let anchorBody else { return }
    checked { () throws(PhysicsError) in try anchorBody.place(at: point, angle: 0) }
    wake()
  }

  func remove() {
    if let joint { simulation?.world.remove(joint) }
    joint = nil
    if let anchorBody { simulation?.world.remove(anchorBody) }
    wake()
  }

  private var kind: DistanceJoint.Kind {
    definition.frequency == 0
      ? .rod : .spring(frequency: definition.frequency, damping: definition.damping)
  }

  private var isPin: Bool {
    anchorBody != nil && definition.frequency == 0 && definition.length == nil
      && distanceAtAttaching < Self.pinDistance
  }

  private func build() {
    guard let world = simulation?.world else { return }
    if let joint { world.remove(joint) }
    joint = checked { () throws(PhysicsError) -> Joint? in
      try isPin
        ? world.addRevoluteJoint(ends)
        : world.addDistanceJoint(ends, kind: kind, length: length)
    }
  }

  private func wake() {
    ends.bodyA.wake()
    ends.bodyB.wake()
  }
}

extension Simulation {
  /// Ties a point of an item to a point of the space.
  func attach(
    _ item: any UIDynamicItem, _ offset: UIOffset, toAnchor point: CGPoint,
    _ definition: AttachmentDefinition
  ) -> AttachmentLink? {
    guard let body = itemBody(of: item)?.body else { return nil }
    var anchorDefinition = BodyDefinition()
    anchorDefinition.isDynamic = false
    anchorDefinition.position = point
    let anchor = checked { () throws(PhysicsError) in try world.addBody(anchorDefinition) }
    return AttachmentLink(
      simulation: self,
      ends: JointEnds(
        bodyA: body, anchorA: CGPoint.zero.offset(by: offset), bodyB: anchor,
        doBodiesCollide: false),
      anchorBody: anchor, definition: definition)
  }

  /// Ties points of two items together.
  func attach(
    _ item1: any UIDynamicItem, _ offset1: UIOffset, to item2: any UIDynamicItem,
    _ offset2: UIOffset, _ definition: AttachmentDefinition
  ) -> AttachmentLink? {
    guard let body1 = itemBody(of: item1)?.body, let body2 = itemBody(of: item2)?.body else {
      return nil
    }
    return AttachmentLink(
      simulation: self,
      ends: JointEnds(
        bodyA: body1, anchorA: CGPoint.zero.offset(by: offset1), bodyB: body2,
        anchorB: CGPoint.zero.offset(by: offset2), doBodiesCollide: true),
      anchorBody: nil, definition: definition)
  }
}
