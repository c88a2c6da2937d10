/// Recognizes fingers that stay in one place for a while, and follows them from then on.
///
/// Source: Apple, UILongPressGestureRecognizer.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long fingers must stay before the gesture begins.
  ///
  /// *Units*: seconds.
  open var minimumPressDuration: TimeInterval = 0.5

  /// How far a finger may move before the gesture has begun.
  ///
  /// *Units*: points.
  open var allowableMovement: CGFloat = 10

  /// How many taps come before the press.
  open var numberOfTapsRequired = 0

  /// How many fingers must press.
  open var numberOfTouchesRequired = 1

  /// The longest that fingers stay down in a tap before the press.
  ///
  /// *Units*: seconds.
  ///
  /// Source: docs/measurements.md, “Gestures”.
  private static let longestTap: TimeInterval = 0.75
  /// The longest that fingers stay away between taps.
  ///
  /// *Units*: seconds.
  private static let longestPause: TimeInterval = 0.35

  private var taps = 0
  /// Whether enough fingers were down at once in this tap.
  private var hasAllFingers = false
  /// Where each finger of this tap or press came down.
  ///
  /// *Space*: the window's.
  private var starts: [(finger: UITouch, position: CGPoint)] = []

  private var isPressing: Bool { taps >= numberOfTapsRequired }

  override var isExpectingMore: Bool { taps > 0 && progress.down.isEmpty }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    for finger in progress.tracked where touches.contains(finger) {
      starts.append((finger, finger.position))
    }
    guard progress.down.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    hasAllFingers = hasAllFingers || progress.down.count == numberOfTouchesRequired
    guard isPressing else {
      startTimer(after: Self.longestTap)
      return
    }
    guard hasAllFingers else { return }
    if minimumPressDuration > 0 {
      startTimer(after: minimumPressDuration)
    } else {
      state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .changed
      return
    }
    let hasStrayed = starts.contains {
      let place = $0.finger.position
      return hypot(place.x - $0.position.x, place.y - $0.position.y) > allowableMovement
    }
    if hasStrayed { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .ended
      return
    }
    guard !isPressing else {
      state = .failed
      return
    }
    guard progress.down.isEmpty else { return }
    guard hasAllFingers else {
      state = .failed
      return
    }
    taps += 1
    hasAllFingers = false
    starts = []
    startTimer(after: Self.longestPause)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    taps = 0
    hasAllFingers = false
    starts = []
  }

  override func timeHasCome() {
    guard state == .possible else { return }
    state = isPressing && !progress.down.isEmpty ? .began : .failed
  }

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUILongPressGestureRecognizer }
}
