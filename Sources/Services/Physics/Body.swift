import CBox2D
import Geometry

import func Arithmetic.cos
import func Arithmetic.sin

/// What a body is made with.
package struct BodyDefinition: Hashable, Sendable {
  /// Whether the body moves; a static one stands still and collides only with dynamic ones.
  package var isDynamic = true
  /// Where the body's origin is.
  ///
  /// *Units*: points.
  package var position = CGPoint.zero
  /// The angle of the body.
  ///
  /// *Units*: radians, clockwise where +y is down.
  package var angle: CGFloat = 0
  /// How strongly motion is slowed down.
  ///
  /// *Units*: 1/s.
  package var linearDamping: CGFloat = 0
  /// How strongly rotation is slowed down.
  ///
  /// *Units*: 1/s.
  package var angularDamping: CGFloat = 0
  /// How many times the world's gravity acts on the body; no unit.
  package var gravityScale: CGFloat = 0

  /// Makes a dynamic body at the origin that gravity does not act on.
  package init() {}
}

/// A rigid body that moves, or a fixed one that others collide with.
///
/// A body that was removed from its world answers zero or nil and ignores changes.
///
/// *Space*: the world's, in points.
package final class Body {
  /// The number of the body in contacts, never used twice in a world.
  package let tag: UInt64
  /// Box2D's body; nil once it is removed.
  var handle: box_body?
  /// The shapes of the body, in the order of adding.
  package internal(set) var shapes: [Shape] = []
  /// The joints that tie the body to others, in the order of making.
  package internal(set) var joints: [Joint] = []

  /// Makes the record of one of Box2D's bodies.
  init(tag: UInt64, handle: box_body) {
    self.tag = tag
    self.handle = handle
  }

  /// Whether the body is still in its world.
  package var isAlive: Bool { handle != nil }

  /// Where the body's origin is.
  ///
  /// *Units*: points.
  package var position: CGPoint {
    handle.map { Units.points(box_body_get_transform($0).position) } ?? .zero
  }

  /// The angle of the body.
  ///
  /// *Units*: radians.
  package var angle: CGFloat { handle.map { CGFloat(box_body_get_transform($0).angle) } ?? 0 }

  /// The position in points and the angle in radians, read at once.
  package var pose: (position: CGPoint, angle: CGFloat) {
    guard let handle else { return (.zero, 0) }
    let transform = box_body_get_transform(handle)
    return (Units.points(transform.position), CGFloat(transform.angle))
  }

  /// The velocity of the centre of mass.
  ///
  /// *Units*: points per second.
  package var velocity: CGVector {
    handle.map { Units.pointsPerSecond(box_body_get_velocity($0)) } ?? .zero
  }

  /// The angular velocity.
  ///
  /// *Units*: radians per second.
  package var angularVelocity: CGFloat {
    handle.map { CGFloat(box_body_get_angular_velocity($0)) } ?? 0
  }

  /// The mass.
  ///
  /// *Units*: kilograms; 100×100 points of density 1 weigh 1 kg.
  package var mass: CGFloat { handle.map { CGFloat(box_body_get_mass($0)) } ?? 0 }

  /// The moment of inertia about the centre of mass.
  ///
  /// *Units*: kg·m², where a metre is 100 points.
  package var rotationalInertia: CGFloat {
    guard let handle else { return 0 }
    let metresPerUnit = 1 / CGFloat(Units.unitsPerMetre)
    return CGFloat(box_body_get_rotational_inertia(handle)) * metresPerUnit * metresPerUnit
  }

  /// Whether the body is awake.
  package var isAwake: Bool { handle.map(box_body_is_awake) ?? false }

  /// Whether the body moves.
  package var isDynamic: Bool { handle.map(box_body_is_dynamic) ?? false }

  /// The smallest upright rectangle around the shapes; nil without shapes.
  ///
  /// *Units*: points.
  package var bounds: CGRect? {
    guard let handle else { return nil }
    var lower = box_vector()
    var upper = box_vector()
    guard box_body_get_bounds(handle, &lower, &upper) else { return nil }
    let origin = Units.points(lower)
    let end = Units.points(upper)
    return CGRect(x: origin.x, y: origin.y, width: end.x - origin.x, height: end.y - origin.y)
  }

  /// Returns a point of the world in the body's own space.
  ///
  /// *Units*: points.
  package func localPoint(_ world: CGPoint) -> CGPoint {
    let (position, angle) = pose
    let x = world.x - position.x
    let y = world.y - position.y
    return CGPoint(x: cos(angle) * x + sin(angle) * y, y: cos(angle) * y - sin(angle) * x)
  }

  /// Returns a point of the body's own space in the world.
  ///
  /// *Units*: points.
  package func worldPoint(_ local: CGPoint) -> CGPoint {
    handle.map { Units.points(box_body_get_world_point($0, Units.units(local))) } ?? .zero
  }
}
