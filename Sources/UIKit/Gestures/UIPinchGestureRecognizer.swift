import func Arithmetic.atan2

/// Sees two fingers that move apart or together.
///
/// Source: Apple, UIPinchGestureRecognizer.
@MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How many times as far apart the fingers are as when the gesture began, or as when this was set
  /// to 1.
  open var scale: CGFloat {
    get { base > 0 ? distance / base : 1 }
    set { base = newValue > 0 ? distance / newValue : distance }
  }

  /// How fast `scale` grows. Units: scales a second.
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
    // Fingers that come back go on from the scale that there was.
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
      // What it takes to be a pinch is not counted, as with a drag.
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

  /// By how much the fingers' distance changes before it is a pinch. Units: points.
  ///
  /// Unspecified by Apple: 8 is commonly reported.
  private static let hysteresis: CGFloat = 8
}

extension [UITouch] {
  /// How far the first two fingers are apart. Units: points.
  @MainActor
  var span: CGFloat {
    guard count > 1 else { return 0 }
    return hypot(self[1].position.x - self[0].position.x, self[1].position.y - self[0].position.y)
  }

  /// Which way the second finger lies from the first. Units: radians, clockwise from the right.
  @MainActor
  var angle: CGFloat {
    guard count > 1 else { return 0 }
    return atan2(self[1].position.y - self[0].position.y, self[1].position.x - self[0].position.x)
  }
}
