/// Timing as of a spring.
///
/// Source: Apple, UISpringTimingParameters.
@MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// Units: ways a second, towards the end. A centre has a velocity along each axis; what else is
  /// animated takes that of `dx`.
  public let initialVelocity: CGVector
  let timing: SpringTiming

  /// The system's own spring, which does not swing and takes its own time.
  public convenience override init() { self.init(.system) }

  /// A spring that comes to rest at the end of the animation: 1 does not swing.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
    timing = SpringTiming(dampingRatio: Double(ratio), initialVelocity: velocity)
    super.init()
  }

  /// A spring that takes its own time, whatever the animation's duration; more than critical damping
  /// counts as critical.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init(
      DampedSpring(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping)), velocity)
  }

  /// A spring that seems to take a time and bounces more or less: 0 does not swing, 1 swings for
  /// ever, less than 0 creeps. Units: seconds; -1...1.
  ///
  /// Until it rests it takes its own time, whatever the animation's duration.
  public convenience init(
    duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero
  ) {
    self.init(DampedSpring(perceptualDuration: duration, bounce: Double(bounce)), velocity)
  }

  private init(_ spring: DampedSpring, _ velocity: CGVector = .zero) {
    initialVelocity = velocity
    timing = SpringTiming(spring, initialVelocity: velocity)
    super.init()
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}
