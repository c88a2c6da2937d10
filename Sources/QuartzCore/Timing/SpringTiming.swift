import Geometry

/// A spring as the timing of an animation.
package struct SpringTiming: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    /// The one that has come to rest at the end of the animation, whatever its duration.
    case restingAtEnd(dampingRatio: Double)
    /// One that takes its own time.
    case own(DampedSpring)
  }

  private let kind: Kind
  /// Units: ways a second, towards the end. A centre moves sideways with it, and what else is
  /// animated has it.
  private let velocity: Double
  /// The same for a centre's way up or down.
  private let verticalVelocity: Double

  private init(_ kind: Kind, _ velocity: Double, vertical: Double? = nil) {
    self.kind = kind
    self.velocity = DampedSpring.checked(velocity)
    verticalVelocity = DampedSpring.checked(vertical ?? velocity)
  }

  /// A spring that rests at the end of the animation's duration. More than 1 counts as 1.
  package init(dampingRatio: Double, initialVelocity: Double) {
    self.init(.restingAtEnd(dampingRatio: dampingRatio), initialVelocity)
  }

  /// A spring that rests at the end of the animation's duration, with a velocity along each axis.
  package init(dampingRatio: Double, initialVelocity: CGVector) {
    self.init(
      .restingAtEnd(dampingRatio: dampingRatio), Double(initialVelocity.dx),
      vertical: Double(initialVelocity.dy))
  }

  /// A spring that takes its own time, with a velocity along each axis.
  package init(_ spring: DampedSpring, initialVelocity: CGVector = .zero) {
    self.init(
      .own(spring), Double(initialVelocity.dx), vertical: Double(initialVelocity.dy))
  }

  /// How long it takes along both axes, where it does not go by the animation's duration.
  ///
  /// Units: seconds.
  package var ownDuration: TimeInterval? {
    guard case .own(let spring) = kind else { return nil }
    return max(
      spring.settlingDuration(velocity: velocity),
      spring.settlingDuration(velocity: verticalVelocity))
  }

  /// The timing of a centre's way up or down, where it differs.
  package var vertical: SpringTiming? {
    verticalVelocity == velocity ? nil : SpringTiming(kind, verticalVelocity)
  }

  /// Units: 0...1 in; 0 is the beginning and 1 the end out, and beyond; seconds.
  package func progress(at share: Double, duration: TimeInterval) -> Double {
    guard share > 0 else { return 0 }
    guard share < 1, duration > 0 else { return 1 }
    return 1 - spring(for: duration).remainder(after: share * duration, velocity: velocity)
  }

  private func spring(for duration: TimeInterval) -> DampedSpring {
    switch kind {
    case .restingAtEnd(let ratio):
      DampedSpring(restingAfter: duration, dampingRatio: ratio, velocity: velocity)
    case .own(let spring): spring
    }
  }
}
