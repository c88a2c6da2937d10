import Geometry

/// Why the physics engine refuses a value, before Box2D could abort on it.
package enum PhysicsError: Error, Hashable, CustomStringConvertible {
  /// A number that is not finite, or too large for the engine's single precision.
  case notFinite(name: String, value: Double)
  case negative(name: String, value: Double)
  /// A length beyond ``Units/largestLength``.
  case tooLarge(name: String, value: Double)
  /// A shape that has no area to give a mass to. Units: points.
  case withoutArea(width: Double, height: Double)
  /// A density at which mass or inertia are no numbers, or shapes that are so far from the body's
  /// origin for their size that nothing of their inertia is left in single precision.
  case withoutInertia(density: Double)
  /// A polygon that is not convex, crosses itself, or has fewer than three corners.
  case notConvex(corners: Int)

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
