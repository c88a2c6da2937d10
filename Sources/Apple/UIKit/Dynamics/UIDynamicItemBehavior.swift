/// The material of its items: how they weigh, bounce, slide and are slowed down.
///
/// Only properties that were set count. If several behaviours of an item set the same property, the
/// last one counts.
///
/// Source: Apple, UIDynamicItemBehavior.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var material = ItemMaterial()
  private var flagged: Set<ItemMaterial.Property> = []
  private var pendingLinear: [ObjectIdentifier: CGVector] = [:]
  private var pendingAngular: [ObjectIdentifier: CGFloat] = [:]

  /// Makes a behaviour without items.
  public override convenience init() { self.init(items: []) }

  /// Makes a behaviour for some items.
  public init(items: [any UIDynamicItem]) {
    super.init()
    for item in items { addItem(item) }
  }

  /// The items that have the properties, in the order of adding.
  open var items: [any UIDynamicItem] { members.items }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { addMember(item) }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    removeMember(item)
    pendingLinear[ObjectIdentifier(item)] = nil
    pendingAngular[ObjectIdentifier(item)] = nil
  }

  /// How much speed a bounce keeps.
  ///
  /// No unit, nominally 0...1; 0.2 by default.
  open var elasticity: CGFloat {
    get { material.elasticity }
    set { set(\.elasticity, newValue, .elasticity) }
  }

  /// How much surfaces resist sliding.
  ///
  /// No unit, 0 or more; 0.2 by default.
  open var friction: CGFloat {
    get { material.friction }
    set { set(\.friction, newValue, .friction) }
  }

  /// How much the items weigh for their size.
  ///
  /// *Units*: 1, the default, makes 100×100 points weigh 1 kg.
  open var density: CGFloat {
    get { material.density }
    set { set(\.density, newValue, .density) }
  }

  /// How strongly motion is slowed down.
  ///
  /// *Units*: 1/s; 0.1 by default, though Apple's page says 0.
  ///
  /// Source: docs/measurements.md, “Material”.
  open var resistance: CGFloat {
    get { material.resistance }
    set { set(\.resistance, newValue, .resistance) }
  }

  /// How strongly rotation is slowed down.
  ///
  /// *Units*: 1/s; 0.1 by default.
  open var angularResistance: CGFloat {
    get { material.angularResistance }
    set { set(\.angularResistance, newValue, .angularResistance) }
  }

  /// What electric and magnetic fields act on; 0 by default.
  open var charge: CGFloat {
    get { material.charge }
    set { set(\.charge, newValue, .charge) }
  }

  /// Whether the items stand still and others collide with them as with a wall.
  open var isAnchored: Bool {
    get { material.isAnchored }
    set { set(\.isAnchored, newValue, .isAnchored) }
  }

  /// Whether forces turn the items; true by default.
  ///
  /// Setting it to false does not end a rotation under way.
  open var allowsRotation: Bool {
    get { material.allowsRotation }
    set { set(\.allowsRotation, newValue, .allowsRotation) }
  }

  /// Adds to an item's velocity; before the behaviour is in an animator, as soon as it is.
  ///
  /// Items that are not in the behaviour are ignored.
  ///
  /// *Units*: points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard members.contains(item), velocity != .zero else { return }
    let velocity = CGVector(dx: velocity.x, dy: velocity.y)
    if simulation != nil {
      change { $0.addVelocity(velocity, to: item) }
    } else {
      let sum = pendingLinear[ObjectIdentifier(item)] ?? .zero
      pendingLinear[ObjectIdentifier(item)] =
        CGVector(dx: sum.dx + velocity.dx, dy: sum.dy + velocity.dy)
    }
  }

  /// Returns an item's velocity; zero unless the behaviour is in an animator and has the item.
  ///
  /// *Units*: points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard members.contains(item), let simulation else { return .zero }
    let velocity = simulation.velocity(of: item)
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }

  /// Adds to an item's angular velocity; before the behaviour is in an animator, as soon as it is.
  ///
  /// Items that are not in the behaviour are ignored.
  ///
  /// *Units*: radians per second, clockwise.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard members.contains(item), velocity != 0 else { return }
    if simulation != nil {
      change { $0.addAngularVelocity(velocity, to: item) }
    } else {
      pendingAngular[ObjectIdentifier(item), default: 0] += velocity
    }
  }

  /// Returns an item's angular velocity; zero unless the behaviour is in an animator and has the
  /// item.
  ///
  /// *Units*: radians per second, clockwise.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    guard members.contains(item), let simulation else { return 0 }
    return simulation.angularVelocity(of: item)
  }

  private func set<Value: Equatable>(
    _ path: WritableKeyPath<ItemMaterial, Value>, _ value: Value, _ property: ItemMaterial.Property
  ) {
    guard material[keyPath: path] != value else { return }
    material[keyPath: path] = value
    flagged.insert(property)
    change { simulation in
      simulation.materialsNeedRefresh = true
      for item in members.items { simulation.wake(item) }
    }
  }

  override var isComposite: Bool { false }

  override func didAssociate(with simulation: Simulation) {
    simulation.materialsNeedRefresh = true
    for item in members.items { didAdd(item, to: simulation) }
  }

  override func willDissociate(from simulation: Simulation) {
    for item in members.items { willRemove(item, from: simulation) }
  }

  override func didAdd(_ item: any UIDynamicItem, to simulation: Simulation) {
    simulation.materialsNeedRefresh = true
    simulation.apply(material, flagged, to: item)
    if let velocity = pendingLinear.removeValue(forKey: ObjectIdentifier(item)) {
      simulation.addVelocity(velocity, to: item)
    }
    if let velocity = pendingAngular.removeValue(forKey: ObjectIdentifier(item)) {
      simulation.addAngularVelocity(velocity, to: item)
    }
  }

  override func willRemove(_ item: any UIDynamicItem, from simulation: Simulation) {
    simulation.materialsNeedRefresh = true
    simulation.apply(ItemMaterial(), ItemMaterial.resetOnRemoval, to: item)
  }

  override func refreshMaterials(in simulation: Simulation) {
    guard !flagged.isEmpty else { return }
    for item in members.items { simulation.apply(material, flagged, to: item) }
  }
}
