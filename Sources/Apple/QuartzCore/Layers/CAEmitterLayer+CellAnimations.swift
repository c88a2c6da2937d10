/// Keeps what animations show of an emitter's cells, by key path.
private final class CellValues: CALayer {
  override class func needsDisplay(forKey key: String) -> Bool { key.isOfCell }
}

extension CAEmitterLayer {
  /// Whether an animation of a cell's property runs, such as of `emitterCells.name.birthRate`.
  var hasCellAnimations: Bool {
    addedAnimations.contains { $0.animation.keyPaths.contains(where: \.isOfCell) }
  }

  /// Makes a step with the cells as their animations show them; afterwards they are as they were.
  func withAnimatedCells(_ step: () -> Void) {
    guard hasCellAnimations else { return step() }
    let shown = CellValues()
    var old: [(keyPath: String, value: Any?)] = []
    let time = localTime(at: runtime.time)
    shown.keptValues = [:]
    for added in addedAnimations {
      for keyPath in added.animation.keyPaths where keyPath.isOfCell {
        guard !old.contains(where: { $0.keyPath == keyPath }),
          let value = other(forKeyPath: keyPath)
        else { continue }
        old.append((keyPath, value))
        shown.keptValues?[keyPath] = value
      }
      added.animation.apply(to: shown, at: time, begin: added.begin)
    }
    for (keyPath, _) in old { _ = take(shown.keptValues?[keyPath], forKeyPath: keyPath) }
    step()
    for (keyPath, value) in old { _ = take(value, forKeyPath: keyPath) }
  }
}

extension CAAnimation {
  /// The key paths that the animation changes.
  fileprivate var keyPaths: [String] {
    if let property = self as? CAPropertyAnimation { return property.keyPath.map { [$0] } ?? [] }
    return (self as? CAAnimationGroup)?.animations?.flatMap(\.keyPaths) ?? []
  }
}

extension String {
  /// Whether the key path names a property of a cell.
  fileprivate var isOfCell: Bool { hasPrefix("emitterCells.") }
}
