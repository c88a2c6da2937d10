extension UIViewPropertyAnimator {
  /// Collects changes that begin after a share of the time that is left.
  ///
  /// - Parameters:
  ///   - changes: makes the changes.
  ///   - delayFactor: the share, 0...1.
  ///   - place: how much of the whole time is over, 0...1.
  ///   - batch: what takes the changes.
  func collect(
    _ changes: () -> Void, delayFactor: Double, from place: Double, into batch: AnimationBatch
  ) {
    let start = place + delayFactor * (1 - place)
    var span = batch.whole
    if start > 0 {
      span = AnimationSpan(start: start, length: 1 - start)
      batch.add(span)
    }
    // An animator of a view in a list is made while the list's own changes are not animated.
    runtime.withAnimation { runtime.collect(into: batch, span, changes) }
  }

  /// Goes on where the animation was held: along its timing if it was moved along that, else
  /// evenly.
  func goOn() {
    guard let batch else { return }
    if !scrubsLinearly, batch.resume(reversed: isReversed) { return }
    batch.release(reversed: isReversed)
  }

  /// Begins to animate what was added; `delay` in seconds.
  func begin(delay: TimeInterval) {
    let batch = AnimationBatch(
      duration: UIView.tuned(duration), delay: delay, curve: timingParameters.curve,
      options: isUserInteractionEnabled ? .allowUserInteraction : [], runtime: runtime,
      completion: { [weak self] _ in self?.batchEnded() })
    batch.isSteered = true
    batch.isTouchedWhereSeen = isUserInteractionEnabled && !isManualHitTestingEnabled
    batch.staysAtEnd = { [weak self] in self?.stayAtEnd() ?? false }
    self.batch = batch
    state = .active
    let blocks = blocks
    self.blocks = []
    runtime.collect(into: batch) {
      for block in blocks {
        collect(block.changes, delayFactor: block.delayFactor, from: 0, into: batch)
      }
    }
    runtime.timeline.hold(self, during: batch)
  }

  /// Holds the animation at its end if `pausesOnCompletion`.
  ///
  /// - Returns: true when it did.
  private func stayAtEnd() -> Bool {
    guard pausesOnCompletion, state == .active, let batch else { return false }
    isRunning = false
    batch.hold(at: batch.isReversed ? 0 : 1)
    return true
  }

  /// Ends the animation because its batch has come to its end by itself.
  private func batchEnded() {
    guard let batch, state == .active else { return }
    self.batch = nil
    conclude(at: batch.isReversed ? .start : .end)
  }

  /// Ends the animation at a place, and calls the completions.
  func finish(at position: UIViewAnimatingPosition) {
    let batch = batch
    self.batch = nil
    switch position {
    case .end: batch?.end(.values, finished: true)
    case .start: batch?.end(.beginnings, finished: true)
    case .current: batch?.end(.present, finished: true)
    }
    conclude(at: position)
  }

  private func conclude(at position: UIViewAnimatingPosition) {
    isRunning = false
    state = .inactive
    let completions = completions
    self.completions = []
    for completion in completions { completion(position) }
  }

  /// Raises where the animation is not interruptible.
  func requireInterruptible(_ verb: String) {
    guard !isInterruptible else { return }
    raise(
      .internalInconsistency,
      "It is an error to \(verb) an animation that is not interruptible: \(self)")
  }

  /// Raises because the animation is stopped.
  func raiseStopped(_ verb: String) -> Never {
    raise(
      .internalInconsistency,
      "It is an error to \(verb) an animation that is in the stopped state: \(self)")
  }
}
