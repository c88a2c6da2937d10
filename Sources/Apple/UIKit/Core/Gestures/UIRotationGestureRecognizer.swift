/// Recognizes two fingers that turn about each other.
///
/// Source: Apple, UIRotationGestureRecognizer.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle by which the fingers have turned since the gesture began, or since this was set to
  /// 0.
  ///
  /// *Units*: radians, clockwise.
  open var rotation: CGFloat = 0

  /// How fast the fingers turn.
  ///
  /// *Units*: radians a second.
  open private(set) var velocity: CGFloat = 0

  private var angle: CGFloat = 0
  private var time: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if progress.down.count > 2 {
      for touch in touches where progress.down.count > 2 { ignore(touch, for: event) }
      return
    }
    guard progress.down.count == 2 else { return }
    angle = progress.down.angle
    time = event.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard progress.down.count == 2 else { return }
    let now = progress.down.angle
    // The shorter way round: fingers do not turn by half a circle between two frames.
    let turn = (now - angle).remainder(dividingBy: 2 * .pi)
    if state == .possible {
      let way = abs(turn) * progress.down.span / 2
      guard way >= Self.hysteresis else { return }
      angle = now
      rotation = 0
      velocity = 0
      time = event.timestamp
      state = .began
      return
    }
    angle = now
    rotation += turn
    if event.timestamp > time { velocity = turn / CGFloat(event.timestamp - time) }
    time = event.timestamp
    state = .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard progress.down.isEmpty else { return }
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    rotation = 0
    velocity = 0
  }

  /// How far each finger moves on its circle before it is a turn.
  ///
  /// *Units*: points.
  ///
  /// Unspecified by Apple.
  private static let hysteresis: CGFloat = 8

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUIRotationGestureRecognizer }
}
