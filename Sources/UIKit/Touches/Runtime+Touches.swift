extension Runtime {
  /// Says what a finger does in this frame; `deliverTouches` passes it on.
  ///
  /// *Space*: points of the screen. A finger begins, moves or rests any number of times, and ends
  /// or is cancelled. What is said of a finger that is not down is not heard.
  package func touch(id: Int, phase: UITouch.Phase, at point: CGPoint) {
    touches.samples.append(TouchState.Sample(id: id, phase: phase, point: point))
  }

  /// The touch pass: calls that were waiting for this moment, then what the fingers do.
  ///
  /// All that was said since the last pass is one event, unless a finger did two things: then each
  /// is an event of its own.
  package func deliverTouches() {
    while let call = timers.takeDue(at: time) { call() }
    while !touches.samples.isEmpty { deliver(touches.takeMoment()) }
  }

  /// Whether fingers are down or something waits for a moment to come.
  package var isWaitingForTouches: Bool { !touches.down.isEmpty || !timers.isEmpty }

  /// The fingers that are down, in the order in which they came down.
  package var touchesDown: [UITouch] { touches.down }

  private func deliver(_ samples: [TouchState.Sample]) {
    for touch in touches.down { touch.phase = .stationary }
    for sample in samples { apply(sample) }
    let fingers = touches.down
    deliverToViews(fingers, with: UIEvent(touches: fingers, timestamp: time))
    for touch in fingers where touch.phase == .ended {
      touches.lastLift = TouchState.Lift(
        position: touch.position, time: time, tapCount: touch.tapCount)
    }
    touches.down.removeAll { $0.phase == .ended || $0.phase == .cancelled }
  }

  private func apply(_ sample: TouchState.Sample) {
    if sample.phase == .began {
      touches.down.append(newTouch(for: sample))
      return
    }
    guard let touch = touches.down.first(where: { $0.id == sample.id }) else { return }
    let position = touch.window?.convertFromSuperview(sample.point) ?? sample.point
    let isMove = sample.phase == .moved || sample.phase == .stationary
    if isMove, position == touch.position { return }
    touch.phase = isMove ? .moved : sample.phase
    touch.previousPosition = touch.position
    touch.position = position
    touch.timestamp = time
  }

  private func newTouch(for sample: TouchState.Sample) -> UITouch {
    let view = hitTest(sample.point)
    let window = view?.window
    let position = window?.convertFromSuperview(sample.point) ?? sample.point
    let touch = UITouch(
      id: sample.id, position: position, timestamp: time, window: window, view: view)
    if let last = touches.lastLift,
      time - last.time <= TouchState.longestTimeBetweenTaps,
      hypot(position.x - last.position.x, position.y - last.position.y)
        <= TouchState.longestWayBetweenTaps
    {
      touch.tapCount = last.tapCount + 1
    }
    touch.isRefusedByView =
      view?.isMultipleTouchEnabled == false && touches.down.contains { $0.view === view }
    return touch
  }
}
