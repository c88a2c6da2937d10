/// Moves items as the behaviours that were added to it say.
///
/// It runs while anything moves: from the call that wakes it to the step after which all items
/// rest.
///
/// Source: Apple, UIDynamicAnimator.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view in whose space the animator works; nil if it was made without one.
  open var referenceView: UIView? { simulation.space.referenceView }

  /// The behaviours added to the animator itself, in the order of adding, without their children.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  private var added: Set<ObjectIdentifier> = []

  /// Whether the animator runs, and so asks for frames.
  open private(set) var isRunning = false

  /// The time that the animator has run, without pauses.
  ///
  /// *Units*: seconds.
  open private(set) var elapsedTime: TimeInterval = 0

  /// Is told when the animator pauses and resumes; kept weakly.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// Whether the physics is drawn over the reference view: bodies, joints and fields.
  ///
  /// Apple's animators offer this by its key only.
  open var isDebugEnabled = false {
    didSet { updateOverlay() }
  }

  /// How many steps the drawing of the physics stays before it is renewed.
  open var debugInterval = 1

  /// How many times as fast time goes for the items; `elapsedTime` does not follow it.
  ///
  /// No unit.
  open var debugAnimationSpeed: CGFloat = 1

  /// The drawing of the physics while it is shown.
  var overlay: DynamicsOverlay?
  private var ticks = 0

  /// The physics of the items.
  let simulation: Simulation
  /// The runtime that sends frames to the animator.
  private let frames = LayerRuntime.current
  /// The stage on which the animator was made.
  var runtime: Runtime { frames.stage }
  private var queue = BehaviorQueue()
  /// Whether a step or its callbacks run, so that changes have to wait.
  private var isStepping = false
  /// Whether a callback of the running step asked for another step.
  private var needsAnotherStep = false
  private var cachedRegistered: [UIDynamicBehavior]?

  /// Makes an animator without a space of its own, for items that are not views.
  public override init() {
    simulation = Simulation(space: .none, scale: frames.stage.screen.scale)
    super.init()
    showPhysicsIfAsked()
  }

  /// Makes an animator for the views inside a view, which it does not keep alive.
  public init(referenceView view: UIView) {
    simulation = Simulation(space: .view(WeakReference(view)), scale: frames.stage.screen.scale)
    super.init()
    showPhysicsIfAsked()
    view.addBoundsSizeObserver(self)
  }

  /// Makes an animator for the attributes of a collection view's elements, in the content's space.
  ///
  /// Every step invalidates the layout, which the animator does not keep alive.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    simulation = Simulation(space: .layout(WeakReference(layout)), scale: frames.stage.screen.scale)
    super.init()
    showPhysicsIfAsked()
  }

  // MARK: Behaviours

  /// Adds a behaviour with all its children.
  ///
  /// A behaviour that is in the animator already is ignored. One that is added during a step begins
  /// to act after it.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !added.contains(ObjectIdentifier(behavior)) else { return }
    if behavior.parentBehavior != nil { raiseAddedTwice(behavior) }
    if let other = behavior.dynamicAnimator, other !== self {
      raise(
        .invalidArgument,
        "\(behavior) is in another animator. Remove it there before it is added here.")
    }
    guard behaviors.count < Limit.behaviors else {
      stop(
        .tooMany(
          items: "behaviors in an animator", limit: Limit.behaviors,
          advice: "Remove those that have nothing to do any more."))
    }
    added.insert(ObjectIdentifier(behavior))
    behaviors.append(behavior)
    if isStepping {
      queue.add(behavior)
    } else {
      register(behavior, in: nil)
      tickle()
    }
  }

  /// Removes a behaviour that was added to the animator itself.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard added.remove(ObjectIdentifier(behavior)) != nil else { return }
    behaviors.removeOne(behavior)
    if isStepping {
      queue.remove(behavior)
    } else {
      unregister(behavior)
      tickleIfAwake()
    }
  }

  /// Removes all behaviours.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  // MARK: Items

  /// Returns the items whose upright bounding boxes, 10 points larger on all sides, meet the
  /// rectangle.
  ///
  /// *Space*: the reference view's.
  ///
  /// *Shape*: in the order in which the items came in.
  open func items(in rect: CGRect) -> [any UIDynamicItem] { simulation.items(in: rect) }

  /// Returns the attributes of a cell that the animator moves; nil in an animator without a layout.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    simulation.attributes(.cell, nil, indexPath)
  }

  /// Returns the attributes of a supplementary view, such as a header, that the animator moves.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    simulation.attributes(.supplementaryView, kind, indexPath)
  }

  /// Returns the attributes of a decoration view that the animator moves.
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    simulation.attributes(.decorationView, decorationViewKind, indexPath)
  }

  /// Takes over an item's changed centre and rotation, not its size; the item keeps its velocity.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    if simulation.update(item) { tickle() }
  }

  // MARK: Running

  /// Begins to run if there are items.
  func tickle() {
    needsAnotherStep = isStepping
    guard !isRunning, simulation.hasBodies else { return }
    isRunning = true
    frames.addDisplayLink(self)
    runtime.record(.animator(.resumes))
    delegate?.dynamicAnimatorWillResume(self)
  }

  /// Begins to run if a removal made something move.
  func tickleIfAwake() {
    if simulation.isAnythingAwake { tickle() }
  }

  private func pause() {
    isRunning = false
    frames.removeDisplayLink(self)
    runtime.record(.animator(.pauses))
    delegate?.dynamicAnimatorDidPause(self)
  }

  /// The behaviours that act: each added one with its children, in the order of adding.
  private var registered: [UIDynamicBehavior] {
    if let cachedRegistered { return cachedRegistered }
    let registered = behaviors.flatMap(\.subtree).filter { $0.simulation != nil }
    cachedRegistered = registered
    return registered
  }

  private func step(_ seconds: TimeInterval) {
    isStepping = true
    needsAnotherStep = false
    elapsedTime += seconds
    let acting = registered
    simulation.refreshMaterials {
      for behavior in acting { behavior.refreshMaterials(in: simulation) }
    }
    for behavior in acting { behavior.refreshBoundaries(in: simulation) }
    for behavior in acting { behavior.applyPushes(in: simulation) }
    simulation.advance(by: seconds * max(0, TimeInterval(debugAnimationSpeed)))
    simulation.space.layout?.invalidateLayout()
    for behavior in acting { behavior.didStep() }
    tellContacts(to: acting)
    for behavior in acting { behavior.action?() }
    isStepping = false
    drainQueue()
    ticks += 1
    if ticks % max(1, debugInterval) == 0 { updateOverlay() }
    if mayStop { pause() }
  }

  private var mayStop: Bool {
    if behaviors.allSatisfy(\.isStoppable) { return true }
    return !simulation.isAnythingAwake && !needsAnotherStep
  }

  private func drainQueue() {
    while let change = queue.next() {
      switch change {
      case .unregister(let behavior): unregister(behavior)
      case .register(let behavior, let parent): register(behavior, in: parent)
      }
    }
  }

  // MARK: Registration

  /// Makes a new child of a behaviour act: at once, or after the running step.
  func childWasAdded(_ child: UIDynamicBehavior, to parent: UIDynamicBehavior) {
    if isStepping {
      queue.add(child, to: parent)
    } else {
      register(child, in: parent)
      tickle()
    }
  }

  /// Makes a removed child of a behaviour stop acting: at once, or after the running step.
  func childWasRemoved(_ child: UIDynamicBehavior) {
    if isStepping {
      queue.remove(child)
    } else {
      unregister(child)
      tickleIfAwake()
    }
  }

  /// Makes a behaviour act, then its children.
  private func register(_ behavior: UIDynamicBehavior, in parent: UIDynamicBehavior?) {
    guard behavior.simulation == nil, parent == nil || parent?.dynamicAnimator === self else {
      return
    }
    cachedRegistered = nil
    behavior.dynamicAnimator = self
    behavior.willMove(to: self)
    guard behavior.dynamicAnimator === self, behavior.simulation == nil else { return }
    behavior.associate(with: simulation)
    for child in behavior.childBehaviors { register(child, in: behavior) }
  }

  private func unregister(_ behavior: UIDynamicBehavior) {
    guard behavior.dynamicAnimator === self else { return }
    cachedRegistered = nil
    for child in behavior.childBehaviors { unregister(child) }
    behavior.dissociate()
    behavior.dynamicAnimator = nil
    behavior.willMove(to: nil)
  }
}

extension UIDynamicAnimator: DisplayLinkObserver {
  /// Steps the animator if it runs.
  package func displayLinkDidFire(after seconds: TimeInterval) {
    guard isRunning else { return }
    step(seconds)
  }
}

extension UIDynamicAnimator: BoundsSizeObserver {
  /// Begins to run, so that a boundary around the bounds is remade.
  package func boundsSizeDidChange(of view: UIView) { tickle() }
}
