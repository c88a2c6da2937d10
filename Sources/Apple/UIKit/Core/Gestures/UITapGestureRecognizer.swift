/// Recognizes fingers that come down and lift in one place.
///
/// Source: Apple, UITapGestureRecognizer; the limits: docs/measurements.md, “Gestures”.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture.
  open var numberOfTapsRequired = 1

  /// How many fingers tap at once.
  open var numberOfTouchesRequired = 1

  /// How far a finger may move in a tap, and how far apart taps may lie.
  ///
  /// *Units*: points.
  private static let longestWay: CGFloat = 45

  /// How long fingers may stay down.
  ///
  /// *Units*: seconds.
  private static let longestTap: TimeInterval = 0.75

  /// How long fingers may stay away before the next tap.
  ///
  /// *Units*: seconds.
  private static let longestPause: TimeInterval = 0.35

  private var taps = 0
  /// How many fingers were down at once in this tap.
  private var fingers = 0
  /// Where each finger of this tap came down.
  ///
  /// *Space*: the window's.
  private var starts: [(finger: UITouch, position: CGPoint)] = []
  /// Where the first finger of the first tap came down.
  ///
  /// *Space*: the window's.
  private var firstStart: CGPoint?

  override var isExpectingMore: Bool { taps > 0 && taps < numberOfTapsRequired }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for finger in progress.tracked where touches.contains(finger) {
      starts.append((finger, finger.position))
      let first = firstStart ?? finger.position
      firstStart = first
      let isFirstOfTap = starts.count == 1
      if isFirstOfTap, distance(first, finger.position) > Self.longestWay { state = .failed }
    }
    fingers = max(fingers, progress.down.count)
    if fingers > numberOfTouchesRequired { state = .failed }
    if starts.count == touches.count { startTimer(after: Self.longestTap) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let hasStrayed = starts.contains {
      distance($0.position, $0.finger.position) > Self.longestWay
    }
    if hasStrayed { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesMoved(touches, with: event)
    guard state == .possible, progress.down.isEmpty else { return }
    stopTimer()
    guard fingers == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    fingers = 0
    starts = []
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      startTimer(after: Self.longestPause)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    taps = 0
    fingers = 0
    starts = []
    firstStart = nil
  }

  /// Returns false for taps with more repetitions, so that a single tap leaves a double tap its
  /// chance.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  override func timeHasCome() { state = .failed }

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUITapGestureRecognizer }
}

private func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
  hypot(one.x - other.x, one.y - other.y)
}
