/// Pulls an item to a point, where it comes to stand upright, as if it snapped into place.
///
/// Source: Apple, UISnapBehavior.
open class UISnapBehavior: UIDynamicBehavior {
  private var link: SnapLink?

  /// Stops with Apple's sentence: a snap needs an item and a point.
  public override convenience init() {
    raise(.invalidArgument, "init is undefined for objects of type UISnapBehavior")
  }

  /// Makes a snap of an item to a point.
  ///
  /// *Space*: the reference view's, in points.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
    addMember(item)
  }

  /// The point that the item is pulled to.
  ///
  /// *Space*: the reference view's, in points.
  open var snapPoint: CGPoint {
    didSet {
      guard snapPoint != oldValue else { return }
      change { _ in link?.move(to: snapPoint) }
    }
  }

  /// How much the oscillation at the end is damped; 0 for the most oscillation.
  ///
  /// The value at the moment when the behaviour enters an animator counts.
  ///
  /// No unit, 0...1; 0.5 by default.
  open var damping: CGFloat = 0.5

  override var isComposite: Bool { false }

  override func didAssociate(with simulation: Simulation) {
    link = simulation.snap(
      members.items[0], to: snapPoint, damping: LayerRuntime.current.tuned(.snapDamping, damping))
  }

  override func willDissociate(from simulation: Simulation) {
    link?.remove()
    link = nil
  }
}
