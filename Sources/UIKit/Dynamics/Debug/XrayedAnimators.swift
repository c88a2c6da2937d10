/// The dynamic animators of a stage, which are not kept alive.
@MainActor
struct XrayedAnimators {
  private struct Entry {
    weak var animator: UIDynamicAnimator?
    /// Whether its physics was drawn before anybody asked for all.
    var wasDrawn = false
  }

  private var entries: [Entry] = []
  private var roomBeforeForgetting = 16

  /// Adds an animator that was made.
  mutating func add(_ animator: UIDynamicAnimator) {
    if entries.count >= roomBeforeForgetting {
      entries.removeAll { $0.animator == nil }
      roomBeforeForgetting = 2 * entries.count + 16
    }
    entries.append(Entry(animator: animator))
  }

  /// Draws the physics of every animator, or only of those that drew it before.
  mutating func draw(_ isDrawn: Bool) {
    for index in entries.indices {
      guard let animator = entries[index].animator else { continue }
      if isDrawn { entries[index].wasDrawn = animator.isDebugEnabled }
      animator.isDebugEnabled = isDrawn || entries[index].wasDrawn
    }
  }
}

extension Runtime {
  /// Shows the physics of every animator over its view, or shows it no longer.
  ///
  /// The picture changes at once; nothing moves otherwise than before.
  package func showPhysics(_ shows: Bool) {
    guard shows != showsPhysics else { return }
    showsPhysics = shows
    layers.withoutAnimation { xrayedAnimators.draw(shows) }
  }
}
