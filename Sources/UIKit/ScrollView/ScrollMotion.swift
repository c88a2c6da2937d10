/// What moves the content of a scroll view by itself.
struct ScrollMotion {
  /// Why content moves, which decides what the delegate is told.
  enum Purpose {
    /// Fingers have let it go.
    case deceleration
    /// It comes back from where a finger had stopped it.
    case comingBack
    /// The author asked for it.
    case animation
    /// The status bar was tapped.
    case top
  }

  private enum Course {
    case axes(x: AxisMotion, y: AxisMotion)
    case straight(from: CGPoint, to: CGPoint)
  }

  private let course: Course
  /// Units: seconds since launch.
  private let beginning: TimeInterval
  /// By how much the author has moved the content since.
  private var shift = CGVector.zero
  let purpose: Purpose

  /// How long an animation takes. Unspecified by Apple. Units: seconds.
  private static let animationDuration: TimeInterval = 0.3

  /// Brings content back to its beginning. Source: a trace of iOS 26.1.
  private static let toTop = DampedSpring(response: 0.6, dampingRatio: 1)

  /// Each axis by itself.
  init(x: AxisMotion, y: AxisMotion, at beginning: TimeInterval, _ purpose: Purpose) {
    course = .axes(x: x, y: y)
    self.beginning = beginning
    self.purpose = purpose
  }

  /// To a place that the author chose.
  init(from start: CGPoint, to end: CGPoint, at beginning: TimeInterval) {
    course = .straight(from: start, to: end)
    self.beginning = beginning
    purpose = .animation
  }

  /// Up to the beginning of the content.
  init(from start: CGPoint, toTop top: CGFloat, at beginning: TimeInterval) {
    self.init(
      x: AxisMotion(restingAt: start.x), y: AxisMotion(from: start.y, to: top, by: Self.toTop),
      at: beginning, .top)
  }

  var isDeceleration: Bool { purpose == .deceleration || purpose == .comingBack }

  /// Units: seconds.
  var duration: TimeInterval {
    switch course {
    case .axes(let x, let y): max(x.duration, y.duration)
    case .straight: Self.animationDuration
    }
  }

  func isOver(at time: TimeInterval) -> Bool {
    time - beginning >= duration - Self.timeTolerance
  }

  /// Frame times are sums; one that is this near counts as reached. Units: seconds.
  private static let timeTolerance: TimeInterval = 1e-9

  /// Where it has brought the content. Units: points; seconds since launch.
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

  mutating func move(by vector: CGVector) {
    shift = CGVector(dx: shift.dx + vector.dx, dy: shift.dy + vector.dy)
  }
}
