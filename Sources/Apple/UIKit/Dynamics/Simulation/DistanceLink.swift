import Physics

/// A rod or a spring, between an item and an anchor or between two items.
@MainActor
final class DistanceLink: AttachmentLink {
  /// The distance below which a rod without a chosen length becomes a pin.
  ///
  /// *Units*: points.
  ///
  /// Source: docs/measurements.md, “Attachments and snaps”.
  private static let pinDistance: CGFloat = 1

  private weak var simulation: Simulation?
  private let ends: JointEnds
  /// The still body at the anchor; nil for an attachment of two items.
  private let anchorBody: Body?
  private let distanceAtAttaching: CGFloat
  private var definition: AttachmentDefinition
  private var joint: Joint?

  /// Makes the joint; without a length, for the points' distance now.
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

  func moveAnchor(to point: CGPoint) {
    guard let anchorBody else { return }
    checked { () throws(PhysicsError) in try anchorBody.place(at: point, angle: 0) }
    wake()
  }

  func remove() {
    wake()
    if let joint { simulation?.world.remove(joint) }
    joint = nil
    if let anchorBody { simulation?.world.remove(anchorBody) }
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
