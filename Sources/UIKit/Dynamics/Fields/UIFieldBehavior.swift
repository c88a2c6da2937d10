/// A field of force that acts on its items wherever they are in its region.
///
/// Lengths in the formulas are metres of 100 points. Source: Apple, UIFieldBehavior; formulas and
/// defaults as measured on Apple's engine.
open class UIFieldBehavior: UIDynamicBehavior {
  let kind: FieldKind

  /// What the factories hand to `init()`, which is all that subclasses share.
  private static var kindInMaking: FieldKind?

  /// Stops with Apple's sentence: fields are made by the class methods.
  public required override init() {
    guard let kind = Self.kindInMaking else {
      raise(name: "Invalid initialization", "Use one of the supplied convenience initializers")
    }
    self.kind = kind
    falloff = kind.defaultFalloff
    super.init()
  }

  private static func make(_ kind: FieldKind) -> Self {
    // A subclass may keep another field in a stored property, which is made meanwhile.
    let outer = kindInMaking
    kindInMaking = kind
    defer { kindInMaking = outer }
    return Self()
  }

  // MARK: Kinds

  /// Slows items down with the square of their speed against the direction.
  open class func dragField() -> Self { make(.drag) }

  /// Turns items round the position.
  open class func vortexField() -> Self { make(.vortex) }

  /// Pulls items to a point, whatever they weigh. Space: the reference view's, in points.
  open class func radialGravityField(position: CGPoint) -> Self {
    let field = make(.radialGravity)
    field.position = position
    return field
  }

  /// Pulls items along a direction, whatever they weigh. Units: 100 pt/s².
  open class func linearGravityField(direction: CGVector) -> Self {
    let field = make(.linearGravity)
    field.direction = direction
    return field
  }

  /// Gives items a velocity and lets no other force act on them. Units: 100 pt/s.
  open class func velocityField(direction: CGVector) -> Self {
    let field = make(.velocity)
    field.direction = direction
    return field
  }

  /// Pushes items about by a noise that changes with place and time and repeats on every run.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = make(.noise)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// A noise that grows with the square of an item's speed: nothing happens to what rests.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = make(.turbulence)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// Pulls items to the position as springs do, the more the farther they are.
  open class func springField() -> Self { make(.spring) }

  /// Pushes items away by their charge.
  open class func electricField() -> Self { make(.electric) }

  /// Turns moving items that have a charge.
  open class func magneticField() -> Self { make(.magnetic) }

  /// A force of one's own, asked for in every sub-step.
  ///
  /// Position of the item from the field's (points), its velocity (100 points per second), mass
  /// (kg) and charge, and the time (s) give a force (100 pt/s² on a kilogram).
  open class func field(
    evaluationBlock block:
      @escaping (
        _ field: UIFieldBehavior, _ position: CGPoint, _ velocity: CGVector, _ mass: CGFloat,
        _ charge: CGFloat, _ deltaTime: TimeInterval
      ) -> CGVector
  ) -> Self {
    make(.custom(block))
  }

  // MARK: Items

  /// What the field acts on, in the order of adding.
  open var items: [any UIDynamicItem] { members.items }

  open func addItem(_ item: any UIDynamicItem) { addMember(item) }
  open func removeItem(_ item: any UIDynamicItem) { removeMember(item) }

  // MARK: Properties

  /// Where the field has its centre. Space: the reference view's, in points.
  ///
  /// Kept in single precision, as Apple's engine keeps it.
  open var position: CGPoint {
    get { storedPosition.points }
    set {
      storedPosition = MetricPoint(newValue)
      wakeItems()
    }
  }

  private var storedPosition = MetricPoint(.zero)

  /// Where the field acts, around its position; everywhere by default.
  open var region = UIRegion.infinite {
    didSet { wakeItems() }
  }

  /// How strong the field is. No unit; 1 by default.
  open var strength: CGFloat = 1 {
    didSet { wakeItems() }
  }

  /// The power of the distance by which the field becomes weaker. No unit.
  ///
  /// 2 for radial gravity, −1 for springs, 1 for electric and magnetic fields, otherwise 0.
  open var falloff: CGFloat {
    didSet { wakeItems() }
  }

  /// Nearer items are treated as if they were so far away. Units: points.
  open var minimumRadius: CGFloat = 100 / 32768 {
    didSet { wakeItems() }
  }

  /// The direction of linear gravity, of the velocity, and of what drag holds against.
  open var direction = CGVector.zero {
    didSet { wakeItems() }
  }

  /// How smooth the noise is. No unit, 0...1. Fields without noise answer 0.
  open var smoothness: CGFloat = 0 {
    didSet {
      if !kind.isNoisy { smoothness = 0 }
      wakeItems()
    }
  }

  /// How fast the noise changes. No unit. Fields without noise answer 0.
  open var animationSpeed: CGFloat = 0 {
    didSet {
      if !kind.isNoisy { animationSpeed = 0 }
      wakeItems()
    }
  }

  private func wakeItems() {
    change { simulation in
      for item in members.items { simulation.wake(item) }
    }
  }

  // MARK: Acting

  override var isComposite: Bool { false }

  override func didAssociate(with simulation: Simulation) {
    simulation.add(self)
    for item in members.items { didAdd(item, to: simulation) }
  }

  override func willDissociate(from simulation: Simulation) {
    for item in members.items { willRemove(item, from: simulation) }
    simulation.remove(self)
  }

  override func didAdd(_ item: any UIDynamicItem, to simulation: Simulation) {
    simulation.itemBody(of: item)?.fields.append(self)
  }

  override func willRemove(_ item: any UIDynamicItem, from simulation: Simulation) {
    guard let itemBody = simulation.itemBody(of: item) else { return }
    itemBody.fields.removeAll { $0 === self }
    itemBody.suspendGravity(false)
  }
}

/// A point in metres of single precision.
struct MetricPoint: Hashable, Sendable {
  private let x: Float
  private let y: Float

  init(_ points: CGPoint) {
    x = 0.01 * Float(points.x)
    y = 0.01 * Float(points.y)
  }

  /// Units: points. 30 reads back 29.9999982, as measured.
  var points: CGPoint { CGPoint(x: 100 * CGFloat(x), y: 100 * CGFloat(y)) }
  var metres: CGPoint { CGPoint(x: CGFloat(x), y: CGFloat(y)) }
}
