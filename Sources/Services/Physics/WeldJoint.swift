import CBox2D
import Geometry

/// Makes two bodies move as one.
package final class WeldJoint: Joint {}

extension World {
  /// Welds two bodies together in their present pose.
  ///
  /// - Parameter ends: The bodies and the points at which they are held.
  /// - Returns: nil if a body has left the world or both are the same.
  /// - Throws: ``PhysicsError`` for points on which Box2D would abort.
  package func addWeldJoint(_ ends: JointEnds) throws(PhysicsError) -> WeldJoint? {
    guard let boxEnds = try ends.checked() else { return nil }
    let joint = WeldJoint(bodyA: ends.bodyA, bodyB: ends.bodyB)
    joint.handle = box_weld_joint_create(
      handle,
      box_weld_joint_definition(
        ends: boxEnds, reference_angle: Float(ends.bodyB.angle - ends.bodyA.angle)))
    register(joint)
    return joint
  }
}
