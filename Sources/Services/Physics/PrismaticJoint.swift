import CBox2D
import Geometry

import func Arithmetic.cos
import func Arithmetic.sin

/// A slider: two bodies move against each other along one axis and do not turn.
package final class PrismaticJoint: Joint {
  /// Sets how far the slider may move from the pose in which it was made.
  ///
  /// - Parameter limits: The ends of its way, in points; nil for none.
  /// - Throws: ``PhysicsError`` for numbers on which Box2D would abort.
  package func setLimits(_ limits: ClosedRange<CGFloat>?) throws(PhysicsError) {
    if let limits {
      try Check.length(limits.lowerBound, "lower end of the slider")
      try Check.length(limits.upperBound, "upper end of the slider")
    }
    guard let handle else { return }
    box_prismatic_joint_set_limits(
      handle, limits != nil, Units.units(limits?.lowerBound ?? 0),
      Units.units(limits?.upperBound ?? 0))
  }
}

extension World {
  /// Lets two bodies slide along an axis.
  ///
  /// - Parameters:
  ///   - ends: The bodies and where they are held.
  ///   - axis: The axis in the world's space; its length is ignored.
  /// - Returns: nil if a body has left the world, both are the same, or the axis has no length.
  /// - Throws: ``PhysicsError`` for numbers on which Box2D would abort.
  package func addPrismaticJoint(
    _ ends: JointEnds, axis: CGVector
  ) throws(PhysicsError) -> PrismaticJoint? {
    try Check.vector(axis, "axis of translation")
    let length = hypot(axis.dx, axis.dy)
    guard length > 0, let boxEnds = try ends.checked() else { return nil }
    let angle = ends.bodyA.angle
    let x = axis.dx / length
    let y = axis.dy / length
    let local = box_vector(
      x: Float(cos(angle) * x + sin(angle) * y), y: Float(cos(angle) * y - sin(angle) * x))
    let joint = PrismaticJoint(bodyA: ends.bodyA, bodyB: ends.bodyB)
    joint.handle = box_prismatic_joint_create(
      handle,
      box_prismatic_joint_definition(
        ends: boxEnds, axis: local, reference_angle: Float(ends.bodyB.angle - angle),
        has_limits: false, lower_translation: 0, upper_translation: 0))
    register(joint)
    return joint
  }
}
