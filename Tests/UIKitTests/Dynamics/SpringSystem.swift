import Foundation

/// A rectangle on soft distance joints to fixed points, one sub-step at a time.
///
/// Source: Box2D 2.4.1, b2DistanceJoint and b2Island, in double precision, with the stiffness of
/// 2.3: `M = 1/(1/m + (r×u)²/I)`, `k = M·ω²`, `d = 2·M·ζ·ω`.
///
/// Units: points, kilograms, seconds.
struct SpringSystem {
  struct Spring {
    /// Where the spring is attached.
    ///
    /// Space: the rectangle's.
    var anchor: SIMD2<Double>
    var target: SIMD2<Double>
    var length: Double
    var hertz: Double
    var ratio: Double
    /// The impulse after the last iteration of the sub-step before.
    fileprivate var impulse = 0.0

    init(
      from anchor: SIMD2<Double>, to target: SIMD2<Double>, length: Double, hertz: Double,
      ratio: Double
    ) {
      self.anchor = anchor
      self.target = target
      self.length = length
      self.hertz = hertz
      self.ratio = ratio
    }
  }

  private struct Constraint {
    let index: Int
    let u: SIMD2<Double>
    let arm: Double
    let gamma: Double
    let bias: Double
    let softMass: Double
  }

  var centre: SIMD2<Double>
  var angle = 0.0
  var velocity = SIMD2<Double>.zero
  var spin = 0.0
  /// The springs, in the order in which they were made.
  var springs: [Spring]
  private let inverseMass: Double
  private let inverseInertia: Double

  init(centre: SIMD2<Double>, size: SIMD2<Double>, springs: [Spring]) {
    self.centre = centre
    self.springs = springs
    let mass = size.x * size.y / 10_000
    inverseMass = 1 / mass
    inverseInertia = 12 / (mass * (size * size).sum())
  }

  /// Makes one sub-step; Box2D solves the joint that was made last first.
  mutating func step() {
    let h = 1.0 / 120
    let constraints = springs.indices.reversed().map { constraint(of: $0, h) }
    for constraint in constraints { push(constraint, springs[constraint.index].impulse) }
    for _ in 1...8 {
      for constraint in constraints {
        let speed = -(constraint.u * velocity).sum() - constraint.arm * spin
        let old = springs[constraint.index].impulse
        let impulse =
          -constraint.softMass * (speed + constraint.bias + constraint.gamma * old)
        springs[constraint.index].impulse += impulse
        push(constraint, impulse)
      }
    }
    centre += h * velocity
    angle += h * spin
  }

  private func constraint(of index: Int, _ h: Double) -> Constraint {
    let spring = springs[index]
    let r = SIMD2(
      cos(angle) * spring.anchor.x - sin(angle) * spring.anchor.y,
      sin(angle) * spring.anchor.x + cos(angle) * spring.anchor.y)
    let way = spring.target - centre - r
    let length = (way * way).sum().squareRoot()
    let u = way / length
    let arm = r.x * u.y - r.y * u.x
    let softness = inverseMass + arm * arm * inverseInertia
    let omega = 2 * Double.pi * spring.hertz
    let k = omega * omega / softness
    let d = 2 * spring.ratio * omega / softness
    let gamma = 1 / (h * (d + h * k))
    return Constraint(
      index: index, u: u, arm: arm, gamma: gamma, bias: (length - spring.length) * h * k * gamma,
      softMass: 1 / (softness + gamma))
  }

  /// Applies an impulse along the joint, which pulls the rectangle the other way.
  private mutating func push(_ constraint: Constraint, _ impulse: Double) {
    velocity -= inverseMass * impulse * constraint.u
    spin -= inverseInertia * impulse * constraint.arm
  }
}
