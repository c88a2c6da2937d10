import Geometry

/// Refuses the arguments on which Box2D would abort.
enum Check {
  /// Refuses a number that single precision does not hold.
  static func finite(_ value: CGFloat, _ name: String) throws(PhysicsError) {
    guard Float(value).isFinite else { throw .notFinite(name: name, value: Double(value)) }
  }

  /// Refuses a length beyond `Units.largestLength`.
  static func length(_ value: CGFloat, _ name: String) throws(PhysicsError) {
    try finite(value, name)
    guard abs(value) <= CGFloat(Units.largestLength) else {
      throw .tooLarge(name: name, value: Double(value))
    }
  }

  /// Refuses a point with a coordinate beyond `Units.largestLength`.
  static func point(_ point: CGPoint, _ name: String) throws(PhysicsError) {
    try length(point.x, "\(name)'s x")
    try length(point.y, "\(name)'s y")
  }

  /// Refuses a vector that single precision does not hold.
  static func vector(_ vector: CGVector, _ name: String) throws(PhysicsError) {
    try finite(vector.dx, "\(name)'s dx")
    try finite(vector.dy, "\(name)'s dy")
  }

  /// Refuses a negative number.
  static func notNegative(_ value: CGFloat, _ name: String) throws(PhysicsError) {
    try finite(value, name)
    guard value >= 0 else { throw .negative(name: name, value: Double(value)) }
  }
}
