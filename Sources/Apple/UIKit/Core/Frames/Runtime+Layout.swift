extension Runtime {
  /// Lays out all windows, draws, then tells controllers that their views have appeared.
  ///
  /// It begins again where that needs more layout.
  ///
  /// - Returns: the number of rounds of layout.
  /// - Throws: `UIKitError.layoutDoesNotSettle` after 100 passes.
  @discardableResult
  package func layOut() throws(UIKitError) -> Int {
    var rounds = try settleLayout()
    for _ in 0..<LayoutState.passLimit where !world.callsAfterLayout.isEmpty {
      let calls = world.callsAfterLayout
      world.callsAfterLayout = []
      for call in calls { call() }
      rounds += try settleLayout()
    }
    return rounds
  }

  private func settleLayout() throws(UIKitError) -> Int {
    var rounds = 0
    var lastPlaced: CALayer?
    for _ in 0..<LayoutState.passLimit {
      for window in windows { window.solveConstraints() }
      guard windows.contains(where: \.layer.hasLayoutToDo) else { break }
      for window in windows where window.layer.hasLayoutToDo {
        window.layer.layoutPass(&lastPlaced)
      }
      rounds += 1
    }
    if let layer = lastPlaced, windows.contains(where: \.layer.hasLayoutToDo) {
      throw .layoutDoesNotSettle(
        view: layer.title, passes: LayoutState.passLimit)
    }
    for window in windows where window.layer.hasDisplayToDo { window.layer.displayPass() }
    return rounds
  }
}
