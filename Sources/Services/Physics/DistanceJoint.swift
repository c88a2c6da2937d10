import CBox2D
import Geometry

/// Holds two points at a distance, by a rod, a spring, or a rope that only pulls.
package final class DistanceJoint: Joint {
  /// What holds the points at a distance.
  package enum Kind: Hashable, Sendable {
    /// A rod, neither shorter nor longer than `length`.
    case rod
    /// A spring of a frequency in hertz and a damping ratio, 1 for critical, that rests at
    /// `length`.
    case spring(frequency: CGFloat, damping: CGFloat)
    /// A rope, not longer than `length`.
    case rope
  }

  /// A length that no scene reaches.
  ///
  /// It stays finite in single precision when Box2D multiplies it by the rate of steps.
  ///
  /// *Units*: Box2D's.
  private static let unlimitedLength: Float = 1e6

  /// What holds the points at a distance.
  package private(set) var kind: Kind
  /// The length of the rod or rope, or of the spring at rest.
  ///
  /// *Units*: points.
  package private(set) var length: CGFloat

  /// Makes a joint that Box2D does not know yet.
  init(_ ends: JointEnds, kind: Kind, length: CGFloat) {
    self.kind = kind
    self.length = length
    super.init(bodyA: ends.bodyA, bodyB: ends.bodyB)
  }

  /// Changes kind and length while the joint holds.
  ///
  /// *Units*: points.
  package func set(kind: Kind, length: CGFloat) throws(PhysicsError) {
    try Self.check(kind: kind, length: length)
    self.kind = kind
    self.length = length
    apply()
  }

  /// Refuses numbers on which Box2D would abort.
  static func check(kind: Kind, length: CGFloat) throws(PhysicsError) {
    try Check.length(length, "length")
    try Check.notNegative(length, "length")
    if case .spring(let frequency, let damping) = kind {
      try Check.notNegative(frequency, "frequency")
      try Check.notNegative(damping, "damping")
    }
  }

  /// Gives kind and length to Box2D.
  func apply() {
    guard let handle else { return }
    let rest = Units.units(length)
    switch kind {
    case .rod:
      box_distance_joint_set_lengths(handle, rest, rest, rest)
      box_distance_joint_set_spring(handle, 0, 0)
    case .rope:
      box_distance_joint_set_lengths(handle, rest, 0, rest)
      box_distance_joint_set_spring(handle, 0, 0)
    case .spring:
      // A least length of 0 would hold back a body that passes through the anchor.
      box_distance_joint_set_lengths(
        handle, rest, -Self.unlimitedLength, Self.unlimitedLength)
      tune()
    }
  }

  /// Sets stiffness and damping by the effective mass at this moment, as Box2D did before 2.4.
  ///
  /// Source: Box2D 2.3, b2DistanceJoint: `M = 1/(1/mA + (rA×u)²/IA + 1/mB + (rB×u)²/IB)`, `k =
  /// M·ω²`, `d = 2·M·ζ·ω`.
  func tune() {
    guard let handle, case .spring(let frequency, let damping) = kind,
      let handleA = bodyA.handle, let handleB = bodyB.handle
    else { return }
    let anchorA = box_joint_get_anchor_a(handle)
    let anchorB = box_joint_get_anchor_b(handle)
    var u = box_vector(x: anchorB.x - anchorA.x, y: anchorB.y - anchorA.y)
    let distance = (u.x * u.x + u.y * u.y).squareRoot()
    guard distance > 0 else { return }
    u = box_vector(x: u.x / distance, y: u.y / distance)
    let softness =
      Self.inverseMass(of: handleA, along: u, at: anchorA)
      + Self.inverseMass(of: handleB, along: u, at: anchorB)
    let mass = softness > 0 ? 1 / softness : 0
    let omega = 2 * Float.pi * Float(frequency)
    let stiffness = mass * omega * omega
    let damper = 2 * mass * Float(damping) * omega
    guard stiffness.isFinite, damper.isFinite else { return }
    box_distance_joint_set_spring(handle, stiffness, damper)
  }

  private static func inverseMass(
    of body: box_body, along u: box_vector, at anchor: box_vector
  ) -> Float {
    guard box_body_is_dynamic(body) else { return 0 }
    let mass = box_body_get_mass(body)
    guard mass > 0 else { return 0 }
    let inertia = box_body_get_rotational_inertia(body)
    let centre = box_body_get_mass_centre(body)
    let arm = box_vector(x: anchor.x - centre.x, y: anchor.y - centre.y)
    let cross = arm.x * u.y - arm.y * u.x
    return 1 / mass + (inertia > 0 ? cross * cross / inertia : 0)
  }
}

extension World {
  /// Holds two points of two bodies at a distance.
  ///
  /// - Parameters:
  ///   - ends: The bodies and the points.
  ///   - kind: What holds the points.
  ///   - length: The distance, in points.
  /// - Returns: nil if a body has left the world or both are the same.
  /// - Throws: ``PhysicsError`` for numbers on which Box2D would abort.
  package func addDistanceJoint(
    _ ends: JointEnds, kind: DistanceJoint.Kind, length: CGFloat
  ) throws(PhysicsError) -> DistanceJoint? {
    try DistanceJoint.check(kind: kind, length: length)
    guard let boxEnds = try ends.checked() else { return nil }
    let joint = DistanceJoint(ends, kind: kind, length: length)
    joint.handle = box_distance_joint_create(
      handle,
      box_distance_joint_definition(
        ends: boxEnds, length: Units.units(length), minimum_length: 0,
        maximum_length: Units.units(length), stiffness: 0, damping: 0))
    joint.apply()
    register(joint)
    return joint
  }
}
