/// What was added and removed during a step and waits for its end.
///
/// Removals come first. The opposite request cancels the one that waits.
@MainActor
struct BehaviorQueue {
  enum Change {
    case unregister(UIDynamicBehavior)
    case register(UIDynamicBehavior, in: UIDynamicBehavior?)
  }

  private var removals: [UIDynamicBehavior] = []
  private var additions: [(behavior: UIDynamicBehavior, parent: UIDynamicBehavior?)] = []

  mutating func add(_ behavior: UIDynamicBehavior, to parent: UIDynamicBehavior? = nil) {
    if let index = removals.firstIndex(where: { $0 === behavior }) {
      removals.remove(at: index)
    } else {
      additions.append((behavior, parent))
    }
  }

  mutating func remove(_ behavior: UIDynamicBehavior) {
    if let index = additions.firstIndex(where: { $0.behavior === behavior }) {
      additions.remove(at: index)
    } else {
      removals.append(behavior)
    }
  }

  mutating func next() -> Change? {
    if !removals.isEmpty { return .unregister(removals.removeFirst()) }
    guard !additions.isEmpty else { return nil }
    let (behavior, parent) = additions.removeFirst()
    return .register(behavior, in: parent)
  }
}
