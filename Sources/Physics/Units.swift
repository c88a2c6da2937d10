import CBox2D
import Geometry

/// Between points and the units of Box2D.
///
/// One unit is 90 points: there the library's fixed slop of 0.005 units is the 0.45 points that
/// Apple's resting positions show. A metre, in which forces and masses are given, is 100 points.
package enum Units {
  static let pointsPerUnit: Float = 90
  static let unitsPerMetre: Float = 100 / 90
  /// The mass of a square unit at density 1, where 100×100 points weigh 1 kg.
  static let kilogramsPerSquareUnit: Float = 0.81

  /// How far from the origin a body may stand and how long it may be, in points.
  ///
  /// Beyond it, moments of inertia overflow single precision.
  package static let largestLength = 1e7

  static func units(_ points: CGFloat) -> Float { Float(points / CGFloat(pointsPerUnit)) }

  static func units(_ point: CGPoint) -> box_vector {
    box_vector(x: units(point.x), y: units(point.y))
  }

  static func units(_ vector: CGVector) -> box_vector {
    box_vector(x: units(vector.dx), y: units(vector.dy))
  }

  static func points(_ units: Float) -> CGFloat { CGFloat(units * pointsPerUnit) }

  static func points(_ position: box_vector) -> CGPoint {
    CGPoint(x: points(position.x), y: points(position.y))
  }

  static func pointsPerSecond(_ velocity: box_vector) -> CGVector {
    CGVector(dx: points(velocity.x), dy: points(velocity.y))
  }

  /// Units: newtons, or newton seconds, where a metre is 100 points.
  static func force(_ newtons: CGVector) -> box_vector {
    box_vector(x: Float(newtons.dx) * unitsPerMetre, y: Float(newtons.dy) * unitsPerMetre)
  }
}
