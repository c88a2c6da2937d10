import CBox2D
import Geometry

/// Something that ties two bodies together.
///
/// A joint that was removed, or whose body was, does nothing any more.
package class Joint {
  package let bodyA: Body
  package let bodyB: Body
  var handle: box_joint?

  init(bodyA: Body, bodyB: Body) {
    self.bodyA = bodyA
    self.bodyB = bodyB
  }

  package var isAlive: Bool { handle != nil }

  /// Where the joint holds body A. Space: world, in points.
  package var anchorA: CGPoint { handle.map { Units.points(box_joint_get_anchor_a($0)) } ?? .zero }

  /// Where the joint holds body B. Space: world, in points.
  package var anchorB: CGPoint { handle.map { Units.points(box_joint_get_anchor_b($0)) } ?? .zero }

  package func wakeBodies() {
    bodyA.wake()
    bodyB.wake()
  }
}

/// Where a joint holds its two bodies.
package struct JointEnds {
  package var bodyA: Body
  package var bodyB: Body
  /// Space: of body A, in points.
  package var anchorA: CGPoint
  /// Space: of body B, in points.
  package var anchorB: CGPoint
  package var doBodiesCollide: Bool

  package init(
    bodyA: Body, anchorA: CGPoint = .zero, bodyB: Body, anchorB: CGPoint = .zero,
    doBodiesCollide: Bool
  ) {
    self.bodyA = bodyA
    self.bodyB = bodyB
    self.anchorA = anchorA
    self.anchorB = anchorB
    self.doBodiesCollide = doBodiesCollide
  }

  /// The same for Box2D, or nothing when a body has left its world or both are the same.
  func checked() throws(PhysicsError) -> box_joint_ends? {
    try Check.point(anchorA, "anchor of the first body")
    try Check.point(anchorB, "anchor of the second body")
    guard let handleA = bodyA.handle, let handleB = bodyB.handle, bodyA !== bodyB else {
      return nil
    }
    return box_joint_ends(
      body_a: handleA, body_b: handleB, anchor_a: Units.units(anchorA),
      anchor_b: Units.units(anchorB), do_bodies_collide: doBodiesCollide)
  }
}
