/// The timing of a spring.
///
/// Source: Apple, UISpringTimingParameters.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The velocity at the beginning, towards the end.
  ///
  /// A centre has a velocity along each axis; all other values have that of `dx`.
  ///
  /// *Units*: ways a second.
  public let initialVelocity: CGVector
  let timing: SpringTiming

  /// Makes the system's own spring, which does not swing and takes its own time.
  public convenience override init() { self.init(.system) }

  /// Makes a spring that is at rest at the end of the animation.
  ///
  /// - Parameters:
  ///   - ratio: the damping ratio; 1 does not swing.
  ///   - velocity: ways a second, towards the end.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
    let tuned = LayerRuntime.current.tuned(.springDamping, ratio)
    timing = SpringTiming(dampingRatio: Double(tuned), initialVelocity: velocity)
    super.init()
  }

  /// Makes a spring that takes its own time, whatever the animation's duration.
  ///
  /// A damping above the critical one counts as critical.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init(
      DampedSpring(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping)), velocity)
  }

  /// Makes a spring by how long it seems to take and how much it bounces.
  ///
  /// Until it rests it takes its own time, whatever the animation's duration.
  ///
  /// - Parameters:
  ///   - duration: seconds.
  ///   - bounce: -1...1; 0 does not swing, 1 swings for ever, less than 0 creeps.
  ///   - velocity: ways a second, towards the end.
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

  /// Always `.spring`.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Always `nil`: a spring has no control points.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  open var springTimingParameters: UISpringTimingParameters? { self }
}
