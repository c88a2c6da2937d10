/// A set of rules for the motion of items, or, as an author's subclass, a composition of others.
///
/// Source: Apple, UIDynamicBehavior.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// Called once in every step of the animator, after the items have moved.
  open var action: (() -> Void)?

  /// The behaviours that this one is composed of, in the order of adding.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []

  /// The animator that this behaviour is in, by itself or as a child.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// The behaviour of which this one is a child.
  weak var parentBehavior: UIDynamicBehavior?
  /// At least the number of behaviours nested in this one.
  private var height = 0
  /// The simulation in which the behaviour acts; nil while it is in no animator.
  private(set) weak var simulation: Simulation?
  /// The items of the behaviour.
  private(set) var members = ItemList()

  /// Makes a behaviour without children.
  public override init() { super.init() }

  /// Adds a child; does nothing on Apple's own behaviours, which are complete in themselves.
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

  /// Removes a child; any other behaviour is ignored.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parentBehavior === self else { return }
    behavior.parentBehavior = nil
    childBehaviors.removeAll { $0 === behavior }
    dynamicAnimator?.childWasRemoved(behavior)
  }

  /// Called when the behaviour enters an animator, and with nil when it leaves.
  ///
  /// On entering, `dynamicAnimator` is set already.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: What the built-in behaviours are made of

  /// Whether the behaviour consists only of its children and its action.
  var isComposite: Bool { true }

  /// Whether an animator may stop although this behaviour is in it.
  var isStoppable: Bool {
    guard isComposite else { return false }
    return childBehaviors.isEmpty ? action == nil : childBehaviors.allSatisfy(\.isStoppable)
  }

  /// Called on entering a simulation, when all items have bodies.
  func didAssociate(with simulation: Simulation) {}
  /// Called on leaving a simulation, while all items still have bodies.
  func willDissociate(from simulation: Simulation) {}
  /// Called when an item was added and has a body.
  func didAdd(_ item: any UIDynamicItem, to simulation: Simulation) {}
  /// Called when an item is about to be removed and still has its body.
  func willRemove(_ item: any UIDynamicItem, from simulation: Simulation) {}

  /// Called first in a step, but only if materials changed.
  func refreshMaterials(in simulation: Simulation) {}
  /// Called next in a step, after all behaviours have refreshed materials.
  func refreshBoundaries(in simulation: Simulation) {}
  /// Called last before the simulation advances.
  func applyPushes(in simulation: Simulation) {}
  /// Called when the items have moved, before any callback of the author's.
  func didStep() {}

  /// Updates the heights of this behaviour and its parents; stops if behaviours are nested too
  /// deep.
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
  /// Adds an item, unless it is there already.
  func addMember(_ item: any UIDynamicItem) {
    guard members.append(item) else { return }
    guard let simulation else { return }
    simulation.retain(item)
    didAdd(item, to: simulation)
    dynamicAnimator?.tickle()
  }

  /// Removes an item, if it is there.
  func removeMember(_ item: any UIDynamicItem) {
    guard members.contains(item) else { return }
    if let simulation {
      willRemove(item, from: simulation)
      simulation.release(item)
      dynamicAnimator?.tickleIfAwake()
    }
    _ = members.remove(item)
  }

  /// Enters a simulation; the animator has made sure that the behaviour is in none.
  func associate(with simulation: Simulation) {
    self.simulation = simulation
    for item in members.items { simulation.retain(item) }
    didAssociate(with: simulation)
  }

  /// Leaves the simulation, if the behaviour is in one.
  func dissociate() {
    guard let simulation else { return }
    willDissociate(from: simulation)
    for item in members.items { simulation.release(item) }
    self.simulation = nil
  }

  /// Changes the simulation, if the behaviour is in one, and wakes the animator.
  func change(_ work: (Simulation) -> Void) {
    guard let simulation else { return }
    work(simulation)
    dynamicAnimator?.tickle()
  }

  /// The behaviour and its descendants, each before its children.
  var subtree: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.subtree) }
}

/// Stops with Apple's sentence about a behaviour that is added twice.
@MainActor
func raiseAddedTwice(_ behavior: UIDynamicBehavior) -> Never {
  raise(
    .invalidArgument,
    "Adding the same behavior twice to the same animator is not supported \(behavior)")
}
