/// Recognizes fingers that move quickly in one direction.
///
/// Source: Apple, UISwipeGestureRecognizer.
///
/// Unspecified by Apple: half a second, at least 50 points along the direction and at most 50
/// across it, as people report.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Some of the four directions on the screen.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// The direction of the swipe; with several, any of them.
  open var direction = Direction.right

  /// How many fingers must move.
  open var numberOfTouchesRequired = 1

  /// How long a swipe may take.
  ///
  /// *Units*: seconds.
  private static let longestTime: TimeInterval = 0.5
  /// How far fingers move along the direction at least, and across it at most.
  ///
  /// *Units*: points.
  private static let shortestWay: CGFloat = 50
  private static let largestDeviation: CGFloat = 50

  /// The middle of the fingers when enough of them came down.
  ///
  /// *Space*: the window's.
  private var start: CGPoint?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if progress.down.count > numberOfTouchesRequired { state = .failed }
    guard progress.down.count == numberOfTouchesRequired else { return }
    start = progress.down.middle
    startTimer(after: Self.longestTime)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, let place = progress.tracked.middle else { return }
    let way = CGVector(dx: place.x - start.x, dy: place.y - start.y)
    let axes = Self.ways.filter { direction.contains($0.direction) }.map(\.axis)
    let chances = axes.map { axis -> (along: CGFloat, across: CGFloat) in
      let along: CGFloat = way.dx * axis.dx + way.dy * axis.dy
      let across: CGFloat = way.dx * axis.dy - way.dy * axis.dx
      return (along, abs(across))
    }.filter { $0.across <= Self.largestDeviation }
    if chances.contains(where: { $0.along >= Self.shortestWay }) {
      state = .ended
    } else if chances.isEmpty {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesMoved(touches, with: event)
    if state == .possible { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() { start = nil }

  override func timeHasCome() { state = .failed }

  private static let ways: [(direction: Direction, axis: CGVector)] = [
    (.right, CGVector(dx: 1, dy: 0)), (.left, CGVector(dx: -1, dy: 0)),
    (.up, CGVector(dx: 0, dy: -1)), (.down, CGVector(dx: 0, dy: 1)),
  ]

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUISwipeGestureRecognizer }
}
