import Geometry

import func Arithmetic.exp
import func Arithmetic.log

extension DampedSpring {
  /// Makes the spring of a mass, a stiffness and a damping, which is at most critical unless told
  /// otherwise.
  ///
  /// Source: Apple, CASpringAnimation; docs/measurements.md, “Springs”: a stiffness of 100 goes the
  /// same way with a damping of 20 and of 30.
  package init(mass: Double, stiffness: Double, damping: Double, allowsOverdamping: Bool = false) {
    let (mass, stiffness) = (max(mass, Self.least), max(stiffness, Self.least))
    let ratio = damping / (2 * (mass * stiffness).squareRoot())
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: allowsOverdamping ? ratio : min(ratio, 1))
  }

  private static let least = 1e-6

  /// Makes a spring by how long it seems to take and how much it bounces.
  ///
  /// Source: Apple, CASpringAnimation: a stiffness of `(2π/p)²` and a damping of `4π(1 − b)/p`, of
  /// `4π/(p(1 + b))` for a bounce below 0.
  ///
  /// - Parameters:
  ///   - perceptualDuration: seconds.
  ///   - bounce: -1...1; 0 does not swing, 1 swings for ever, less than 0 creeps.
  package init(perceptualDuration: Double, bounce: Double) {
    self.init(
      frequency: 2 * .pi / max(perceptualDuration, Self.least),
      dampingRatio: bounce < 0 ? 1 / max(1 + bounce, Self.least) : 1 - bounce)
  }

  /// Makes a spring by its response: the seconds that one swing takes without damping.
  package init(response: Double, dampingRatio: Double) {
    self.init(frequency: 2 * .pi / response, dampingRatio: dampingRatio)
  }

  /// UIKit's own spring, that of `UISpringTimingParameters()` and of controllers' transitions.
  ///
  /// Source: Apple, UISpringTimingParameters: a mass of 3, a stiffness of 1000, a damping of 500,
  /// which is more than critical.
  package static let system = DampedSpring(mass: 3, stiffness: 1000, damping: 500)

  /// Makes the spring that has a thousandth of its way left at the end of a time.
  ///
  /// Of several it is the quickest: the largest ω with `|ζω − v|/(ω√(1 − ζ²))·e^(−ζωD) = 0.001`, or
  /// with `|1 + (ω − v)D|·e^(−ωD) = 0.001` where ζ is 1; greater ratios count as 1.
  ///
  /// Source: the stiffness of UIKit's own spring animations, which these reproduce to seven digits.
  ///
  /// - Parameters:
  ///   - duration: `D`, in seconds.
  ///   - dampingRatio: `ζ`.
  ///   - velocity: `v`, in ways a second, towards the end.
  package init(restingAfter duration: Double, dampingRatio: Double, velocity: Double) {
    let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, Self.least), 1)
    // In units of the duration, the equation is the same for all durations.
    let speed = Self.checked(velocity) * duration
    if ratio == 1 {
      self.init(frequency: Self.criticalDecay(speed: speed) / duration, dampingRatio: 1)
    } else if let decay = Self.swingingDecay(ratio: ratio, speed: speed) {
      self.init(frequency: decay / (ratio * duration), dampingRatio: ratio)
    } else {
      // The frequency is largest here, and the decay 1.
      let ratio = Self.restLevel * M_E
      self.init(frequency: 1 / (ratio * duration), dampingRatio: ratio)
    }
  }

  /// Returns the largest `x` with `|1 + x − w|·e^(−x) = 0.001`.
  private static func criticalDecay(speed: Double) -> Double {
    if speed == 0 { return restfulCriticalDecay }
    let left = { (decay: Double) in abs(1 + decay - speed) * exp(-decay) }
    // The left side is greatest at `w`, or at 0 if `w` is below, and is 0 at `w − 1`.
    let peak = max(0, speed)
    return left(peak) >= restLevel
      ? Root.end(of: { left($0) >= restLevel }, from: peak, step: 1)
      : Root.end(of: { left($0) >= restLevel }, between: 0, and: speed - 1)
  }

  private static let restfulCriticalDecay = Root.end(
    of: { (1 + $0) * exp(-$0) >= restLevel }, from: 0, step: 1)

  /// Returns the largest `s` with `|s − w|/s·e^(−s) = 0.001·√(1 − ζ²)/ζ`; `nil` where none is above
  /// 0.
  ///
  /// Unspecified by Apple: a ratio of up to a thousandth has no such spring without a velocity.
  private static func swingingDecay(ratio: Double, speed: Double) -> Double? {
    let level = restLevel * ((1 - ratio) * (1 + ratio)).squareRoot() / ratio
    if speed == 0 { return level < 1 ? -log(level) : nil }
    let left = { (decay: Double) in abs(decay - speed) / decay * exp(-decay) }
    guard speed > 0 else {
      return Root.end(of: { left($0) >= level }, from: 0, step: 1)
    }
    // The left side falls to 0 at `w`, rises to a peak and falls for good.
    let peak = (speed + (speed * (speed + 4)).squareRoot()) / 2
    return left(peak) >= level
      ? Root.end(of: { left($0) >= level }, from: peak, step: 1)
      : Root.end(of: { left($0) >= level }, between: 0, and: speed)
  }
}
