/// The behaviours added and removed during a step, which the animator registers after it.
///
/// Removals come first. Adding a behaviour that waits to be removed, or the reverse, cancels both.
@MainActor
struct BehaviorQueue {
  /// One thing for the animator to do.
  enum Change {
    case unregister(UIDynamicBehavior)
    case register(UIDynamicBehavior, in: UIDynamicBehavior?)
  }

  private var removals: [UIDynamicBehavior] = []
  private var additions: [(behavior: UIDynamicBehavior, parent: UIDynamicBehavior?)] = []

  /// Notes that a behaviour was added, to a parent or to the animator itself.
  mutating func add(_ behavior: UIDynamicBehavior, to parent: UIDynamicBehavior? = nil) {
    if let index = removals.firstIndex(where: { $0 === behavior }) {
      removals.remove(at: index)
    } else {
      additions.append((behavior, parent))
    }
  }

  /// Notes that a behaviour was removed.
  mutating func remove(_ behavior: UIDynamicBehavior) {
    if let index = additions.firstIndex(where: { $0.behavior === behavior }) {
      additions.remove(at: index)
    } else {
      removals.append(behavior)
    }
  }

  /// Takes out the next thing to do.
  ///
  /// - Returns: the change; nil when there is no more.
  mutating func next() -> Change? {
    if !removals.isEmpty { return .unregister(removals.removeFirst()) }
    guard !additions.isEmpty else { return nil }
    let (behavior, parent) = additions.removeFirst()
    return .register(behavior, in: parent)
  }
}
