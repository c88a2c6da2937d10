/// What moves the content of a scroll view by itself.
struct ScrollMotion {
  private enum Kind {
    /// After a finger has lifted.
    case deceleration(x: AxisMotion, y: AxisMotion)
    /// Because the author asked for it.
    case animation(from: CGPoint, to: CGPoint)
  }

  private let kind: Kind
  /// Units: seconds since launch.
  private let beginning: TimeInterval
  /// By how much the author has moved the content since.
  private var shift = CGVector.zero
  /// Whether the delegate is told of it.
  let isAnnounced: Bool

  /// How long an animation takes. Unspecified by Apple. Units: seconds.
  private static let animationDuration: TimeInterval = 0.3

  init(x: AxisMotion, y: AxisMotion, at beginning: TimeInterval, isAnnounced: Bool) {
    kind = .deceleration(x: x, y: y)
    self.beginning = beginning
    self.isAnnounced = isAnnounced
  }

  init(from start: CGPoint, to end: CGPoint, at beginning: TimeInterval) {
    kind = .animation(from: start, to: end)
    self.beginning = beginning
    isAnnounced = true
  }

  var isDeceleration: Bool {
    if case .deceleration = kind { true } else { false }
  }

  /// Units: seconds.
  var duration: TimeInterval {
    switch kind {
    case .deceleration(let x, let y): max(x.duration, y.duration)
    case .animation: Self.animationDuration
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
    switch kind {
    case .deceleration(let x, let y):
      offset = CGPoint(x: x.position(at: seconds), y: y.position(at: seconds))
    case .animation(let start, let end):
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
