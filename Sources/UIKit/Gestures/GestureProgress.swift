/// What arbitration knows of one recognizer.
@MainActor
struct GestureProgress {
  /// The state that everybody knows of.
  var state = UIGestureRecognizer.State.possible

  /// The states set since, in order.
  var requests: [UIGestureRecognizer.State] = []

  /// The state that waits for other gestures to fail.
  var waiting: UIGestureRecognizer.State?

  /// The fingers watched, with those that lift in this event; in the order in which they came.
  var tracked: [UITouch] = []

  /// All fingers since the last reset.
  var involved: [UITouch] = []

  /// The middle of the fingers that are down, or were last. Space: the window's.
  var middle = CGPoint.zero

  /// Those that must fail first, always.
  var requirements: [WeakGestureRecognizer] = []

  /// Where the recognizer is in play; nothing while it watches no finger and decides nothing.
  weak var arbiter: GestureArbiter?

  /// Names the call that was asked for last.
  var timer: VirtualTimers.Token?

  /// Whether the gesture has been recognized and is not over.
  var isActive: Bool { state == .began || state == .changed }

  /// Whether the gesture is over in one way or another.
  var isOver: Bool { state == .ended || state == .cancelled || state == .failed }

  /// Whether the recognizer has asked to be over.
  var wantsToBeOver: Bool {
    requests.contains { $0 == .ended || $0 == .cancelled || $0 == .failed }
  }

  /// The fingers that are down.
  var down: [UITouch] { tracked.filter { $0.phase != .ended && $0.phase != .cancelled } }

  mutating func findMiddle() {
    let down = down
    if let middle = (down.isEmpty ? tracked : down).middle { self.middle = middle }
  }
}

/// A recognizer that is not kept alive.
struct WeakGestureRecognizer {
  weak var recognizer: UIGestureRecognizer?

  init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}

extension [UITouch] {
  /// The mean of the fingers' places; nothing for no fingers. Space: the window's.
  @MainActor
  var middle: CGPoint? {
    guard !isEmpty else { return nil }
    let sum = reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.position.x, y: $0.y + $1.position.y) }
    return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
  }
}
