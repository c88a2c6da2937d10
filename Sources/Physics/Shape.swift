import CBox2D
import Geometry

/// What a body is made of, in its own space: the origin is the body's position.
///
/// *Units*: points.
package enum Shape: Hashable, Sendable {
  case box(CGSize, centre: CGPoint)
  case circle(radius: CGFloat, centre: CGPoint)
  /// Corners of one convex polygon in either order; at least three.
  case convexPolygon([CGPoint])
  /// A chain of two-sided lines; contacts name each by its place.
  case lines([LineSegment])
}

/// A straight line between two points.
package struct LineSegment: Hashable, Sendable {
  package var start: CGPoint
  package var end: CGPoint

  package init(start: CGPoint, end: CGPoint) {
    self.start = start
    self.end = end
  }
}

/// How a shape weighs, slides and bounces.
package struct Material: Hashable, Sendable {
  /// Units: 1 is 1 kg for 100×100 points.
  package var density: CGFloat
  /// No unit, 0 or more.
  package var friction: CGFloat
  /// No unit, nominally 0...1.
  package var restitution: CGFloat

  package init(density: CGFloat, friction: CGFloat, restitution: CGFloat) {
    self.density = density
    self.friction = friction
    self.restitution = restitution
  }
}
