/// Measures how fast fingers move.
///
/// Each event gives one speed: the way since the last event, divided by the time since then; zero
/// if that time is under a millisecond. The velocity is 0.2 of the last speed and 0.8 of the one
/// before.
///
/// Source: docs/measurements.md, “Gestures”.
struct Speedometer {
  /// The shortest time between events that gives a speed.
  ///
  /// *Units*: seconds.
  private static let shortestTime: TimeInterval = 0.001

  /// How long fingers may stand still before they lift and still keep their speed.
  ///
  /// *Units*: seconds; three frames at 60 Hz.
  ///
  /// Unspecified by Apple: real fingers send small moves while they rest; scripted ones send
  /// nothing.
  private static let longestRest: TimeInterval = 0.05

  private var time: TimeInterval
  private var last: CGVector?
  private var beforeLast: CGVector?

  /// Begins to measure when the fingers come down.
  ///
  /// *Units*: seconds since launch.
  init(time: TimeInterval = 0) { self.time = time }

  /// How fast the fingers move.
  ///
  /// *Units*: points a second.
  var velocity: CGVector {
    guard let last else { return .zero }
    guard let beforeLast else { return last }
    return CGVector(
      dx: 0.2 * last.dx + 0.8 * beforeLast.dx, dy: 0.2 * last.dy + 0.8 * beforeLast.dy)
  }

  /// Notes a move of the fingers.
  ///
  /// *Units*: points and seconds since launch.
  mutating func moved(by step: CGVector, at now: TimeInterval) {
    let seconds = now - time
    beforeLast = last
    last =
      seconds < Self.shortestTime
      ? .zero : CGVector(dx: step.dx / seconds, dy: step.dy / seconds)
    time = now
  }

  /// Notes that fingers lift.
  ///
  /// A lift in the place of the last move keeps the speed, unless the fingers stood still for
  /// longer than `longestRest`: then it is zero.
  mutating func lifted(after step: CGVector, at now: TimeInterval) {
    if step != .zero, now - time >= Self.shortestTime {
      moved(by: step, at: now)
    } else if now - time > Self.longestRest {
      (last, beforeLast) = (nil, nil)
    }
  }
}
