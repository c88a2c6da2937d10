/// Recognizes fingers that drag.
///
/// Source: Apple, UIPanGestureRecognizer; the thresholds: docs/measurements.md, “Gestures”.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers that drag.
  open var minimumNumberOfTouches = 1

  /// The most fingers that drag.
  open var maximumNumberOfTouches = Int.max

  /// The scrolling of mice and trackpads that drags, too; recorded only, for there are none.
  ///
  /// Source: Apple, UIPanGestureRecognizer.allowedScrollTypesMask.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// How far the fingers move along one axis before it is a drag.
  ///
  /// `translation(in:)` leaves this way out.
  ///
  /// *Units*: points.
  static let hysteresis: CGFloat = 10

  /// The way since enough fingers came down.
  ///
  /// *Space*: the window's.
  private var way = CGVector.zero
  /// What `translation(in:)` returns.
  ///
  /// *Space*: the window's.
  private var translation = CGVector.zero
  /// The middle of the fingers that are down.
  ///
  /// *Space*: the window's.
  private var middle: CGPoint?
  private var speedometer = Speedometer()

  /// Returns how far the fingers have dragged, along the axes of a view, or of the window for nil.
  ///
  /// *Units*: points of that view.
  open func translation(in view: UIView?) -> CGPoint {
    let vector = translation.mapped(by: axes(of: view))
    return CGPoint(x: vector.dx, y: vector.dy)
  }

  /// Sets the translation so far, from which later moves go on.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    self.translation = CGVector(dx: translation.x, dy: translation.y)
      .mapped(by: axes(of: view).inverted())
  }

  /// Returns how fast the fingers move, along the axes of a view, or of the window for nil.
  ///
  /// *Units*: points of that view a second.
  open func velocity(in view: UIView?) -> CGPoint {
    let vector = speedometer.velocity.mapped(by: axes(of: view))
    return CGPoint(x: vector.dx, y: vector.dy)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if progress.down.count > maximumNumberOfTouches {
      if state == .possible {
        state = .failed
      } else {
        for touch in touches { ignore(touch, for: event) }
      }
      return
    }
    if middle == nil, progress.down.count >= minimumNumberOfTouches {
      speedometer = Speedometer(time: event.timestamp)
      way = .zero
      middle = progress.down.middle
    } else if middle != nil {
      middle = progress.down.middle
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let step = takeStep() else { return }
    speedometer.moved(by: step, at: event.timestamp)
    drag(by: step)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if let step = takeStep() {
      speedometer.lifted(after: step, at: event.timestamp)
      if step != .zero { drag(by: step, isLast: true) }
    }
    if progress.down.count >= minimumNumberOfTouches {
      middle = progress.down.middle
    } else {
      state = state == .possible ? .failed : .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    way = .zero
    translation = .zero
    middle = nil
    speedometer = Speedometer()
  }

  /// Notes where the fingers are.
  ///
  /// - Returns: how far they moved since the last step; nil while there are too few.
  private func takeStep() -> CGVector? {
    guard let last = middle, let now = progress.tracked.middle else { return nil }
    middle = now
    return CGVector(dx: now.x - last.x, dy: now.y - last.y)
  }

  private func drag(by step: CGVector, isLast: Bool = false) {
    way = CGVector(dx: way.dx + step.dx, dy: way.dy + step.dy)
    guard state == .possible else {
      translation = CGVector(dx: translation.dx + step.dx, dy: translation.dy + step.dy)
      if !isLast { state = .changed }
      return
    }
    guard max(abs(way.dx), abs(way.dy)) >= Self.hysteresis else { return }
    translation = CGVector(dx: Self.beyondHysteresis(way.dx), dy: Self.beyondHysteresis(way.dy))
    if !isLast { state = .began }
  }

  private static func beyondHysteresis(_ way: CGFloat) -> CGFloat {
    let rest = max(abs(way) - hysteresis, 0)
    return way < 0 ? -rest : rest
  }

  /// Returns the map from the window's axes to a view's.
  private func axes(of view: UIView?) -> CGAffineTransform {
    guard let view else { return .identity }
    return view.layer.transform(to: nil).inverted()
  }

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUIPanGestureRecognizer }
}

extension CGVector {
  /// Returns the vector mapped by a transform, whose translation is left out.
  fileprivate func mapped(by map: CGAffineTransform) -> CGVector {
    CGVector(dx: map.a * dx + map.c * dy, dy: map.b * dx + map.d * dy)
  }
}
