import Geometry

/// An animation from one value to another in the way that a mass on a spring moves.
///
/// Source: Apple, CASpringAnimation.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass on the spring, above 0.
  ///
  /// No unit.
  open var mass: CGFloat = 1
  /// How hard the spring pulls.
  ///
  /// *Units*: 1/s² for a mass of 1.
  open var stiffness: CGFloat = 100
  /// How much the spring is slowed.
  ///
  /// *Units*: 1/s for a mass of 1.
  open var damping: CGFloat = 10
  /// The speed at the beginning, towards the end.
  ///
  /// *Units*: ways a second.
  open var initialVelocity: CGFloat = 0

  /// Whether damping above the critical one makes the spring slower; otherwise it counts as
  /// critical.
  open var allowsOverdamping = false

  /// Makes a spring of a mass of 1 by how long it seems to take and how much it bounces.
  ///
  /// - Parameters:
  ///   - perceptualDuration: seconds.
  ///   - bounce: -1...1; 0 does not swing, 1 swings for ever, less than 0 creeps.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = DampedSpring(perceptualDuration: perceptualDuration, bounce: Double(bounce))
    stiffness = CGFloat(spring.frequency * spring.frequency)
    damping = CGFloat(2 * spring.dampingRatio * spring.frequency)
    allowsOverdamping = bounce < 0
  }

  /// How long the spring seems to take: one swing without damping.
  ///
  /// *Units*: seconds.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }

  /// How much the spring bounces.
  ///
  /// *Units*: -1...1.
  open var bounce: CGFloat {
    let ratio = spring.dampingRatio
    return CGFloat(ratio > 1 ? 1 / ratio - 1 : 1 - ratio)
  }

  /// The time after which less than a thousandth of the way is left.
  ///
  /// *Units*: seconds.
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
    // The spring has its own pace; the timing function bends the spring's time.
    let left = spring.remainder(after: progress * duration, velocity: Double(initialVelocity))
    super.show(on: layer, progress: 1 - left, moment)
  }
}
