/// The kinds of field, with what only they have.
enum FieldKind {
  /// Field, position in points from the field's, velocity, mass, charge and time.
  typealias EvaluationBlock = (
    UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
  ) -> CGVector

  case drag
  case vortex
  case radialGravity
  case linearGravity
  case velocity
  case noise
  case turbulence
  case spring
  case electric
  case magnetic
  case custom(EvaluationBlock)

  /// The exponent by which the field falls off with distance, as measured on Apple's engine.
  var defaultFalloff: CGFloat {
    switch self {
    case .radialGravity: 2
    case .spring: -1
    case .electric, .magnetic: 1
    default: 0
    }
  }

  /// Whether `smoothness` and `animationSpeed` can be set.
  var isNoisy: Bool {
    switch self {
    case .noise, .turbulence: true
    default: false
    }
  }
}
