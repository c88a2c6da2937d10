import CBox2D
import Geometry

/// A hinge: two points of two bodies stay together, and the bodies turn about them.
package final class RevoluteJoint: Joint {
  /// Sets how far the hinge may turn from the pose in which it was made.
  ///
  /// - Parameter limits: The angles in radians; nil for a hinge that turns freely.
  /// - Throws: ``PhysicsError`` for numbers on which Box2D would abort.
  package func setLimits(_ limits: ClosedRange<CGFloat>?) throws(PhysicsError) {
    if let limits {
      try Check.finite(limits.lowerBound, "lower angle")
      try Check.finite(limits.upperBound, "upper angle")
    }
    guard let handle else { return }
    box_revolute_joint_set_limits(
      handle, limits != nil, Float(limits?.lowerBound ?? 0), Float(limits?.upperBound ?? 0))
  }

  /// Sets how strongly the hinge resists turning at most.
  ///
  /// *Units*: N·m, where a metre is 100 points; 0 or more.
  package func setFrictionTorque(_ torque: CGFloat) throws(PhysicsError) {
    try Check.notNegative(torque, "friction torque")
    guard let handle else { return }
    box_revolute_joint_set_friction_torque(
      handle, Float(torque) * Units.unitsPerMetre * Units.unitsPerMetre)
  }
}

extension World {
  /// Hinges two bodies together.
  ///
  /// - Parameter ends: The bodies and the points that stay together.
  /// - Returns: nil if a body has left the world or both are the same.
  /// - Throws: ``PhysicsError`` for points on which Box2D would abort.
  package func addRevoluteJoint(_ ends: JointEnds) throws(PhysicsError) -> RevoluteJoint? {
    guard let boxEnds = try ends.checked() else { return nil }
    let joint = RevoluteJoint(bodyA: ends.bodyA, bodyB: ends.bodyB)
    joint.handle = box_revolute_joint_create(
      handle,
      box_revolute_joint_definition(
        ends: boxEnds, reference_angle: Float(ends.bodyB.angle - ends.bodyA.angle),
        has_limits: false, lower_angle: 0, upper_angle: 0, friction_torque: 0))
    register(joint)
    return joint
  }
}
