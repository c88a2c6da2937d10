import Geometry

import func Arithmetic.cos
import func Arithmetic.exp
import func Arithmetic.sin

/// A mass that a damped spring pulls to its place: `x″ + 2ζω·x′ + ω²·x = 0`.
///
/// View animations, property animators, Core Animation, scrolling and transitions all move by it.
///
/// Source: the closed forms of the damped harmonic oscillator; each initializer says how Apple
/// chooses ω and ζ.
package struct DampedSpring: Hashable, Sendable {
  /// ω, the frequency of the spring without damping, above 0.
  ///
  /// *Units*: radians a second.
  package let frequency: Double
  /// ζ, 0 or more: 1 is critical damping, a lower one swings.
  ///
  /// No unit.
  package let dampingRatio: Double

  /// Makes a spring; values that no spring can have count as the nearest ones that one can have.
  package init(frequency: Double, dampingRatio: Double) {
    self.frequency = frequency.within(Self.frequencies, otherwise: 1)
    self.dampingRatio = dampingRatio.within(0...Self.largestRatio, otherwise: 1)
  }

  private static let frequencies = 1e-9...1e9
  private static let largestRatio = 1e9

  /// Returns how far the mass is from its place after a time.
  ///
  /// - Parameters:
  ///   - seconds: the time since it was let go.
  ///   - start: the distance at which it was let go.
  ///   - velocity: its velocity then, in units of `start` a second.
  /// - Returns: the distance, in the unit of `start`.
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

  /// Returns how much of the way is left after a time.
  ///
  /// - Parameters:
  ///   - seconds: the time since the beginning.
  ///   - velocity: the velocity at the beginning, in ways a second, towards the end.
  /// - Returns: 1 at the beginning, 0 at the end, less than 0 beyond it.
  package func remainder(after seconds: Double, velocity: Double) -> Double {
    displacement(after: seconds, from: 1, velocity: -Self.checked(velocity))
  }

  /// The form of the mass's movement.
  ///
  /// *Units*: 1/s; `swing` in radians a second.
  package enum Course {
    case swinging(decay: Double, swing: Double)
    case critical
    /// A sum of two exponentials.
    case creeping(slow: Double, fast: Double)
  }

  /// The form of the mass's movement, which follows from ω and ζ.
  package var course: Course {
    // 1 − ζ², computed so that a ratio near 1 loses no digits.
    let spread = (1 - dampingRatio) * (1 + dampingRatio)
    if abs(spread) < Self.nearlyCritical { return .critical }
    if spread > 0 {
      return .swinging(decay: dampingRatio * frequency, swing: frequency * spread.squareRoot())
    }
    let sum = dampingRatio + (-spread).squareRoot()
    return .creeping(slow: frequency / sum, fast: frequency * sum)
  }

  /// Below this 1 − ζ², the critical movement differs by less than 1e-7 of the way.
  private static let nearlyCritical = 1e-9

  /// Returns a velocity that can be computed with: 0 for no number, a large one for a huge one.
  package static func checked(_ velocity: Double) -> Double {
    velocity.within(-largestVelocity...largestVelocity, otherwise: 0)
  }

  private static let largestVelocity = 1e9
}

extension Double {
  /// Returns the nearest number in a range; `otherwise` for what is no number.
  fileprivate func within(_ range: ClosedRange<Double>, otherwise: Double) -> Double {
    isNaN ? otherwise : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
