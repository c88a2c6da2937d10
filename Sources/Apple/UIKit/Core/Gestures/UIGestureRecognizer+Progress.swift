extension UIGestureRecognizer {
  /// The runtime whose fingers the recognizer watches: its window's, or the current one.
  var runtime: Runtime { view?.runtime ?? .current }

  /// Asks for a state, which the arbiter decides on in this event, or in the next pass outside of
  /// one.
  func request(_ state: State) {
    guard state != .possible, !progress.isOver else { return }
    let isIdle = progress.involved.isEmpty && progress.state == .possible
    if isIdle, state == .cancelled || state == .failed { return }
    progress.requests.append(state)
    runtime.gestures.enter(self)
  }

  /// Whether the recognizer may still recognize or fail.
  var isUndecided: Bool {
    guard progress.state == .possible, !progress.involved.isEmpty else { return false }
    return !progress.requests.isEmpty || progress.waiting != nil || isExpectingMore
      || !progress.down.isEmpty
  }

  /// Asks for a call of `timeHasCome` after some seconds, and takes back the one asked for before.
  func startTimer(after seconds: TimeInterval) {
    stopTimer()
    let runtime = runtime
    progress.timer = runtime.world.timers.add(at: runtime.time + seconds) { [weak self] in
      self?.progress.timer = nil
      self?.timeHasCome()
    }
  }

  /// Takes back the call asked for by `startTimer`.
  func stopTimer() {
    if let timer = progress.timer { runtime.world.timers.remove(timer) }
    progress.timer = nil
  }

  /// Returns true when the two recognizers watch a finger in common.
  func sharesTouches(with other: UIGestureRecognizer) -> Bool {
    progress.involved.contains { touch in other.progress.involved.contains { $0 === touch } }
  }

  /// Returns true when this recognizer has to wait until `other` has failed.
  func mustWait(for other: UIGestureRecognizer) -> Bool {
    if progress.requirements.contains(where: { $0.recognizer === other }) { return true }
    guard sharesTouches(with: other) else { return false }
    return shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Returns true when `other` cannot recognize once this one has.
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    return delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
      && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
  }

  /// Whether the delegate and the views around the fingers let the gesture begin.
  var mayBegin: Bool {
    views.allSatisfy { $0.gestureRecognizerShouldBegin(self) }
      && delegate?.gestureRecognizerShouldBegin(self) != false
  }

  /// The views under the fingers and those around them, up to the recognizer's own; each once.
  private var views: [UIView] {
    var views: [UIView] = []
    for touch in progress.involved {
      var next = touch.view
      while let view = next, view !== self.view, !views.contains(where: { $0 === view }) {
        views.append(view)
        next = view.superview
      }
    }
    return view.map { views + [$0] } ?? []
  }

  /// Returns true when the recognizer watches a finger that has just come down.
  func takes(_ touch: UITouch) -> Bool {
    isEnabled && !progress.isOver && progress.waiting == nil
      && progress.touchTypes?.contains { $0.intValue == touch.type.rawValue } != false
      && delegate?.gestureRecognizer(self, shouldReceive: touch) != false
  }
}
