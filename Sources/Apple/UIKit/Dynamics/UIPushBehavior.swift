import func Arithmetic.atan2

/// Pushes its items, once or for as long as it is active.
///
/// *Units*: on 100×100 points of density 1, a magnitude of 1 is an acceleration of 100 pt/s², or,
/// of an instantaneous push, a change of speed of 100 pt/s.
///
/// Source: Apple, UIPushBehavior.
open class UIPushBehavior: UIDynamicBehavior {
  /// How long a push lasts.
  public enum Mode: Int, Sendable {
    /// Pushes in every step while the behaviour is active.
    case continuous
    /// Pushes in one step, after which the behaviour is inactive.
    case instantaneous
  }

  /// How long the push lasts.
  open var mode: Mode { storedMode }

  private let storedMode: Mode
  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  private var storedDirection = CGVector.zero
  private var storedAngle: CGFloat = 0
  private var storedMagnitude: CGFloat = 0
  private var hasPushed = false

  /// Makes a continuous push without items.
  public override convenience init() { self.init(items: [], mode: .continuous) }

  /// Makes a push of some items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    storedMode = mode
    super.init()
    for item in items { addItem(item) }
  }

  /// The items that are pushed, in the order of adding.
  open var items: [any UIDynamicItem] { members.items }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { addMember(item) }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    removeMember(item)
    offsets[ObjectIdentifier(item)] = nil
  }

  /// Returns where the push acts on an item.
  ///
  /// *Units*: points from its centre, not turned with the item.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets where the push acts on an item; items that are not pushed are ignored.
  ///
  /// *Units*: points from the item's centre, not turned with the item.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    guard members.contains(item) else { return }
    offsets[ObjectIdentifier(item)] = offset
    change { _ in }
  }

  /// Whether the push acts; setting it to true fires an instantaneous push again.
  open var active = true {
    didSet {
      guard active else { return }
      change { _ in }
    }
  }

  /// The force, or the impulse of an instantaneous push.
  ///
  /// *Units*: 1 is 100 pt/s² (or 100 pt/s) on 100×100 points.
  open var pushDirection: CGVector {
    get { storedDirection }
    set {
      storedDirection = newValue
      storedAngle = atan2(newValue.dy, newValue.dx)
      storedMagnitude = hypot(newValue.dx, newValue.dy)
      change { _ in }
    }
  }

  /// The direction.
  ///
  /// *Units*: radians, clockwise from the right.
  open var angle: CGFloat {
    get { storedAngle }
    set { setAngle(newValue, magnitude: storedMagnitude) }
  }

  /// The strength, which may be negative; setting 0 keeps the angle.
  ///
  /// *Units*: as those of `pushDirection`.
  open var magnitude: CGFloat {
    get { storedMagnitude }
    set { setAngle(storedAngle, magnitude: newValue) }
  }

  /// Sets direction and strength.
  ///
  /// *Units*: radians, clockwise from the right; 100 pt/s² on 100×100 points.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    storedAngle = angle
    storedMagnitude = magnitude
    storedDirection = vector(angle: angle, magnitude: magnitude)
    change { _ in }
  }

  override var isComposite: Bool { false }

  override func didAssociate(with simulation: Simulation) {
    for item in members.items { didAdd(item, to: simulation) }
  }

  override func didAdd(_ item: any UIDynamicItem, to simulation: Simulation) {
    simulation.makeBullet(item)
  }

  override func applyPushes(in simulation: Simulation) {
    guard active else { return }
    let factor = LayerRuntime.current.factor(of: .push, at: storedMagnitude)
    let force = CGVector(dx: storedDirection.dx * factor, dy: storedDirection.dy * factor)
    for item in members.items {
      let offset = targetOffsetFromCenter(for: item)
      switch mode {
      case .continuous: simulation.applyForce(force, to: item, offset: offset)
      case .instantaneous: simulation.applyImpulse(force, to: item, offset: offset)
      }
    }
    hasPushed = true
  }

  override func didStep() {
    if hasPushed, mode == .instantaneous { active = false }
    hasPushed = false
  }
}
