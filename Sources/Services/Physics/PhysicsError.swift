import Geometry

/// Why a value is refused, on which Box2D would abort.
package enum PhysicsError: Error, Hashable, CustomStringConvertible {
  /// A number that is not finite in single precision.
  case notFinite(name: String, value: Double)
  /// A number below 0.
  case negative(name: String, value: Double)
  /// A length beyond ``Units/largestLength``.
  case tooLarge(name: String, value: Double)
  /// A shape without area, and so without mass; width and height in points.
  case withoutArea(width: Double, height: Double)
  /// A density at which mass or inertia are not finite, or nothing is left of the inertia.
  ///
  /// The latter happens to shapes that are, for their size, too far from the body's origin for
  /// single precision.
  case withoutInertia(density: Double)
  /// A polygon that is not convex, crosses itself, or has fewer than three corners.
  case notConvex(corners: Int)

  /// The reason, and what to give instead.
  package var description: String {
    switch self {
    case .notFinite(let name, let value):
      "The \(name) is \(value). Give a finite number."
    case .negative(let name, let value):
      "The \(name) is \(value). Give zero or a positive number."
    case .tooLarge(let name, let value):
      "The \(name) is \(value). Give at most \(Units.largestLength) points."
    case .withoutArea(let width, let height):
      "A body of \(width)×\(height) points has no area. Give it a size."
    case .withoutInertia(let density):
      """
      A body of density \(density) has no moment of inertia. Give a density that is not huge, and \
      an outline around the body's centre.
      """
    case .notConvex(let corners):
      "A polygon of \(corners) corners is not convex. Give a convex outline that has an area."
    }
  }
}
