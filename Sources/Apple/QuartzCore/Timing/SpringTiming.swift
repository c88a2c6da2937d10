import Geometry

/// A spring as the timing of an animation.
package struct SpringTiming: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    /// A spring that is at rest at the end of the animation, whatever its duration.
    case restingAtEnd(dampingRatio: Double)
    /// A spring that takes its own time.
    case own(DampedSpring)
  }

  private let kind: Kind
  /// The velocity of all values but a centre's vertical movement, towards the end.
  ///
  /// *Units*: ways a second.
  package let velocity: Double
  /// The velocity of a centre's vertical movement, in the same unit.
  private let verticalVelocity: Double

  private init(_ kind: Kind, _ velocity: Double, vertical: Double? = nil) {
    self.kind = kind
    self.velocity = DampedSpring.checked(velocity)
    verticalVelocity = DampedSpring.checked(vertical ?? velocity)
  }

  /// Makes a spring that is at rest at the end of the animation's duration.
  ///
  /// - Parameters:
  ///   - dampingRatio: more than 1 counts as 1.
  ///   - initialVelocity: ways a second, towards the end.
  package init(dampingRatio: Double, initialVelocity: Double) {
    self.init(.restingAtEnd(dampingRatio: dampingRatio), initialVelocity)
  }

  /// Makes a spring that is at rest at the end of the animation, with a velocity along each axis.
  package init(dampingRatio: Double, initialVelocity: CGVector) {
    self.init(
      .restingAtEnd(dampingRatio: dampingRatio), Double(initialVelocity.dx),
      vertical: Double(initialVelocity.dy))
  }

  /// Makes the timing of a spring that takes its own time, with a velocity along each axis.
  package init(_ spring: DampedSpring, initialVelocity: CGVector = .zero) {
    self.init(
      .own(spring), Double(initialVelocity.dx), vertical: Double(initialVelocity.dy))
  }

  /// How long the spring takes along both axes; `nil` when it goes by the animation's duration.
  ///
  /// *Units*: seconds.
  package var ownDuration: TimeInterval? {
    guard case .own(let spring) = kind else { return nil }
    return max(
      spring.settlingDuration(velocity: velocity),
      spring.settlingDuration(velocity: verticalVelocity))
  }

  /// The timing of a centre's vertical movement, where it differs.
  package var vertical: SpringTiming? {
    verticalVelocity == velocity ? nil : SpringTiming(kind, verticalVelocity)
  }

  /// Returns how far the animation is at a share of its time.
  ///
  /// - Parameters:
  ///   - share: 0...1.
  ///   - duration: seconds.
  /// - Returns: 0 at the beginning, 1 at the end, or beyond.
  package func progress(at share: Double, duration: TimeInterval) -> Double {
    guard share > 0 else { return 0 }
    guard share < 1, duration > 0 else { return 1 }
    return 1 - spring(for: duration).remainder(after: share * duration, velocity: velocity)
  }

  /// Returns the spring itself, for an animation of a duration in seconds.
  package func spring(for duration: TimeInterval) -> DampedSpring {
    switch kind {
    case .restingAtEnd(let ratio):
      DampedSpring(restingAfter: duration, dampingRatio: ratio, velocity: velocity)
    case .own(let spring): spring
    }
  }
}
