/// Measures how fast fingers move.
///
/// Each event gives the way since the event before over the time since then, nothing where that is
/// under a millisecond; what is shown is 0.2 of the last such speed and 0.8 of the one before.
/// Source: reported by people who studied UIKit (dynamics-spec §4.1).
struct Speedometer {
  /// Units: seconds.
  private static let shortestTime: TimeInterval = 0.001

  /// How long fingers may stand still before they lift and still be as fast as they were.
  ///
  /// Unspecified by Apple: real fingers send small moves while they rest; scripted ones are silent.
  /// Units: seconds, three frames at 60 Hz.
  private static let longestRest: TimeInterval = 0.05

  private var time: TimeInterval
  private var last: CGVector?
  private var beforeLast: CGVector?

  /// Units: `time` in seconds since launch, when the fingers came down.
  init(time: TimeInterval = 0) { self.time = time }

  /// Units: points a second.
  var velocity: CGVector {
    guard let last else { return .zero }
    guard let beforeLast else { return last }
    return CGVector(
      dx: 0.2 * last.dx + 0.8 * beforeLast.dx, dy: 0.2 * last.dy + 0.8 * beforeLast.dy)
  }

  mutating func moved(by step: CGVector, at now: TimeInterval) {
    let seconds = now - time
    beforeLast = last
    last =
      seconds < Self.shortestTime
      ? .zero : CGVector(dx: step.dx / seconds, dy: step.dy / seconds)
    time = now
  }

  /// A lift in the place of the last move does not slow the fingers down, unless they stood still
  /// for a while.
  mutating func lifted(after step: CGVector, at now: TimeInterval) {
    if step != .zero, now - time >= Self.shortestTime {
      moved(by: step, at: now)
    } else if now - time > Self.longestRest {
      (last, beforeLast) = (nil, nil)
    }
  }
}
