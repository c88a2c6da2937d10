import CBox2D
import Geometry

/// A space in which bodies move, simulated by Box2D in Apple's sub-steps.
///
/// *Units*: points, seconds, radians; +y is down.
package final class World {
  /// The length of a sub-step, as Apple's: 1/120 s in single precision.
  ///
  /// Source: docs/measurements.md, “Time”.
  package static let substep: Float = 1 / 120

  private static let step = box_step(
    seconds: substep, velocity_iterations: 8, position_iterations: 3,
    sleep_speed: Units.units(sleepSpeed))

  /// The speed below which a body sleeps after half a second.
  ///
  /// *Units*: points per second.
  ///
  /// Source: docs/measurements.md, “Time”.
  private static let sleepSpeed: CGFloat = 1

  /// Box2D's world.
  let handle: box_world
  /// The time passed to `advance` that has not been simulated yet.
  ///
  /// *Units*: seconds.
  private var remainder = 0.0
  private var nextTag: UInt64 = 1
  private var bodiesByTag: [UInt64: Body] = [:]
  private var springs: [DistanceJoint] = []
  /// How many pairs of Box2D's shapes touch for each pair of parts; a part may have several shapes.
  private var touching: [ContactPair: Int] = [:]

  /// How many sub-steps have been simulated.
  package private(set) var substeps = 0

  /// Called before every sub-step, to apply forces that depend on where bodies are.
  package var willStep: ((World) -> Void)?

  /// Called after every sub-step, to observe it.
  package var didStep: (() -> Void)?

  /// Makes an empty world without gravity.
  package init() {
    handle = box_world_create(box_vector(x: 0, y: 0))
  }

  deinit {
    for body in bodiesByTag.values {
      for joint in body.joints { joint.handle = nil }
      // Bodies and joints keep each other alive.
      body.joints = []
      body.handle = nil
    }
    box_world_destroy(handle)
  }

  /// Sets the gravity.
  ///
  /// *Units*: points per second squared.
  package func setGravity(_ gravity: CGVector) throws(PhysicsError) {
    try Check.vector(gravity, "gravity")
    box_world_set_gravity(handle, Units.units(gravity))
  }

  /// Simulates whole sub-steps, and keeps the rest of the time for the next call.
  ///
  /// *Units*: seconds.
  package func advance(by seconds: Double) {
    remainder += seconds
    while remainder >= Double(Self.substep) {
      step()
      remainder -= Double(Self.substep)
    }
    box_world_clear_forces(handle)
  }

  private func step() {
    willStep?(self)
    for spring in springs { spring.tune() }
    box_world_step(handle, Self.step)
    substeps += 1
    didStep?()
  }

  // MARK: Bodies

  /// Makes a body without shapes.
  package func addBody(_ definition: BodyDefinition) throws(PhysicsError) -> Body {
    try Check.point(definition.position, "position")
    try Check.finite(definition.angle, "angle")
    try Check.notNegative(definition.linearDamping, "resistance")
    try Check.notNegative(definition.angularDamping, "angular resistance")
    try Check.finite(definition.gravityScale, "gravity scale")
    let tag = nextTag
    nextTag += 1
    let body = Body(
      tag: tag,
      handle: box_body_create(
        handle,
        box_body_definition(
          is_dynamic: definition.isDynamic,
          position: Units.units(definition.position),
          angle: Float(definition.angle),
          linear_damping: Float(definition.linearDamping),
          angular_damping: Float(definition.angularDamping),
          gravity_scale: Float(definition.gravityScale),
          is_rotation_fixed: false,
          is_bullet: false,
          tag: tag)))
    bodiesByTag[tag] = body
    return body
  }

  /// Removes a body and the joints that tie it.
  package func remove(_ body: Body) {
    guard let bodyHandle = body.handle, bodiesByTag[body.tag] === body else { return }
    for joint in body.joints { remove(joint) }
    box_body_destroy(handle, bodyHandle)
    body.handle = nil
    bodiesByTag[body.tag] = nil
    touching = touching.filter { $0.key.bodyA != body.tag && $0.key.bodyB != body.tag }
  }

  /// All bodies, in the order of adding.
  package var bodies: [Body] { bodiesByTag.values.sorted { $0.tag < $1.tag } }

  // MARK: Joints

  /// Adds a joint to the lists of its bodies.
  func register(_ joint: Joint) {
    joint.bodyA.joints.append(joint)
    joint.bodyB.joints.append(joint)
    if let spring = joint as? DistanceJoint { springs.append(spring) }
  }

  /// Removes a joint.
  package func remove(_ joint: Joint) {
    guard let jointHandle = joint.handle, bodiesByTag[joint.bodyA.tag] === joint.bodyA else {
      return
    }
    box_joint_destroy(handle, jointHandle)
    joint.handle = nil
    joint.bodyA.joints.removeAll { $0 === joint }
    joint.bodyB.joints.removeAll { $0 === joint }
    springs.removeAll { $0 === joint }
  }

  // MARK: Contacts

  /// Takes out the touches that began and ended since the last call.
  ///
  /// A part that consists of several shapes of Box2D counts as one.
  ///
  /// - Returns: the events in the order in which they happened.
  package func takeContacts() -> [ContactEvent] {
    var count: Int32 = 0
    guard let first = box_world_get_contacts(handle, &count), count > 0 else { return [] }
    let raw = Array(UnsafeBufferPointer(start: first, count: Int(count)))
    box_world_clear_contacts(handle)
    return raw.compactMap(event)
  }

  private func event(of contact: box_contact) -> ContactEvent? {
    let pair = ContactPair(contact)
    let before = touching[pair] ?? 0
    let after = max(0, before + (contact.is_beginning ? 1 : -1))
    touching[pair] = after == 0 ? nil : after
    guard (before == 0) != (after == 0) else { return nil }
    guard let bodyA = bodiesByTag[contact.body_a], let bodyB = bodiesByTag[contact.body_b] else {
      return nil
    }
    return ContactEvent(
      kind: contact.is_beginning ? .began(at: Units.points(contact.point)) : .ended,
      bodyA: bodyA, bodyB: bodyB, partA: Int(contact.part_a), partB: Int(contact.part_b))
  }
}

/// Two parts of two bodies, in Box2D's order.
private struct ContactPair: Hashable {
  let bodyA: UInt64
  let bodyB: UInt64
  let partA: UInt32
  let partB: UInt32

  init(_ contact: box_contact) {
    bodyA = contact.body_a
    bodyB = contact.body_b
    partA = contact.part_a
    partB = contact.part_b
  }
}
