import func Arithmetic.atan2

/// Recognizes two fingers that move apart or together.
///
/// Source: Apple, UIPinchGestureRecognizer.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The fingers' distance, divided by their distance when the gesture began or when this was set
  /// to 1.
  ///
  /// No unit.
  open var scale: CGFloat {
    get { base > 0 ? distance / base : 1 }
    set { base = newValue > 0 ? distance / newValue : distance }
  }

  /// How fast `scale` grows.
  ///
  /// *Units*: scales a second.
  open private(set) var velocity: CGFloat = 0

  private var base: CGFloat = 0
  private var distance: CGFloat = 0
  private var time: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if progress.down.count > 2 {
      for touch in touches where progress.down.count > 2 { ignore(touch, for: event) }
      return
    }
    guard progress.down.count == 2 else { return }
    // Fingers that come back go on from the scale that they left.
    let before = state == .possible ? 1 : scale
    distance = progress.down.span
    base = distance / before
    time = event.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard progress.down.count == 2 else { return }
    let old = scale
    distance = progress.down.span
    if state == .possible {
      // The way before it is a pinch is left out, as with a drag.
      guard abs(distance - base) >= Self.hysteresis else { return }
      base = distance
      velocity = 0
      time = event.timestamp
      state = .began
      return
    }
    if event.timestamp > time { velocity = (scale - old) / CGFloat(event.timestamp - time) }
    time = event.timestamp
    state = .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard progress.down.count < 2 else { return }
    if state == .possible {
      if progress.down.isEmpty { state = .failed }
    } else if progress.down.isEmpty {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    base = 0
    distance = 0
    velocity = 0
  }

  /// By how much the fingers' distance changes before it is a pinch.
  ///
  /// *Units*: points.
  ///
  /// Unspecified by Apple: 8 is commonly reported.
  private static let hysteresis: CGFloat = 8

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUIPinchGestureRecognizer }
}

extension [UITouch] {
  /// The distance between the first two fingers; 0 for fewer.
  ///
  /// *Units*: points.
  @MainActor
  var span: CGFloat {
    guard count > 1 else { return 0 }
    return hypot(self[1].position.x - self[0].position.x, self[1].position.y - self[0].position.y)
  }

  /// The direction from the first finger to the second.
  ///
  /// *Units*: radians, clockwise from the right.
  @MainActor
  var angle: CGFloat {
    guard count > 1 else { return 0 }
    return atan2(self[1].position.y - self[0].position.y, self[1].position.x - self[0].position.x)
  }
}
