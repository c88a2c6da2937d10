import func Arithmetic.exp
import func Arithmetic.log

/// How content goes on by itself along one axis, in closed form.
///
/// *Units*: points and seconds. Source: the rates of deceleration are Apple's; that thrown content
/// slows down exponentially and comes back from beyond an edge as a critically damped spring does
/// was reported by people who studied UIScrollView.
struct AxisMotion: Hashable, Sendable {
  /// Where it is at every moment of one part of its way.
  private enum Course: Hashable, Sendable {
    /// Slows down by the factor e^rate every second.
    case decay(from: CGFloat, velocity: CGFloat, rate: CGFloat)
    /// Comes back from a distance without swinging.
    case spring(to: CGFloat, distance: CGFloat, speed: CGFloat, rate: CGFloat)

    func position(at seconds: TimeInterval) -> CGFloat {
      let time = CGFloat(seconds)
      switch self {
      case .decay(let start, let velocity, let rate):
        return start + velocity / rate * (1 - exp(-rate * time))
      case .spring(let end, let distance, let speed, let rate):
        return end + (distance + speed * time) * exp(-rate * time)
      }
    }
  }

  private struct Part: Hashable, Sendable {
    let start: TimeInterval
    let course: Course
  }

  private var parts: [Part] = []

  /// When it comes to rest. Units: seconds.
  private(set) var duration: TimeInterval = 0

  /// Where it comes to rest.
  private(set) var end: CGFloat

  /// How fast content is pulled back from beyond an edge. Units: 1/s.
  static let springRate: CGFloat = 10

  /// Stands still.
  init(restingAt position: CGFloat) { end = position }

  /// Where it is so many seconds after it began.
  func position(at seconds: TimeInterval) -> CGFloat {
    guard seconds < duration, let part = parts.last(where: { $0.start <= seconds })
    else { return end }
    return part.course.position(at: seconds - part.start)
  }

  /// How fast content slows down that loses all but `rate` of its speed in a millisecond.
  ///
  /// Units: 1/s.
  static func decay(_ rate: UIScrollView.DecelerationRate) -> CGFloat {
    -Self.millisecondsPerSecond * log(rate.rawValue)
  }

  private static let millisecondsPerSecond: CGFloat = 1000

  private mutating func add(_ course: Course, for seconds: TimeInterval) {
    parts.append(Part(start: duration, course: course))
    duration += seconds
  }

  private mutating func addSpring(
    from start: CGFloat, velocity: CGFloat, to end: CGFloat, slack: CGFloat
  ) {
    self.end = end
    let rate = Self.springRate
    let distance = start - end
    let speed = velocity + rate * distance
    // After the later of two moments neither term of the spring is larger than half the slack.
    let byDistance = distance == 0 ? 0 : log(2 * abs(distance) / slack) / rate
    let bySpeed =
      speed == 0 ? 0 : 2 / rate * log(4 * abs(speed) / (CGFloat(M_E) * rate * slack))
    add(
      .spring(to: end, distance: distance, speed: speed, rate: rate),
      for: TimeInterval(max(byDistance, bySpeed, 0)))
  }

  private mutating func addDecay(
    from start: CGFloat, velocity: CGFloat, rate: CGFloat, slack: CGFloat
  ) {
    end = start + velocity / rate
    let seconds = velocity == 0 ? 0 : log(abs(velocity) / (rate * slack)) / rate
    add(
      .decay(from: start, velocity: velocity, rate: rate), for: TimeInterval(max(seconds, 0)))
    if seconds <= 0 { end = start }
  }
}

extension AxisMotion {
  /// Thrown: it slows down, and comes back from beyond an edge, or stops there.
  ///
  /// *Units*: points a second, 1/s; `slack` points from its end it counts as having come to rest.
  init(
    from start: CGFloat, velocity: CGFloat, rate: CGFloat, within range: ClosedRange<CGFloat>,
    bounces: Bool, slack: CGFloat
  ) {
    self.init(restingAt: start)
    let nearest = start.clamped(to: range)
    let free = start + velocity / rate
    let returns = nearest != start && (free - nearest) * (start - nearest) < 0
    if nearest != start, !returns {
      if bounces {
        addSpring(from: start, velocity: velocity, to: nearest, slack: slack)
      } else {
        end = nearest
      }
      return
    }
    let edge = free.clamped(to: range)
    guard edge != free else {
      addDecay(from: start, velocity: velocity, rate: rate, slack: slack)
      return
    }
    let speedAtEdge = velocity - rate * (edge - start)
    add(
      .decay(from: start, velocity: velocity, rate: rate),
      for: TimeInterval(-log(speedAtEdge / velocity) / rate))
    end = edge
    if bounces { addSpring(from: edge, velocity: speedAtEdge, to: edge, slack: slack) }
  }

  /// Goes to a place that somebody chose.
  ///
  /// Unspecified by Apple: what is fast enough slows down until it is there, what would take longer
  /// than at `slowestRate` is pulled there as if from beyond an edge.
  init(
    from start: CGFloat, velocity: CGFloat, to target: CGFloat, slowestRate: CGFloat,
    slack: CGFloat
  ) {
    self.init(restingAt: target)
    let distance = target - start
    guard distance != 0 || velocity != 0 else { return }
    if velocity * distance > 0, velocity / distance >= slowestRate {
      addDecay(from: start, velocity: velocity, rate: velocity / distance, slack: slack)
      end = target
    } else {
      addSpring(from: start, velocity: velocity, to: target, slack: slack)
    }
  }
}

extension CGFloat {
  /// The nearest number in a range.
  func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
