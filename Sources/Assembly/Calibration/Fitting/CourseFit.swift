import Foundation

/// Says how well a course explains what was seen, and finds when it starts.
struct CourseFit: Sendable {
  /// What was seen.
  let sightings: [Sighting]

  /// A moment at which a course starts, and how far from what was seen it is then.
  struct Fit: Hashable, Sendable {
    /// *Units*: seconds since the start of the recording.
    var start: TimeInterval
    /// The mean of the distances, in points; great ones count for less.
    var cost: Double
  }

  /// Returns how far a course is from what was seen if it starts at a moment.
  ///
  /// Great distances count evenly and not by their squares: a view that was taken for another does
  /// not draw all others with it.
  ///
  /// *Units*: points.
  func cost(of course: Course, start: TimeInterval) -> Double {
    guard !sightings.isEmpty else { return 0 }
    var sum = 0.0
    for sighting in sightings {
      let pose = course.pose(of: sighting.view, at: sighting.time - start)
      let distance = min(
        pose.map { sighting.pose.distance(to: $0) } ?? Self.farthest, Self.farthest)
      let even = Self.evenFrom
      sum += (distance * distance + even * even).squareRoot() - even
    }
    return sum / Double(sightings.count)
  }

  /// Finds when a course starts so that it is nearest to what was seen.
  ///
  /// - Parameters:
  ///   - course: the course.
  ///   - guesses: about when, in seconds since the start of the recording; at least one.
  ///   - reach: how far from there it may be, in seconds.
  /// - Returns: the start, and how far the course is then from what was seen.
  func best(
    for course: Course, around guesses: [TimeInterval], reach: TimeInterval
  ) -> Fit {
    let step = 1 / course.rate
    let count = Int((reach / step).rounded(.up))
    var best = Fit(start: guesses[0], cost: .infinity)
    for guess in guesses {
      for number in -count...count {
        let start = guess + Double(number) * step
        let cost = cost(of: course, start: start)
        if cost < best.cost { best = Fit(start: start, cost: cost) }
      }
    }
    let start = GoldenSection.minimum(
      of: { cost(of: course, start: $0) }, between: best.start - step, and: best.start + step,
      rounds: Self.rounds)
    return start.value < best.cost ? Fit(start: start.place, cost: start.value) : best
  }

  /// About the distance from which on distances count evenly.
  ///
  /// *Units*: points.
  private static let evenFrom = 1.0
  /// A view that is not where it was seen at all.
  ///
  /// *Units*: points.
  private static let farthest = 80.0
  /// Brings a step of a sixtieth down to some microseconds.
  private static let rounds = 14
}

/// Finds where a function of one number is least.
enum GoldenSection {
  /// Returns the least value between two places, if there is one minimum between them.
  static func minimum(
    of function: (Double) -> Double, between low: Double, and high: Double, rounds: Int
  ) -> (place: Double, value: Double) {
    var (low, high) = (low, high)
    var (left, right) = (high - share * (high - low), low + share * (high - low))
    var (one, other) = (function(left), function(right))
    for _ in 0..<rounds {
      if one <= other {
        (high, right, other) = (right, left, one)
        left = high - share * (high - low)
        one = function(left)
      } else {
        (low, left, one) = (left, right, other)
        right = low + share * (high - low)
        other = function(right)
      }
    }
    return one <= other ? (left, one) : (right, other)
  }

  /// The golden section: one over the golden ratio.
  static let share = 0.618_033_988_749_895
}
