import func Arithmetic.atan2
import func Arithmetic.cosf
import func Arithmetic.sinf

/// Pulls its items along one direction, all equally, whatever they weigh.
///
/// An animator has one gravity. Of several gravity behaviours, the one that was changed last pulls
/// the items of all, and removing any of them ends the gravity of all.
///
/// *Units*: a magnitude of 1 is 1000 points per second squared.
///
/// Source: Apple, UIGravityBehavior.
open class UIGravityBehavior: UIDynamicBehavior {
  /// Makes a behaviour without items.
  public override convenience init() { self.init(items: []) }

  /// Makes a behaviour for some items.
  public init(items: [any UIDynamicItem]) {
    super.init()
    for item in items { addItem(item) }
  }

  /// The items that gravity pulls, in the order of adding.
  open var items: [any UIDynamicItem] { members.items }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { addMember(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { removeMember(item) }

  /// The direction and strength: down at strength 1 by default.
  ///
  /// *Units*: 1000 pt/s²; +y is down.
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet {
      guard gravityDirection != oldValue else { return }
      change { simulation in
        simulation.setGravity(gravityDirection)
        for item in members.items { simulation.wake(item) }
      }
    }
  }

  /// The direction; 0 while the magnitude is 0.
  ///
  /// *Units*: radians, clockwise from the right.
  open var angle: CGFloat {
    get { magnitude == 0 ? 0 : atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength; setting 0 loses the direction.
  ///
  /// *Units*: 1000 pt/s².
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets direction and strength.
  ///
  /// *Units*: radians, clockwise from the right; 1000 pt/s².
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = vector(angle: angle, magnitude: magnitude)
  }

  override var isComposite: Bool { false }

  override func didAssociate(with simulation: Simulation) {
    simulation.enterGravity(gravityDirection)
    for item in members.items { didAdd(item, to: simulation) }
  }

  override func willDissociate(from simulation: Simulation) {
    for item in members.items { willRemove(item, from: simulation) }
    simulation.leaveGravity()
  }

  override func didAdd(_ item: any UIDynamicItem, to simulation: Simulation) {
    simulation.setAffectedByGravity(true, item)
    simulation.makeBullet(item)
  }

  override func willRemove(_ item: any UIDynamicItem, from simulation: Simulation) {
    simulation.setAffectedByGravity(false, item)
  }
}

/// Returns `m·(cos a, sin a)` in single precision, as Apple's engine computes it.
func vector(angle: CGFloat, magnitude: CGFloat) -> CGVector {
  let angle = Float(angle)
  let magnitude = Float(magnitude)
  return CGVector(dx: CGFloat(magnitude * cosf(angle)), dy: CGFloat(magnitude * sinf(angle)))
}
