import func Arithmetic.exp
import func Arithmetic.log

/// The motion of content along one axis after fingers have let it go, in closed form.
///
/// *Units*: points and seconds.
///
/// Source: docs/measurements.md, “Scrolling”; traces of iOS 26.1.
struct AxisMotion: Hashable, Sendable {
  /// The position at every moment of one part of the motion.
  private enum Course: Hashable, Sendable {
    /// Slows down by the factor e^rate every second; `way` is how far it would go without end.
    case decay(from: CGFloat, way: CGFloat, rate: CGFloat)
    /// Is pulled to a place by a spring.
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

  /// The time from the beginning until the content rests.
  ///
  /// *Units*: seconds.
  private(set) var duration: TimeInterval = 0

  /// The position at which the content rests.
  private(set) var end: CGFloat

  /// The spring that pulls back content that ran beyond an edge after the fingers lifted.
  static let edge = DampedSpring(frequency: 10.95, dampingRatio: 1)

  /// The spring that pulls back content that fingers let go beyond an edge.
  private static let release = DampedSpring(frequency: 10.808, dampingRatio: 1)

  /// The speed that content let go beyond an edge gets at once, for each point of the way back.
  ///
  /// *Units*: 1/s.
  private static let releaseSpeed: CGFloat = 1732.57 / 236.24

  /// The distance from its end at which content pulled by a spring jumps there.
  ///
  /// *Units*: points.
  ///
  /// Source: content that reached an edge at 3005 points a second rested after 48 frames, when the
  /// spring is this far from its end.
  private static let slack = 0.38

  /// Makes a motion that stands still.
  init(restingAt position: CGFloat) { end = position }

  /// Returns the position a number of seconds after the beginning.
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
  /// Makes the motion of content that fingers have let go.
  ///
  /// It slows down; beyond an edge it comes back, or stops at the edge where it does not bounce.
  ///
  /// *Units*: points a second for the velocity.
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
    // The share of the velocity that is left at the end or at the edge.
    let left = edge == free ? Deceleration.lowestSpeed / abs(velocity) : 1 - (edge - start) / way
    add(
      .decay(from: start, way: way, rate: deceleration.rate),
      for: TimeInterval(-log(left) / deceleration.rate), to: edge)
    if edge != free, bounces { add(Self.edge, from: edge, velocity: velocity * left, to: edge) }
  }

  /// Makes a motion to a place that the delegate, a layout or paging has chosen.
  ///
  /// Unspecified by Apple: content that is fast enough slows down until it is there; content that
  /// would do so at less than `slowestRate` is pulled there as if from beyond an edge.
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

  /// Makes the motion of content on its way back whose edge has moved: no faster than it can stop.
  init(from start: CGFloat, velocity: CGFloat, backTo target: CGFloat) {
    self.init(restingAt: target)
    let fastest = CGFloat(Self.edge.frequency) * (target - start)
    let velocity = velocity.clamped(to: min(0, fastest)...max(0, fastest))
    if start != target { add(Self.edge, from: start, velocity: velocity, to: target) }
  }

  /// Makes a motion from rest to a place, pulled by a spring.
  init(from start: CGFloat, to target: CGFloat, by spring: DampedSpring) {
    self.init(restingAt: target)
    if start != target { add(spring, from: start, velocity: 0, to: target) }
  }
}

extension CGFloat {
  /// Returns the number of a range that is nearest to this one.
  func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
