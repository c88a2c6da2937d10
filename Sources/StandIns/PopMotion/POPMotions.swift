import UIKit

/// A property on a spring.
///
/// Source: pop, POPSpringAnimation and its solver, which takes steps of a thousandth of a second.
@preconcurrency @MainActor
open class POPSpringAnimation: POPPropertyAnimation {
  /// In units of the property a second; may be set while it runs.
  open var velocity: Any! { didSet { speeds = PopValue.numbers(velocity) ?? [] } }
  /// From 0 to 20.
  ///
  /// The default is 4.
  open var springBounciness: CGFloat = 4 { didSet { convert() } }
  /// From 0 to 20.
  ///
  /// The default is 12.
  open var springSpeed: CGFloat = 12 { didSet { convert() } }
  /// How strongly the spring pulls for each unit of distance; bounciness and speed set it anew.
  open var dynamicsTension: CGFloat = 0
  /// How strongly each unit of velocity is braked; bounciness and speed set it anew.
  open var dynamicsFriction: CGFloat = 0
  /// How heavy what is moved is; bounciness and speed set it to 1.
  open var dynamicsMass: CGFloat = 1

  private var speeds: [Double] = []

  public override init() {
    super.init()
    convert()
  }

  override func advance(_ seconds: Double) -> Bool {
    guard values.count == target.count else { return true }
    if speeds.count != values.count { speeds = values.map { _ in 0 } }
    for _ in 0..<Int((seconds * 1000).rounded()) {
      for index in values.indices { step(index) }
    }
    let rests = values.indices.allSatisfy { index in
      abs(values[index] - target[index]) < threshold * 0.5
        && abs(speeds[index]) < threshold * 5
    }
    if rests { values = target }
    write()
    return rests
  }

  /// Takes a step by the method of Runge and Kutta.
  private func step(_ index: Int) {
    let dt = 0.001
    let (tension, friction, mass) = (dynamicsTension, dynamicsFriction, dynamicsMass)
    let goal = target[index]
    func pull(_ x: Double, _ v: Double) -> Double {
      (tension * (goal - x) - friction * v) / mass
    }
    let (x, v) = (values[index], speeds[index])
    let (v1, a1) = (v, pull(x, v))
    let (v2, a2) = (v + a1 * dt / 2, pull(x + v1 * dt / 2, v + a1 * dt / 2))
    let (v3, a3) = (v + a2 * dt / 2, pull(x + v2 * dt / 2, v + a2 * dt / 2))
    let (v4, a4) = (v + a3 * dt, pull(x + v3 * dt, v + a3 * dt))
    values[index] = x + (v1 + 2 * v2 + 2 * v3 + v4) * dt / 6
    speeds[index] = v + (a1 + 2 * a2 + 2 * a3 + a4) * dt / 6
  }

  /// Makes tension and friction of bounciness and speed.
  ///
  /// Source: pop, `convertBounciness:speed:toTension:friction:mass:`.
  private func convert() {
    let bounce = 0.8 * (springBounciness / 1.7 / 20)
    let tension = 0.5 + (springSpeed / 1.7 / 20) * 199.5
    let share = 2 * bounce - bounce * bounce
    let calm = Self.frictionWithoutBounce(tension)
    let friction = calm + (0.01 - calm) * share
    dynamicsTension = 194 + (tension - 30) * 3.62
    dynamicsFriction = 25 + (friction - 8) * 3
    dynamicsMass = 1
  }

  private static func frictionWithoutBounce(_ x: Double) -> Double {
    if x <= 18 { return 0.0007 * x * x * x - 0.031 * x * x + 0.64 * x + 1.28 }
    if x <= 44 { return 0.000044 * x * x * x - 0.006 * x * x + 0.36 * x + 2 }
    return 0.00000045 * x * x * x - 0.000332 * x * x + 0.1078 * x + 5.84
  }
}

/// A property that moves by a curve.
///
/// Source: pop, POPBasicAnimation.
@preconcurrency @MainActor
open class POPBasicAnimation: POPPropertyAnimation {
  /// In seconds.
  ///
  /// The default is 0.4.
  open var duration: CFTimeInterval = 0.4
  /// The default is Core Animation's own curve.
  open var timingFunction: CAMediaTimingFunction! = CAMediaTimingFunction(name: .default)

  private var first: [Double] = []
  private var passed = 0.0
  private var turns = 0

  /// Makes an animation of 0.4 seconds by Core Animation's own curve.
  public static func `default`() -> POPBasicAnimation! { POPBasicAnimation() }
  /// Makes an animation of 0.4 seconds that is equally fast from end to end.
  public static func linear() -> POPBasicAnimation! { made(.linear) }
  /// Makes an animation of 0.4 seconds that begins slowly.
  public static func easeIn() -> POPBasicAnimation! { made(.easeIn) }
  /// Makes an animation of 0.4 seconds that ends slowly.
  public static func easeOut() -> POPBasicAnimation! { made(.easeOut) }
  /// Makes an animation of 0.4 seconds that begins and ends slowly.
  public static func easeInEaseOut() -> POPBasicAnimation! { made(.easeInEaseOut) }

  private static func made(_ name: CAMediaTimingFunctionName) -> POPBasicAnimation {
    let animation = POPBasicAnimation()
    animation.timingFunction = CAMediaTimingFunction(name: name)
    return animation
  }

  override func prepare() {
    super.prepare()
    (first, passed, turns) = (values, 0, 0)
  }

  override func advance(_ seconds: Double) -> Bool {
    guard first.count == target.count else { return true }
    passed += seconds
    let share = duration > 0 ? min(1, passed / duration) : 1
    let isBetween = share > 0 && share < 1
    let curved = isBetween ? timingFunction?.progress(at: share) ?? share : share
    values = zip(first, target).map { $0 + ($1 - $0) * curved }
    write()
    guard share == 1 else { return false }
    turns += 1
    let turnsWanted = max(1, repeatCount) * (autoreverses ? 2 : 1)
    guard repeatForever || turns < turnsWanted else { return true }
    passed = 0
    if autoreverses { (first, target) = (target, first) }
    return false
  }
}

/// A property that goes on with its velocity and comes to rest.
///
/// Source: pop, POPDecayAnimation.
@preconcurrency @MainActor
open class POPDecayAnimation: POPPropertyAnimation {
  /// In units of the property a second.
  open var velocity: Any! { didSet { speeds = PopValue.numbers(velocity) ?? [] } }
  /// Which part of the velocity is left a thousandth of a second later.
  ///
  /// The default is 0.998.
  open var deceleration: CGFloat = 0.998

  private var speeds: [Double] = []

  /// Returns the velocity with its direction turned; `nil` without one.
  open func reversedVelocity() -> Any! { speeds.first.map { -$0 } }

  override func advance(_ seconds: Double) -> Bool {
    guard speeds.count == values.count else { return true }
    for _ in 0..<Int((seconds * 1000).rounded()) {
      for index in values.indices {
        values[index] += speeds[index] * 0.001
        speeds[index] *= deceleration
      }
    }
    write()
    return speeds.allSatisfy { abs($0) < 10 * threshold }
  }
}

/// A closure that is called with each frame.
///
/// Source: pop, POPCustomAnimation.
@preconcurrency @MainActor
open class POPCustomAnimation: POPAnimation {
  /// The seconds since the frame before.
  open private(set) var elapsedTime: CFTimeInterval = 0

  private let block: (Any?, POPCustomAnimation?) -> Bool

  /// Makes an animation that goes on as long as a closure returns true.
  public init!(block: @escaping (Any?, POPCustomAnimation?) -> Bool) {
    self.block = block
  }

  override func advance(_ seconds: Double) -> Bool {
    elapsedTime = seconds
    return !block(object, self)
  }
}

extension CAMediaTimingFunction {
  /// Returns how far an animation is at a share of its time.
  fileprivate func progress(at share: Double) -> Double {
    func coordinate(_ axis: Int, _ t: Double) -> Double {
      let (first, second) = (control(1, axis), control(2, axis))
      let rest = 1 - t
      return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
    // Halves the span of the parameter; time only grows with it.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if coordinate(0, middle) < share { low = middle } else { high = middle }
    }
    return coordinate(1, (low + high) / 2)
  }

  private func control(_ index: Int, _ axis: Int) -> Double {
    var values: [Float] = [0, 0]
    getControlPoint(at: index, values: &values)
    return Double(values[axis])
  }
}
