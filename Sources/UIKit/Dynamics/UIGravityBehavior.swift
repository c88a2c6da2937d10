import func Arithmetic.atan2
import func Arithmetic.cosf
import func Arithmetic.sinf

/// Pulls its items along one direction, all equally, whatever they weigh.
///
/// An animator has one gravity: of several behaviours the last that was changed counts for the
/// items of all, and removing any of them ends it. A magnitude of 1 is 1000 points per second
/// squared. Source: Apple, UIGravityBehavior.
open class UIGravityBehavior: UIDynamicBehavior {
  public override convenience init() { self.init(items: []) }

  public init(items: [any UIDynamicItem]) {
    super.init()
    for item in items { addItem(item) }
  }

  /// What the gravity acts on, in the order of adding.
  open var items: [any UIDynamicItem] { members.items }

  open func addItem(_ item: any UIDynamicItem) { addMember(item) }
  open func removeItem(_ item: any UIDynamicItem) { removeMember(item) }

  /// Direction and strength. Units: 1000 pt/s²; +y is down. Down at strength 1 by default.
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet {
      guard gravityDirection != oldValue else { return }
      change { simulation in
        simulation.setGravity(gravityDirection)
        for item in members.items { simulation.wake(item) }
      }
    }
  }

  /// The direction. Units: radians, clockwise from the right. 0 where there is no strength.
  open var angle: CGFloat {
    get { magnitude == 0 ? 0 : atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength. Units: 1000 pt/s². Setting 0 forgets the direction.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Units: radians, clockwise from the right; 1000 pt/s².
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

/// `m·(cos a, sin a)` in single precision, as Apple's engine computes it.
func vector(angle: CGFloat, magnitude: CGFloat) -> CGVector {
  let angle = Float(angle)
  let magnitude = Float(magnitude)
  return CGVector(dx: CGFloat(magnitude * cosf(angle)), dy: CGFloat(magnitude * sinf(angle)))
}
