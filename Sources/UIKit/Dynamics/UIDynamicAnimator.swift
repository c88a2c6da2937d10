/// Moves items by the behaviours that were added to it.
///
/// It runs while anything moves: from the call that wakes it to the step after which all items
/// rest. Source: Apple, UIDynamicAnimator.
@MainActor
open class UIDynamicAnimator: NSObject {
  /// The view in whose bounds' space the animator works, if it was made with one.
  open var referenceView: UIView? { simulation.space.referenceView }

  /// What was added, in the order of adding; children of behaviours not among them.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  private var added: Set<ObjectIdentifier> = []

  /// Whether the animator asks for frames.
  open private(set) var isRunning = false

  /// The time that has been simulated; pauses do not count. Units: seconds.
  open private(set) var elapsedTime: TimeInterval = 0

  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// Whether the physics is drawn over the reference view: bodies, joints and fields.
  ///
  /// Apple's animators know this by its key only.
  open var isDebugEnabled = false {
    didSet { updateOverlay() }
  }

  /// How many steps a picture of the physics stays.
  open var debugInterval = 1

  /// How fast time goes for the items; `elapsedTime` does not follow it. No unit.
  open var debugAnimationSpeed: CGFloat = 1

  /// The picture of the physics while it is shown.
  var overlay: DynamicsOverlay?
  private var ticks = 0

  let simulation: Simulation
  /// Whose frames the animator asks for.
  private let frames = LayerRuntime.current
  /// The stage that the animator was made on.
  var runtime: Runtime { frames.stage }
  private var queue = BehaviorQueue()
  /// True from the beginning of a step to the end of its callbacks, while changes wait.
  private var isStepping = false
  /// Whether a callback of the running step asked for another one.
  private var needsAnotherStep = false
  private var cachedRegistered: [UIDynamicBehavior]?

  /// An animator without a space of its own, for items that are not views.
  public override init() {
    simulation = Simulation(space: .none, scale: frames.stage.screen.scale)
    super.init()
    showPhysicsIfAsked()
  }

  /// An animator for the view and all that is in it. The view is not kept alive.
  public init(referenceView view: UIView) {
    simulation = Simulation(space: .view(WeakReference(view)), scale: frames.stage.screen.scale)
    super.init()
    showPhysicsIfAsked()
    view.addBoundsSizeObserver(self)
  }

  /// An animator for the attributes of a collection view's elements, in the content's space.
  ///
  /// The layout is asked anew after every step and is not kept alive.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    simulation = Simulation(space: .layout(WeakReference(layout)), scale: frames.stage.screen.scale)
    super.init()
    showPhysicsIfAsked()
  }

  // MARK: Behaviours

  /// Adds a behaviour and all that it is composed of.
  ///
  /// A behaviour that is there already is left alone. During a step the physics of the change
  /// waits for the end of the step.
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

  /// Takes out a behaviour that was added to the animator itself.
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

  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  // MARK: Items

  /// The items whose upright bounding boxes, 10 points fatter on all sides, meet the rectangle.
  ///
  /// *Space*: the reference view's. *Shape*: in the order in which the items came in.
  open func items(in rect: CGRect) -> [any UIDynamicItem] { simulation.items(in: rect) }

  /// The attributes of a cell while the animator moves them; only in an animator with a layout.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    simulation.attributes(.cell, nil, indexPath)
  }

  /// The same for a view of a kind, such as a header.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    simulation.attributes(.supplementaryView, kind, indexPath)
  }

  /// The same for a decoration.
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    simulation.attributes(.decorationView, decorationViewKind, indexPath)
  }

  /// Takes over an item's centre and rotation, not its size; it keeps its velocity.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    if simulation.update(item) { tickle() }
  }

  // MARK: Running

  /// Begins to run if there is anything to move.
  func tickle() {
    needsAnotherStep = isStepping
    guard !isRunning, simulation.hasBodies else { return }
    isRunning = true
    frames.addDisplayLink(self)
    runtime.record(.animator, "resumes")
    delegate?.dynamicAnimatorWillResume(self)
  }

  /// Begins to run if a removal has set something moving.
  func tickleIfAwake() {
    if simulation.isAnythingAwake { tickle() }
  }

  private func pause() {
    isRunning = false
    frames.removeDisplayLink(self)
    runtime.record(.animator, "pauses")
    delegate?.dynamicAnimatorDidPause(self)
  }

  /// All behaviours that act, in the order in which their parents were added.
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

  func childWasAdded(_ child: UIDynamicBehavior, to parent: UIDynamicBehavior) {
    if isStepping {
      queue.add(child, to: parent)
    } else {
      register(child, in: parent)
      tickle()
    }
  }

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
  package func displayLinkDidFire(after seconds: TimeInterval) {
    guard isRunning else { return }
    step(seconds)
  }
}

extension UIDynamicAnimator: BoundsSizeObserver {
  package func boundsSizeDidChange(of view: UIView) { tickle() }
}
