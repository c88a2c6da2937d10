extension Runtime {
  /// Tells the views in which the fingers came down, each view once a phase.
  func deliverToViews(_ fingers: [UITouch], with event: UIEvent) {
    let heard = fingers.filter { !$0.isRefusedByView }
    tell(heard, .began) { $0.touchesBegan($1, with: event) }
    tell(heard, .moved) { $0.touchesMoved($1, with: event) }
    tell(heard, .ended) { $0.touchesEnded($1, with: event) }
    tell(heard, .cancelled) { $0.touchesCancelled($1, with: event) }
  }

  private func tell(
    _ fingers: [UITouch], _ phase: UITouch.Phase, by call: (UIView, Set<UITouch>) -> Void
  ) {
    var remaining = fingers.filter { $0.phase == phase }
    while let view = remaining.first?.view {
      call(view, Set(remaining.filter { $0.view === view }))
      remaining.removeAll { $0.view === view }
    }
  }
}
