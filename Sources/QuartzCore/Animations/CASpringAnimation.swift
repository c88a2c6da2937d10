import Geometry

/// An animation from one value to another as a mass on a spring moves.
///
/// Source: Apple, CASpringAnimation.
@MainActor
open class CASpringAnimation: CABasicAnimation {
  /// No unit, above 0.
  open var mass: CGFloat = 1
  /// How hard the spring pulls. Units: 1/s² a mass of 1.
  open var stiffness: CGFloat = 100
  /// What takes the speed away. Units: 1/s a mass of 1.
  open var damping: CGFloat = 10
  /// Units: ways a second, towards the end.
  open var initialVelocity: CGFloat = 0

  /// Whether a damping above the critical one makes it slower; otherwise it counts as critical.
  open var allowsOverdamping = false

  /// A spring of a mass of 1 that seems to take a time and bounces more or less: 0 does not swing, 1
  /// swings for ever, less than 0 creeps. Units: seconds; -1...1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = DampedSpring(perceptualDuration: perceptualDuration, bounce: Double(bounce))
    stiffness = CGFloat(spring.frequency * spring.frequency)
    damping = CGFloat(2 * spring.dampingRatio * spring.frequency)
    allowsOverdamping = bounce < 0
  }

  /// How long it seems to take: one swing if nothing damped it. Units: seconds.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }

  /// How much it bounces. Units: -1...1.
  open var bounce: CGFloat {
    let ratio = spring.dampingRatio
    return CGFloat(ratio > 1 ? 1 / ratio - 1 : 1 - ratio)
  }

  /// When the rest of the way stays below a thousandth. Units: seconds.
  open var settlingDuration: CFTimeInterval {
    spring.settlingDuration(velocity: Double(initialVelocity))
  }

  private var spring: DampedSpring {
    DampedSpring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      allowsOverdamping: allowsOverdamping)
  }

  override func duplicate() -> Self {
    let copy = super.duplicate()
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
    return copy
  }

  override func show(on layer: CALayer, progress: Double, _ moment: Moment) {
    // The spring has its own pace; the timing function bends the time that it is given.
    let left = spring.remainder(after: progress * duration, velocity: Double(initialVelocity))
    super.show(on: layer, progress: 1 - left, moment)
  }
}
