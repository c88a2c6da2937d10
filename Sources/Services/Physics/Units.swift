import CBox2D
import Geometry

/// Converts between points and the units of Box2D.
///
/// A unit is 90 points: the library's fixed slop of 0.005 units is then the 0.45 points that
/// Apple's resting positions show. A metre, the measure of forces and masses, is 100 points.
///
/// Source: docs/measurements.md, “Units”.
package enum Units {
  /// The length of a unit.
  static let pointsPerUnit: Float = 90
  /// The units in a metre.
  static let unitsPerMetre: Float = 100 / 90
  /// The mass of a square unit at density 1, at which 100×100 points weigh 1 kg.
  static let kilogramsPerSquareUnit: Float = 0.81

  /// How far from the origin a body may be, and how long it may be, in points.
  ///
  /// Beyond that, moments of inertia overflow single precision.
  package static let largestLength = 1e7

  /// Returns a length in units.
  static func units(_ points: CGFloat) -> Float { Float(points / CGFloat(pointsPerUnit)) }

  /// Returns a point in units.
  static func units(_ point: CGPoint) -> box_vector {
    box_vector(x: units(point.x), y: units(point.y))
  }

  /// Returns a vector in units.
  static func units(_ vector: CGVector) -> box_vector {
    box_vector(x: units(vector.dx), y: units(vector.dy))
  }

  /// Returns a length in points.
  static func points(_ units: Float) -> CGFloat { CGFloat(units * pointsPerUnit) }

  /// Returns a position in points.
  static func points(_ position: box_vector) -> CGPoint {
    CGPoint(x: points(position.x), y: points(position.y))
  }

  /// Returns a velocity in points per second.
  static func pointsPerSecond(_ velocity: box_vector) -> CGVector {
    CGVector(dx: points(velocity.x), dy: points(velocity.y))
  }

  /// Returns a force or an impulse in Box2D's units.
  ///
  /// *Units*: newtons, or newton seconds, where a metre is 100 points.
  static func force(_ newtons: CGVector) -> box_vector {
    box_vector(x: Float(newtons.dx) * unitsPerMetre, y: Float(newtons.dy) * unitsPerMetre)
  }
}
