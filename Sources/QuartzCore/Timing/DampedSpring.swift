import Geometry

import func Arithmetic.cos
import func Arithmetic.exp
import func Arithmetic.sin

/// A mass that a damped spring pulls to its place: `x″ + 2ζω·x′ + ω²·x = 0`.
///
/// View animations, property animators, Core Animation, scrolling and transitions all move by it.
/// Source: the closed forms of the damped harmonic oscillator; how Apple chooses ω and ζ stands with
/// each initializer.
package struct DampedSpring: Hashable, Sendable {
  /// ω, of the spring without damping. Units: radians a second, above 0.
  package let frequency: Double
  /// ζ: 1 is critical, less swings. No unit, 0 or more.
  package let dampingRatio: Double

  /// Values that are no numbers, or none that a spring can have, are taken for the nearest ones.
  package init(frequency: Double, dampingRatio: Double) {
    self.frequency = frequency.within(Self.frequencies, otherwise: 1)
    self.dampingRatio = dampingRatio.within(0...Self.largestRatio, otherwise: 1)
  }

  private static let frequencies = 1e-9...1e9
  private static let largestRatio = 1e9

  /// Where the mass is some seconds after it was let go at `start` with a velocity.
  ///
  /// Units: the velocity is that of `start` a second.
  package func displacement(after seconds: Double, from start: Double, velocity: Double) -> Double {
    switch course {
    case .swinging(let decay, let swing):
      let sine = (velocity + decay * start) / swing
      return exp(-decay * seconds) * (start * cos(swing * seconds) + sine * sin(swing * seconds))
    case .critical:
      return exp(-frequency * seconds) * (start + (velocity + frequency * start) * seconds)
    case .creeping(let slow, let fast):
      let share = (1 - exp((slow - fast) * seconds)) / (fast - slow)
      return exp(-slow * seconds) * (start + (velocity + slow * start) * share)
    }
  }

  /// How much of a way is left some seconds after its beginning: 1 there, below 0 beyond its end.
  ///
  /// Units: the velocity is in ways a second, towards the end.
  package func remainder(after seconds: Double, velocity: Double) -> Double {
    displacement(after: seconds, from: 1, velocity: -Self.checked(velocity))
  }

  /// How the mass goes to its place. Units: 1/s, radians a second.
  package enum Course {
    case swinging(decay: Double, swing: Double)
    case critical
    /// The sum of two exponentials.
    case creeping(slow: Double, fast: Double)
  }

  package var course: Course {
    // 1 − ζ² without losing the digits of a ratio near 1.
    let spread = (1 - dampingRatio) * (1 + dampingRatio)
    if abs(spread) < Self.nearlyCritical { return .critical }
    if spread > 0 {
      return .swinging(decay: dampingRatio * frequency, swing: frequency * spread.squareRoot())
    }
    let sum = dampingRatio + (-spread).squareRoot()
    return .creeping(slow: frequency / sum, fast: frequency * sum)
  }

  /// From here on the critical course differs by less than 1e-7 of the way.
  private static let nearlyCritical = 1e-9

  /// A velocity that is no number counts for none, a huge one for a large one.
  package static func checked(_ velocity: Double) -> Double {
    velocity.within(-largestVelocity...largestVelocity, otherwise: 0)
  }

  private static let largestVelocity = 1e9
}

extension Double {
  /// The nearest number in a range; a fixed one for what is no number.
  fileprivate func within(_ range: ClosedRange<Double>, otherwise: Double) -> Double {
    isNaN ? otherwise : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
