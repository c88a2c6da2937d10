/// A set of rules for the motion of items, or, as a class of your own, a composition of others.
///
/// Source: Apple, UIDynamicBehavior.
@MainActor
open class UIDynamicBehavior: NSObject {
  /// Called once for every step of the animator, after the items have moved.
  open var action: (() -> Void)?

  /// What this behaviour is composed of, in the order of adding.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []

  /// The animator that this behaviour was added to, alone or within another.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  weak var parentBehavior: UIDynamicBehavior?
  /// No less than how many behaviours lie in this one, one in the other.
  private var height = 0
  /// Where the behaviour acts; nothing while it is in no animator.
  private(set) weak var simulation: Simulation?
  private(set) var members = ItemList()

  public override init() { super.init() }

  /// Composes; does nothing on Apple's own behaviours, which are complete in themselves.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard isComposite, behavior.parentBehavior !== self else { return }
    if behavior.parentBehavior != nil || behavior.dynamicAnimator != nil {
      raiseAddedTwice(behavior)
    }
    if hasAncestor(behavior) {
      raise(.invalidArgument, "A behavior cannot be a child of itself \(behavior)")
    }
    behavior.parentBehavior = self
    rise(over: behavior)
    childBehaviors.append(behavior)
    dynamicAnimator?.childWasAdded(behavior, to: self)
  }

  /// Takes a child out; anything that is not a child is left alone.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parentBehavior === self else { return }
    behavior.parentBehavior = nil
    childBehaviors.removeAll { $0 === behavior }
    dynamicAnimator?.childWasRemoved(behavior)
  }

  /// Called when the behaviour enters an animator, which `dynamicAnimator` names already, and with
  /// nothing when it leaves.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: What the built-in behaviours are made of

  /// Whether the behaviour is nothing but its children and its action.
  var isComposite: Bool { true }

  /// Whether an animator may stop although this behaviour is in it.
  var isStoppable: Bool {
    guard isComposite else { return false }
    return childBehaviors.isEmpty ? action == nil : childBehaviors.allSatisfy(\.isStoppable)
  }

  /// The bodies of all items are there.
  func didAssociate(with simulation: Simulation) {}
  /// The bodies of all items are still there.
  func willDissociate(from simulation: Simulation) {}
  /// The item's body is there.
  func didAdd(_ item: any UIDynamicItem, to simulation: Simulation) {}
  /// The item's body is still there.
  func willRemove(_ item: any UIDynamicItem, from simulation: Simulation) {}

  /// The first part of the preparation of a step, only when materials have changed.
  func refreshMaterials(in simulation: Simulation) {}
  /// The second part, for all behaviours after the first.
  func refreshBoundaries(in simulation: Simulation) {}
  /// The last part.
  func applyPushes(in simulation: Simulation) {}
  /// Items are where the step has left them; no callback has been made yet.
  func didStep() {}

  /// Stops where behaviours would be made of behaviours too often.
  private func rise(over child: UIDynamicBehavior) {
    var (below, above) = (child, self as UIDynamicBehavior?)
    while let behavior = above, behavior.height <= below.height {
      behavior.height = below.height + 1
      (below, above) = (behavior, behavior.parentBehavior)
    }
    guard below.height <= Limit.compositeDepth else {
      stop(.nestedTooDeep(item: "A behavior of \(below)", limit: Limit.compositeDepth))
    }
  }

  private func hasAncestor(_ behavior: UIDynamicBehavior) -> Bool {
    var ancestor: UIDynamicBehavior? = self
    while let current = ancestor {
      if current === behavior { return true }
      ancestor = current.parentBehavior
    }
    return false
  }
}

extension UIDynamicBehavior {
  func addMember(_ item: any UIDynamicItem) {
    guard members.append(item) else { return }
    guard let simulation else { return }
    simulation.retain(item)
    didAdd(item, to: simulation)
    dynamicAnimator?.tickle()
  }

  func removeMember(_ item: any UIDynamicItem) {
    guard members.contains(item) else { return }
    if let simulation {
      willRemove(item, from: simulation)
      simulation.release(item)
      dynamicAnimator?.tickleIfAwake()
    }
    _ = members.remove(item)
  }

  /// Enters a simulation; the animator has checked that it is in none.
  func associate(with simulation: Simulation) {
    self.simulation = simulation
    for item in members.items { simulation.retain(item) }
    didAssociate(with: simulation)
  }

  func dissociate() {
    guard let simulation else { return }
    willDissociate(from: simulation)
    for item in members.items { simulation.release(item) }
    self.simulation = nil
  }

  /// Acts on the simulation if there is one and wakes the animator up.
  func change(_ work: (Simulation) -> Void) {
    guard let simulation else { return }
    work(simulation)
    dynamicAnimator?.tickle()
  }

  /// The behaviour and all that it is composed of, each before its children.
  var subtree: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.subtree) }
}

@MainActor
func raiseAddedTwice(_ behavior: UIDynamicBehavior) -> Never {
  raise(
    .invalidArgument,
    "Adding the same behavior twice to the same animator is not supported \(behavior)")
}
