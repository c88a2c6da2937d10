/// What the arbiter knows of one recognizer.
@MainActor
struct GestureProgress {
  /// The state that the arbiter has decided on and that targets are told of.
  var state = UIGestureRecognizer.State.possible

  /// The states that the recognizer has asked for and the arbiter has not decided on, in order.
  var requests: [UIGestureRecognizer.State] = []

  /// The state that the recognizer takes once the gestures that must fail first have failed.
  var waiting: UIGestureRecognizer.State?

  /// The fingers watched, in the order in which they came down; until the event ends also those
  /// that lift.
  var tracked: [UITouch] = []

  /// All fingers watched since the last reset.
  var involved: [UITouch] = []

  /// The middle of the fingers that are down, or of those that were down last.
  ///
  /// *Space*: the window's.
  var middle = CGPoint.zero

  /// The recognizers given to `require(toFail:)`.
  var requirements: [WeakGestureRecognizer] = []

  /// The kinds of touches that are watched; nil for all.
  var touchTypes: [NSNumber]?

  /// The arbiter that has the recognizer in play; nil while it watches no finger and awaits no
  /// decision.
  weak var arbiter: GestureArbiter?

  /// The token of the call that was asked for last, to take it back.
  var timer: VirtualTimers.Token?

  /// Whether the gesture has been recognized and goes on.
  var isActive: Bool { state == .began || state == .changed }

  /// Whether the gesture has ended, failed or been cancelled.
  var isOver: Bool { state == .ended || state == .cancelled || state == .failed }

  /// Whether the recognizer has asked to end, fail or be cancelled.
  var wantsToBeOver: Bool {
    requests.contains { $0 == .ended || $0 == .cancelled || $0 == .failed }
  }

  /// The fingers that are down.
  var down: [UITouch] { tracked.filter { $0.phase != .ended && $0.phase != .cancelled } }

  /// Sets `middle` from the fingers that are down, or from those that lift if none is down.
  mutating func findMiddle() {
    let down = down
    if let middle = (down.isEmpty ? tracked : down).middle { self.middle = middle }
  }
}

/// A weak reference to a recognizer.
struct WeakGestureRecognizer {
  /// The recognizer; nil once nobody keeps it.
  weak var recognizer: UIGestureRecognizer?

  init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}

extension [UITouch] {
  /// The mean of the fingers' positions; nil for no fingers.
  ///
  /// *Space*: the window's.
  @MainActor
  var middle: CGPoint? {
    guard !isEmpty else { return nil }
    let sum = reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.position.x, y: $0.y + $1.position.y) }
    return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
  }
}
