extension Runtime {
  /// Places what asks for it in all windows until nothing does, draws, then tells controllers that
  /// their views have appeared, and begins again where that asked for more.
  ///
  /// - Throws: `UIKitError.layoutDoesNotSettle` after 100 passes.
  package func layOut() throws(UIKitError) {
    try settleLayout()
    for _ in 0..<LayoutState.passLimit where !callsAfterLayout.isEmpty {
      let calls = callsAfterLayout
      callsAfterLayout = []
      for call in calls { call() }
      try settleLayout()
    }
  }

  /// Calls `call` once when layout has settled next.
  func afterLayout(_ call: @escaping @MainActor () -> Void) { callsAfterLayout.append(call) }

  private func settleLayout() throws(UIKitError) {
    var lastPlaced: CALayer?
    for _ in 0..<LayoutState.passLimit {
      for window in windows { window.solveConstraints() }
      guard windows.contains(where: \.layer.hasLayoutToDo) else { break }
      for window in windows where window.layer.hasLayoutToDo {
        window.layer.layoutPass(&lastPlaced)
      }
    }
    if let layer = lastPlaced, windows.contains(where: \.layer.hasLayoutToDo) {
      throw .layoutDoesNotSettle(
        view: layer.title, passes: LayoutState.passLimit)
    }
    for window in windows where window.layer.hasDisplayToDo { window.layer.displayPass() }
  }
}
