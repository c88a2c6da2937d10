extension Runtime {
  /// Tells views what the fingers on them did, unless a gesture recognizer delays or cancels it.
  ///
  /// Each view is told once a phase.
  func deliverToViews(_ fingers: [UITouch], with event: UIEvent) {
    let fingers = fingers.filter { $0.view != nil && !$0.isRefusedByView }
    let known = fingers.filter(\.isKnownToView)
    let new = fingers.filter { !$0.isKnownToView && !$0.isTakenFromView && !$0.isArrivalHeldBack }
    for finger in new { finger.isKnownToView = true }
    tell(new, .began) { $0.touchesBegan($1, with: event) }
    tell(known.filter { $0.phase == .moved && !$0.isTakenFromView }, .moved) {
      $0.touchesMoved($1, with: event)
    }
    let ended = (known + new).filter {
      $0.phase == .ended && !$0.isTakenFromView && !$0.isLiftHeldBack
    }
    for finger in ended { finger.isKnownToView = false }
    tell(ended, .ended) { $0.touchesEnded($1, with: event) }
    let cancelled = (known + new).filter { $0.isTakenFromView || $0.phase == .cancelled }
    for finger in cancelled { finger.isKnownToView = false }
    tell(cancelled, .cancelled) { $0.touchesCancelled($1, with: event) }
    for finger in ended + cancelled { finger.isRefusedByView = true }
  }

  private func tell(
    _ fingers: [UITouch], _ phase: UITouch.Phase, by call: (UIView, Set<UITouch>) -> Void
  ) {
    var remaining = fingers
    while let view = remaining.first?.view {
      let told = remaining.filter { $0.view === view }
      remaining.removeAll { $0.view === view }
      let phases = told.map(\.phase)
      for finger in told { finger.phase = phase }
      call(view, Set(told))
      for (finger, phase) in zip(told, phases) { finger.phase = phase }
    }
  }
}

extension UITouch {
  /// Whether a recognizer still keeps something about the finger from its view.
  var isHeldBack: Bool { isArrivalHeldBack || isLiftHeldBack }

  /// Whether a recognizer that delays arriving touches has not failed yet.
  fileprivate var isArrivalHeldBack: Bool {
    recognizers.contains { $0.delaysTouchesBegan && isWatched(by: $0) }
  }

  /// Whether a recognizer that delays lifting touches has not failed yet.
  fileprivate var isLiftHeldBack: Bool {
    recognizers.contains { $0.delaysTouchesEnded && isWatched(by: $0) }
  }

  private func isWatched(by recognizer: UIGestureRecognizer) -> Bool {
    recognizer.isUndecided && recognizer.progress.involved.contains { $0 === self }
  }
}
