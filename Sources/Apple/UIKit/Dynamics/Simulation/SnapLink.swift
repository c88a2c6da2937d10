import Physics

/// A snap in a simulation: four springs that pull two corners of an item outwards from its place.
///
/// Source: docs/measurements.md, “Attachments and snaps”.
@MainActor
final class SnapLink {
  /// How fast the springs oscillate.
  ///
  /// *Units*: hertz.
  private static let frequency: CGFloat = 4
  /// The springs' rest length, and how far outside the item's place they end.
  ///
  /// *Units*: points.
  private static let restLength: CGFloat = 50

  private weak var simulation: Simulation?
  private let target: Body
  private let springs: [DistanceJoint]

  /// Makes the springs between an item's body and a still body at its target.
  init(simulation: Simulation, body: Body, target: Body, size: CGSize, damping: CGFloat) {
    self.simulation = simulation
    self.target = target
    let w = size.width / 2
    let h = size.height / 2
    let reach = Self.restLength
    let anchors: [(item: CGPoint, target: CGPoint)] = [
      (CGPoint(x: -w, y: -h), CGPoint(x: -w - reach, y: -h)),
      (CGPoint(x: -w, y: -h), CGPoint(x: -w, y: -h - reach)),
      (CGPoint(x: w, y: h), CGPoint(x: w + reach, y: h)),
      (CGPoint(x: w, y: h), CGPoint(x: w, y: h + reach)),
    ]
    springs = anchors.compactMap { anchor in
      checked { () throws(PhysicsError) in
        try simulation.world.addDistanceJoint(
          JointEnds(
            bodyA: body, anchorA: anchor.item, bodyB: target, anchorB: anchor.target,
            doBodiesCollide: false),
          kind: .spring(frequency: Self.frequency, damping: damping), length: reach)
      }
    }
  }

  /// Moves the target, in points, and wakes the item.
  func move(to point: CGPoint) {
    checked { () throws(PhysicsError) in try target.place(at: point, angle: 0) }
    for spring in springs { spring.wakeBodies() }
  }

  /// Ends the snap.
  func remove() {
    for spring in springs { spring.wakeBodies() }
    simulation?.world.remove(target)
  }
}

extension Simulation {
  /// Pulls an item to a point of the space.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - point: Where it is pulled, in points of the space.
  ///   - damping: The damping ratio of the springs.
  /// - Returns: nil if the item is not in the simulation.
  func snap(_ item: any UIDynamicItem, to point: CGPoint, damping: CGFloat) -> SnapLink? {
    guard let body = itemBody(of: item)?.body else { return nil }
    var definition = BodyDefinition()
    definition.isDynamic = false
    definition.position = point
    let target = checked { () throws(PhysicsError) in try world.addBody(definition) }
    return SnapLink(
      simulation: self, body: body, target: target, size: item.bounds.size, damping: damping)
  }
}
