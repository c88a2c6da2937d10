/// A field of force that acts on its items wherever they are in its region.
///
/// Lengths in the formulas are metres of 100 points.
///
/// Source: Apple, UIFieldBehavior; formulas and defaults: docs/measurements.md, “Fields”.
open class UIFieldBehavior: UIDynamicBehavior {
  /// The kind of field.
  let kind: FieldKind

  /// The kind that a factory makes.
  ///
  /// It is no argument of `init()`, which is the only initializer that all subclasses have.
  private static var kindInMaking: FieldKind?

  /// Makes a field for a class method; otherwise stops with Apple's sentence.
  public required override init() {
    guard let kind = Self.kindInMaking else {
      raise(name: "Invalid initialization", "Use one of the supplied convenience initializers")
    }
    self.kind = kind
    falloff = kind.defaultFalloff
    super.init()
  }

  private static func make(_ kind: FieldKind) -> Self {
    // A subclass may make another field for a stored property meanwhile.
    let outer = kindInMaking
    kindInMaking = kind
    defer { kindInMaking = outer }
    return Self()
  }

  // MARK: Kinds

  /// Makes a field that slows items down by the square of their speed relative to `direction`.
  open class func dragField() -> Self { make(.drag) }

  /// Makes a field that turns items round its position.
  open class func vortexField() -> Self { make(.vortex) }

  /// Makes a field that pulls items to a point, all equally, whatever they weigh.
  ///
  /// *Space*: the reference view's, in points.
  open class func radialGravityField(position: CGPoint) -> Self {
    let field = make(.radialGravity)
    field.position = position
    return field
  }

  /// Makes a field that pulls items along a direction, all equally, whatever they weigh.
  ///
  /// *Units*: 100 pt/s².
  open class func linearGravityField(direction: CGVector) -> Self {
    let field = make(.linearGravity)
    field.direction = direction
    return field
  }

  /// Makes a field that gives items a velocity and lets no other force act on them.
  ///
  /// *Units*: 100 pt/s.
  open class func velocityField(direction: CGVector) -> Self {
    let field = make(.velocity)
    field.direction = direction
    return field
  }

  /// Makes a field that pushes items by a noise, which varies in place and time, the same on every
  /// run.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = make(.noise)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// Makes a noise that grows with the square of an item's speed; items at rest feel nothing.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = make(.turbulence)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// Makes a field that pulls items to its position as springs do, stronger with distance.
  open class func springField() -> Self { make(.spring) }

  /// Makes a field that pushes charged items away from its position.
  open class func electricField() -> Self { make(.electric) }

  /// Makes a field that turns the way of charged items that move.
  open class func magneticField() -> Self { make(.magnetic) }

  /// Makes a field whose force a block returns in every sub-step.
  ///
  /// The block gets the field; the item's position from the field's (points), velocity (100 points
  /// per second), mass (kg) and charge; and the time (s). It returns a force (100 pt/s² on a
  /// kilogram).
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

  /// The items that the field acts on, in the order of adding.
  open var items: [any UIDynamicItem] { members.items }

  /// Adds an item for the field to act on.
  open func addItem(_ item: any UIDynamicItem) { addMember(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { removeMember(item) }

  // MARK: Properties

  /// The centre of the field.
  ///
  /// Kept in single precision, as Apple's engine keeps it.
  ///
  /// *Space*: the reference view's, in points.
  open var position: CGPoint {
    get { storedPosition.points }
    set {
      storedPosition = MetricPoint(newValue)
      wakeItems()
    }
  }

  private var storedPosition = MetricPoint(.zero)

  /// The region around the position in which the field acts; everywhere by default.
  open var region = UIRegion.infinite {
    didSet { wakeItems() }
  }

  /// The strength of the field.
  ///
  /// No unit; 1 by default.
  open var strength: CGFloat = 1 {
    didSet { wakeItems() }
  }

  /// The power of the distance by which the field becomes weaker.
  ///
  /// No unit; by default 2 for radial gravity, −1 for springs, 1 for electric and magnetic fields,
  /// otherwise 0.
  open var falloff: CGFloat {
    didSet { wakeItems() }
  }

  /// The least distance that counts: nearer items are treated as if they were so far away.
  ///
  /// *Units*: points.
  open var minimumRadius: CGFloat = 100 / 32768 {
    didSet { wakeItems() }
  }

  /// The direction of linear gravity, or the velocity that a velocity field gives and drag nears.
  open var direction = CGVector.zero {
    didSet { wakeItems() }
  }

  /// How smooth the noise is.
  ///
  /// No unit, 0...1; always 0 for fields without noise.
  open var smoothness: CGFloat = 0 {
    didSet {
      if !kind.isNoisy { smoothness = 0 }
      wakeItems()
    }
  }

  /// How fast the noise changes.
  ///
  /// No unit; always 0 for fields without noise.
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

/// A point in metres, in single precision.
struct MetricPoint: Hashable, Sendable {
  private let x: Float
  private let y: Float

  /// Makes a point from points.
  init(_ points: CGPoint) {
    x = 0.01 * Float(points.x)
    y = 0.01 * Float(points.y)
  }

  /// The point in points; 30 reads back 29.9999982, as on Apple's engine.
  ///
  /// Source: docs/measurements.md, “Units”.
  var points: CGPoint { CGPoint(x: 100 * CGFloat(x), y: 100 * CGFloat(y)) }
}
