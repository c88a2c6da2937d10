import CBox2D
import Geometry

/// Ties two bodies together.
///
/// A joint that was removed, or one of whose bodies was, has no effect.
package class Joint {
  /// One body.
  package let bodyA: Body
  /// The other body.
  package let bodyB: Body
  /// Box2D's joint; nil once it is removed.
  var handle: box_joint?

  /// Makes a joint that Box2D does not know yet.
  init(bodyA: Body, bodyB: Body) {
    self.bodyA = bodyA
    self.bodyB = bodyB
  }

  /// Whether the joint is in its world.
  package var isAlive: Bool { handle != nil }

  /// Where the joint holds body A.
  ///
  /// *Space*: the world's, in points.
  package var anchorA: CGPoint { handle.map { Units.points(box_joint_get_anchor_a($0)) } ?? .zero }

  /// Where the joint holds body B.
  ///
  /// *Space*: the world's, in points.
  package var anchorB: CGPoint { handle.map { Units.points(box_joint_get_anchor_b($0)) } ?? .zero }

  /// Wakes both bodies.
  package func wakeBodies() {
    bodyA.wake()
    bodyB.wake()
  }
}

/// The bodies that a joint ties, and where it holds them.
package struct JointEnds {
  /// One body.
  package var bodyA: Body
  /// The other body.
  package var bodyB: Body
  /// The point of body A.
  ///
  /// *Space*: body A's, in points.
  package var anchorA: CGPoint
  /// The point of body B.
  ///
  /// *Space*: body B's, in points.
  package var anchorB: CGPoint
  /// Whether the bodies still collide with each other.
  package var doBodiesCollide: Bool

  /// Makes ends; without points, at the bodies' origins.
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

  /// Converts the ends for Box2D.
  ///
  /// - Returns: nil if a body has left its world or both are the same.
  /// - Throws: ``PhysicsError`` for points on which Box2D would abort.
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
