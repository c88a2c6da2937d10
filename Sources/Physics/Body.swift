import CBox2D
import Geometry

import func Arithmetic.cos
import func Arithmetic.sin

/// What a body is at its birth.
package struct BodyDefinition: Hashable, Sendable {
  /// A static body stands still and is met by dynamic ones only.
  package var isDynamic = true
  /// Units: points.
  package var position = CGPoint.zero
  /// Units: radians, clockwise where +y is down.
  package var angle: CGFloat = 0
  /// Units: 1/s.
  package var linearDamping: CGFloat = 0
  /// Units: 1/s.
  package var angularDamping: CGFloat = 0
  /// How much of the world's gravity acts on it, no unit.
  package var gravityScale: CGFloat = 0

  package init() {}
}

/// Something that moves as a whole, or a fixed thing that others meet.
///
/// *Space*: the world's, in points. A body that was removed from its world keeps answering what
/// it answered last and takes nothing any more.
package final class Body {
  /// Names the body in contacts; never used twice in a world.
  package let tag: UInt64
  var handle: box_body?
  /// What the body is made of, in the order of adding.
  package internal(set) var shapes: [Shape] = []
  /// What ties the body to others, in the order of making.
  package internal(set) var joints: [Joint] = []

  init(tag: UInt64, handle: box_body) {
    self.tag = tag
    self.handle = handle
  }

  /// Whether the body is still in its world.
  package var isAlive: Bool { handle != nil }

  /// Units: points.
  package var position: CGPoint {
    handle.map { Units.points(box_body_get_transform($0).position) } ?? .zero
  }

  /// Units: radians.
  package var angle: CGFloat { handle.map { CGFloat(box_body_get_transform($0).angle) } ?? 0 }

  /// Position in points and angle in radians, read at once.
  package var pose: (position: CGPoint, angle: CGFloat) {
    guard let handle else { return (.zero, 0) }
    let transform = box_body_get_transform(handle)
    return (Units.points(transform.position), CGFloat(transform.angle))
  }

  /// Units: points per second.
  package var velocity: CGVector {
    handle.map { Units.pointsPerSecond(box_body_get_velocity($0)) } ?? .zero
  }

  /// Units: radians per second.
  package var angularVelocity: CGFloat {
    handle.map { CGFloat(box_body_get_angular_velocity($0)) } ?? 0
  }

  /// Units: kilograms, where 100×100 points of density 1 weigh 1 kg.
  package var mass: CGFloat { handle.map { CGFloat(box_body_get_mass($0)) } ?? 0 }

  /// About the centre of mass. Units: kg·m², where a metre is 100 points.
  package var rotationalInertia: CGFloat {
    guard let handle else { return 0 }
    let metresPerUnit = 1 / CGFloat(Units.unitsPerMetre)
    return CGFloat(box_body_get_rotational_inertia(handle)) * metresPerUnit * metresPerUnit
  }

  package var isAwake: Bool { handle.map(box_body_is_awake) ?? false }

  package var isDynamic: Bool { handle.map(box_body_is_dynamic) ?? false }

  /// The smallest upright rectangle around its shapes. Units: points.
  package var bounds: CGRect? {
    guard let handle else { return nil }
    var lower = box_vector()
    var upper = box_vector()
    guard box_body_get_bounds(handle, &lower, &upper) else { return nil }
    let origin = Units.points(lower)
    let end = Units.points(upper)
    return CGRect(x: origin.x, y: origin.y, width: end.x - origin.x, height: end.y - origin.y)
  }

  /// Where a point of the world stands in the body's own space. Units: points.
  package func localPoint(_ world: CGPoint) -> CGPoint {
    let (position, angle) = pose
    let x = world.x - position.x
    let y = world.y - position.y
    return CGPoint(x: cos(angle) * x + sin(angle) * y, y: cos(angle) * y - sin(angle) * x)
  }

  /// Where a point of the body's own space stands in the world. Units: points.
  package func worldPoint(_ local: CGPoint) -> CGPoint {
    handle.map { Units.points(box_body_get_world_point($0, Units.units(local))) } ?? .zero
  }
}
