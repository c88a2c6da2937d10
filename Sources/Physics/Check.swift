import Geometry

/// The guards in front of Box2D, which aborts on bad arguments.
enum Check {
  static func finite(_ value: CGFloat, _ name: String) throws(PhysicsError) {
    guard Float(value).isFinite else { throw .notFinite(name: name, value: Double(value)) }
  }

  static func length(_ value: CGFloat, _ name: String) throws(PhysicsError) {
    try finite(value, name)
    guard abs(value) <= CGFloat(Units.largestLength) else {
      throw .tooLarge(name: name, value: Double(value))
    }
  }

  static func point(_ point: CGPoint, _ name: String) throws(PhysicsError) {
    try length(point.x, "\(name)'s x")
    try length(point.y, "\(name)'s y")
  }

  static func vector(_ vector: CGVector, _ name: String) throws(PhysicsError) {
    try finite(vector.dx, "\(name)'s dx")
    try finite(vector.dy, "\(name)'s dy")
  }

  static func notNegative(_ value: CGFloat, _ name: String) throws(PhysicsError) {
    try finite(value, name)
    guard value >= 0 else { throw .negative(name: name, value: Double(value)) }
  }
}
