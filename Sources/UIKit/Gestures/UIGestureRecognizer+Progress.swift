extension UIGestureRecognizer {
  /// The stage whose fingers the recognizer watches.
  var runtime: Runtime { view?.runtime ?? .current }

  /// Asks for a state, to be decided upon in this event, or in the next pass outside of one.
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

  /// Asks for `timeHasCome` after some seconds, in place of what was asked for before.
  func startTimer(after seconds: TimeInterval) {
    stopTimer()
    let runtime = runtime
    progress.timer = runtime.timers.add(at: runtime.time + seconds) { [weak self] in
      self?.progress.timer = nil
      self?.timeHasCome()
    }
  }

  func stopTimer() {
    if let timer = progress.timer { runtime.timers.remove(timer) }
    progress.timer = nil
  }

  func sharesTouches(with other: UIGestureRecognizer) -> Bool {
    progress.involved.contains { touch in other.progress.involved.contains { $0 === touch } }
  }

  /// Whether this recognizer has to wait until `other` has failed.
  func mustWait(for other: UIGestureRecognizer) -> Bool {
    if progress.requirements.contains(where: { $0.recognizer === other }) { return true }
    guard sharesTouches(with: other) else { return false }
    return shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Whether `other` cannot recognize once this one has.
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    return delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
      && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
  }

  var mayBegin: Bool {
    views.allSatisfy { $0.gestureRecognizerShouldBegin(self) }
      && delegate?.gestureRecognizerShouldBegin(self) != false
  }

  /// The views in which the fingers came down and those around them up to the recognizer's own,
  /// each once.
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

  /// Whether the recognizer watches a finger that has come down.
  func takes(_ touch: UITouch) -> Bool {
    isEnabled && !progress.isOver && progress.waiting == nil
      && delegate?.gestureRecognizer(self, shouldReceive: touch) != false
  }
}
