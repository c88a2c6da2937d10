import Geometry

import func Arithmetic.log

extension DampedSpring {
  /// The share of the way below which a spring is at rest.
  ///
  /// Source: Apple's settling durations and the stiffness of its springs by duration.
  package static let restLevel = 1e-3

  /// Returns how long the spring takes until no more than a thousandth of its way is left.
  ///
  /// Source: docs/measurements.md, “Springs”: values of `CASpringAnimation.settlingDuration`. Below
  /// critical damping it is that of the envelope; at and above, the first tenth of a second from
  /// which the rest stays below a thousandth. A spring without damping takes the longest time that
  /// Apple's numbers hold.
  ///
  /// - Parameter velocity: ways a second, towards the end.
  /// - Returns: seconds.
  package func settlingDuration(velocity: Double) -> Double {
    let velocity = Self.checked(velocity)
    switch course {
    case .swinging(let decay, let swing):
      guard decay > 0 else { return Self.forEver }
      return (log(1 + abs(decay - velocity) / swing) - log(Self.restLevel)) / decay
    case .critical, .creeping:
      let time = restTime(from: 1, velocity: -velocity, within: Self.restLevel)
      return (time * Self.tenths).rounded(.up) / Self.tenths
    }
  }

  /// The duration of a spring without damping.
  ///
  /// *Units*: seconds.
  private static let forEver = Double(Float.greatestFiniteMagnitude)
  private static let tenths = 10.0

  /// Returns when a mass that does not swing stays within a distance of its place.
  ///
  /// - Parameters:
  ///   - start: the distance at the beginning.
  ///   - velocity: distances a second, away from the place.
  ///   - level: the distance to stay within.
  /// - Returns: seconds.
  package func restTime(from start: Double, velocity: Double, within level: Double) -> Double {
    let isAway = { (seconds: Double) in
      abs(displacement(after: seconds, from: start, velocity: velocity)) >= level
    }
    let turn = max(0, turningPoint(from: start, velocity: velocity))
    if isAway(turn) { return Root.end(of: isAway, from: turn, step: 1 / frequency) }
    return isAway(0) ? Root.end(of: isAway, between: 0, and: turn) : 0
  }

  /// Returns when a mass that does not swing turns round, once at most; 0 or less for never.
  private func turningPoint(from start: Double, velocity: Double) -> Double {
    let time: Double
    switch course {
    case .swinging: return 0
    case .critical:
      time = velocity / (frequency * (velocity + frequency * start))
    case .creeping(let slow, let fast):
      let (ahead, behind) = (fast * (velocity + slow * start), slow * (velocity + fast * start))
      time = ahead / behind > 0 ? log(ahead / behind) / (fast - slow) : 0
    }
    return time.isFinite ? time : 0
  }
}

/// Finds where a condition ceases to hold.
enum Root {
  /// Returns where a condition that holds at `low` ceases to hold, once, somewhere beyond.
  static func end(of holds: (Double) -> Bool, from low: Double, step: Double) -> Double {
    var (low, step) = (low, step)
    while holds(low + step), step < farthest {
      low += step
      step *= 2
    }
    return end(of: holds, between: low, and: low + step)
  }

  /// Returns where a condition that holds near `low` but not at `high` ceases to hold.
  static func end(of holds: (Double) -> Bool, between low: Double, and high: Double) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<halvings {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static let halvings = 60
  private static let farthest = 1e30
}
