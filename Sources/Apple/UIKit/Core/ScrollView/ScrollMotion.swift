/// The motion of a scroll view's content without fingers.
package struct ScrollMotion {
  /// Why content moves, which decides what the delegate is told.
  enum Purpose {
    /// Fingers have let it go.
    case deceleration
    /// It comes back from beyond an edge, where a finger had stopped it.
    case comingBack
    /// The author asked for an animation.
    case animation
    /// The status bar was tapped.
    case top
  }

  private enum Course {
    case axes(x: AxisMotion, y: AxisMotion)
    case straight(from: CGPoint, to: CGPoint)
  }

  private let course: Course
  /// When the motion began.
  ///
  /// *Units*: seconds since launch.
  private let beginning: TimeInterval
  /// The distance by which the author has moved the content since the motion began.
  private var shift = CGVector.zero
  let purpose: Purpose

  /// The duration of an animation that the author asked for.
  ///
  /// *Units*: seconds.
  ///
  /// Unspecified by Apple: chosen.
  private static let animationDuration: TimeInterval = 0.3

  /// The spring that pulls content to its top after a tap on the status bar.
  ///
  /// Source: docs/measurements.md, “Scrolling”; a trace of iOS 26.1.
  private static let toTop = DampedSpring(response: 0.6, dampingRatio: 1)

  /// Makes a motion in which each axis moves by itself.
  init(x: AxisMotion, y: AxisMotion, at beginning: TimeInterval, _ purpose: Purpose) {
    course = .axes(x: x, y: y)
    self.beginning = beginning
    self.purpose = purpose
  }

  /// Makes an animation to a place that the author chose.
  init(from start: CGPoint, to end: CGPoint, at beginning: TimeInterval) {
    course = .straight(from: start, to: end)
    self.beginning = beginning
    purpose = .animation
  }

  /// Makes a motion up to the top of the content.
  init(from start: CGPoint, toTop top: CGFloat, at beginning: TimeInterval) {
    self.init(
      x: AxisMotion(restingAt: start.x), y: AxisMotion(from: start.y, to: top, by: Self.toTop),
      at: beginning, .top)
  }

  var isDeceleration: Bool { purpose == .deceleration || purpose == .comingBack }

  /// How long the motion takes.
  ///
  /// *Units*: seconds.
  var duration: TimeInterval {
    switch course {
    case .axes(let x, let y): max(x.duration, y.duration)
    case .straight: Self.animationDuration
    }
  }

  func isOver(at time: TimeInterval) -> Bool {
    time - beginning >= duration - Self.timeTolerance
  }

  /// How near to its end a motion counts as over: frame times are sums, which are rounded.
  ///
  /// *Units*: seconds.
  private static let timeTolerance: TimeInterval = 1e-9

  /// Returns the content offset at a time.
  ///
  /// *Units*: points; the time is in seconds since launch.
  func offset(at time: TimeInterval) -> CGPoint {
    let seconds = isOver(at: time) ? duration : time - beginning
    let offset: CGPoint
    switch course {
    case .axes(let x, let y):
      offset = CGPoint(x: x.position(at: seconds), y: y.position(at: seconds))
    case .straight(let start, let end):
      let share = CGFloat(
        TimingCurve.easeInOut.progress(at: seconds / duration, duration: duration))
      offset = start.towards(end, by: share)
    }
    return CGPoint(x: offset.x + shift.dx, y: offset.y + shift.dy)
  }

  /// Returns the velocity at a time, in points a second.
  func velocity(at time: TimeInterval) -> CGVector {
    let (now, next) = (offset(at: time), offset(at: time + Self.instant))
    return CGVector(
      dx: (next.x - now.x) / CGFloat(Self.instant), dy: (next.y - now.y) / CGFloat(Self.instant))
  }

  /// A time that is short beside a frame.
  ///
  /// *Units*: seconds.
  private static let instant: TimeInterval = 1e-4

  mutating func move(by vector: CGVector) {
    shift = CGVector(dx: shift.dx + vector.dx, dy: shift.dy + vector.dy)
  }
}
