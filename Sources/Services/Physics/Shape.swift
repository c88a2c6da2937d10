import CBox2D
import Geometry

/// A shape of a body, in the body's own space, whose origin is the body's position.
///
/// *Units*: points.
package enum Shape: Hashable, Sendable {
  /// A box that is upright while the body's angle is 0.
  case box(CGSize, centre: CGPoint)
  /// A circle.
  case circle(radius: CGFloat, centre: CGPoint)
  /// A convex polygon of at least three corners, in either order.
  case convexPolygon([CGPoint])
  /// Two-sided lines; contacts number them in their order.
  case lines([LineSegment])
}

/// A straight line between two points.
package struct LineSegment: Hashable, Sendable {
  /// One end.
  package var start: CGPoint
  /// The other end.
  package var end: CGPoint

  /// Makes a line.
  package init(start: CGPoint, end: CGPoint) {
    self.start = start
    self.end = end
  }
}

/// The properties by which a shape weighs, slides and bounces.
package struct Material: Hashable, Sendable {
  /// The mass for its size.
  ///
  /// *Units*: 1 is 1 kg for 100×100 points.
  package var density: CGFloat
  /// How much the surface resists sliding; no unit, 0 or more.
  package var friction: CGFloat
  /// How much speed a bounce keeps; no unit, nominally 0...1.
  package var restitution: CGFloat

  /// Makes a material.
  package init(density: CGFloat, friction: CGFloat, restitution: CGFloat) {
    self.density = density
    self.friction = friction
    self.restitution = restitution
  }
}
