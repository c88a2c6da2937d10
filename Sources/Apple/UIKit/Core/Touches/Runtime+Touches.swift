extension Runtime {
  /// Notes what a finger does in this frame, for the pass `touches` to deliver.
  ///
  /// A finger begins, moves or rests any number of times, and ends or is cancelled. Samples of a
  /// finger that is not down are ignored.
  ///
  /// - Parameters:
  ///   - id: The number of the finger.
  ///   - phase: What the finger does.
  ///   - point: Where it does so, in points of the screen.
  package func touch(id: Int, phase: UITouch.Phase, at point: CGPoint) {
    touches.samples.append(TouchState.Sample(id: id, phase: phase, point: point))
  }

  /// Tells recognizers that time has passed, then recognizers and views what the fingers did.
  ///
  /// All samples since the last pass make one event. A finger's second sample begins another event.
  ///
  /// - Returns: how many events there were.
  func deliverTouches() -> Int {
    var count = 0
    passOn()
    while !touches.samples.isEmpty {
      count += 1
      let moment = touches.takeMoment()
      for touch in touches.down { touch.phase = .stationary }
      for sample in moment { apply(sample) }
      passOn(asEvent: true)
    }
    return count
  }

  /// Whether fingers are down, or a timer, a queue or a task waits for its moment.
  package var isWaiting: Bool {
    world.collectWork()
    return !touches.down.isEmpty || !world.timers.isEmpty
  }

  /// The fingers that are down, in the order in which they came down.
  package var touchesDown: [UITouch] { touches.down }

  /// Tells recognizers first, then views, and lets go of fingers that are gone.
  ///
  /// - Parameter isEvent: whether something happened, which the app and its windows pass on; else
  ///   only time has passed.
  private func passOn(asEvent isEvent: Bool = false) {
    guard !touches.down.isEmpty || !touches.lifted.isEmpty || !gestures.inPlay.isEmpty
    else { return }
    let fingers = touches.down
    let event = UIEvent(touches: fingers, timestamp: time)
    let deliver = { [self] in
      gestures.tell(of: fingers, in: event)
      gestures.settle()
      deliverToViews(touches.lifted + fingers, with: event)
      gestures.settle()
    }
    if isEvent {
      touches.delivery = deliver
      application.sendEvent(event)
      touches.delivery = nil
    } else {
      deliver()
    }
    gestures.finish()
    for touch in fingers where touch.phase == .ended {
      scrollToTop(after: touch)
      touches.lastLift = TouchState.Lift(
        position: touch.position, time: time, tapCount: touch.tapCount)
    }
    let gone = touches.down.filter { $0.phase == .ended || $0.phase == .cancelled }
    touches.down.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    touches.lifted = (touches.lifted + gone).filter {
      !$0.isRefusedByView && !$0.isTakenFromView && $0.isHeldBack
    }
  }

  /// Delivers the event that the app passes on, once, whoever of its windows asks.
  func deliverSentEvent() {
    let deliver = touches.delivery
    touches.delivery = nil
    deliver?()
  }

  private func apply(_ sample: TouchState.Sample) {
    if sample.phase == .began {
      if application.isIgnoringInteractionEvents { return }
      let touch = newTouch(for: sample)
      touches.down.append(touch)
      gestures.admit(touch)
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
      || touches.down.contains { excludes($0.view, view) } || isRefused(touch)
    return touch
  }

  /// Returns true when a view keeps a finger from what is inside of it.
  private func isRefused(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return false }
    let event = UIEvent(touches: [touch], timestamp: time)
    return sequence(first: view, next: \.superview).dropFirst().contains {
      !$0.lets(touch, beginIn: view, with: event)
    }
  }

  /// Returns true when one of two views of a window wants to be the only one that gets touches.
  private func excludes(_ touched: UIView?, _ view: UIView?) -> Bool {
    guard let touched, let view, touched !== view, touched.window === view.window else {
      return false
    }
    return touched.isExclusiveTouch || view.isExclusiveTouch
  }
}
