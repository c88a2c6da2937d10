/// How content goes on by itself along one axis, in closed form.
///
/// *Units*: points and seconds. Source: traces of iOS 26.1.
struct AxisMotion: Hashable, Sendable {
  /// Where it is at every moment of one part of its way.
  private enum Course: Hashable, Sendable {
    /// Slows down by the factor e^rate every second, on a way that it would never end.
    case decay(from: CGFloat, way: CGFloat, rate: CGFloat)
    /// Is pulled to a place.
    case spring(DampedSpring, to: CGFloat, distance: CGFloat, velocity: CGFloat)

    func position(at seconds: TimeInterval) -> CGFloat {
      switch self {
      case .decay(let start, let way, let rate):
        start + way * (1 - exp(-rate * CGFloat(seconds)))
      case .spring(let spring, let end, let distance, let velocity):
        end
          + CGFloat(
            spring.displacement(
              after: seconds, from: Double(distance), velocity: Double(velocity)))
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

  /// Pulls back what was thrown beyond an edge.
  static let edge = DampedSpring(frequency: 10.95, dampingRatio: 1)

  /// Pulls back what was let go beyond an edge.
  private static let release = DampedSpring(frequency: 10.808, dampingRatio: 1)

  /// How fast content is at once that is let go beyond an edge, for each point of the way back.
  /// Units: 1/s.
  private static let releaseSpeed: CGFloat = 1732.57 / 236.24

  /// From how near content jumps to where a spring pulls it. Units: points.
  ///
  /// Source: content that came to an edge with 3005 points a second rested after 48 frames, which is
  /// so far from there.
  private static let slack = 0.38

  /// Stands still.
  init(restingAt position: CGFloat) { end = position }

  /// Where it is so many seconds after it began.
  func position(at seconds: TimeInterval) -> CGFloat {
    guard seconds < duration, let part = parts.last(where: { $0.start <= seconds })
    else { return end }
    return part.course.position(at: seconds - part.start)
  }

  private mutating func add(_ course: Course, for seconds: TimeInterval, to end: CGFloat) {
    parts.append(Part(start: duration, course: course))
    duration += seconds
    self.end = end
  }

  private mutating func add(
    _ spring: DampedSpring, from start: CGFloat, velocity: CGFloat, to end: CGFloat
  ) {
    let distance = start - end
    add(
      .spring(spring, to: end, distance: distance, velocity: velocity),
      for: spring.restTime(
        from: Double(distance), velocity: Double(velocity), within: Self.slack), to: end)
  }
}

extension AxisMotion {
  /// Thrown: it slows down, and comes back from beyond an edge, or stops there.
  ///
  /// *Units*: points a second.
  init(
    from start: CGFloat, velocity: CGFloat, _ deceleration: Deceleration,
    within range: ClosedRange<CGFloat>, bounces: Bool
  ) {
    self.init(restingAt: start)
    let nearest = start.clamped(to: range)
    let free = start + deceleration.way(velocity: velocity)
    let returns = nearest != start && (free - nearest) * (start - nearest) < 0
    if nearest != start, !returns {
      end = nearest
      let inwards = Self.releaseSpeed * (nearest - start)
      if bounces { add(Self.release, from: start, velocity: velocity + inwards, to: nearest) }
      return
    }
    guard free != start else { return }
    let edge = free.clamped(to: range)
    let way = velocity * deceleration.reach
    // How much of the velocity is left at the end or at the edge.
    let left = edge == free ? Deceleration.lowestSpeed / abs(velocity) : 1 - (edge - start) / way
    add(
      .decay(from: start, way: way, rate: deceleration.rate),
      for: TimeInterval(-log(left) / deceleration.rate), to: edge)
    if edge != free, bounces { add(Self.edge, from: edge, velocity: velocity * left, to: edge) }
  }

  /// Goes to a place that somebody chose.
  ///
  /// Unspecified by Apple: what is fast enough slows down until it is there, what would take longer
  /// than at `slowestRate` is pulled there as if from beyond an edge.
  init(from start: CGFloat, velocity: CGFloat, to target: CGFloat, slowestRate: CGFloat) {
    self.init(restingAt: target)
    let distance = target - start
    guard distance != 0 || velocity != 0 else { return }
    let rate = (abs(velocity) - Deceleration.lowestSpeed) / abs(distance)
    if velocity * distance > 0, rate >= slowestRate {
      add(
        .decay(from: start, way: velocity / rate, rate: rate),
        for: TimeInterval(log(abs(velocity) / Deceleration.lowestSpeed) / rate), to: target)
    } else {
      add(Self.edge, from: start, velocity: velocity, to: target)
    }
  }

  /// Is pulled to a place from where it stands.
  init(from start: CGFloat, to target: CGFloat, by spring: DampedSpring) {
    self.init(restingAt: target)
    if start != target { add(spring, from: start, velocity: 0, to: target) }
  }
}

extension CGFloat {
  /// The nearest number in a range.
  func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
