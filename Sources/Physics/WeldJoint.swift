import CBox2D
import Geometry

/// Two bodies that move as one.
package final class WeldJoint: Joint {}

extension World {
  /// Welds two bodies together as they stand.
  ///
  /// Nothing where a body has left the world or both bodies are the same.
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
