/// The kinds of field, with what distinguishes them.
enum FieldKind {
  /// Gives a force from the field, the item's position in points from the field's, velocity, mass,
  /// charge and time.
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

  /// The exponent by which the field falls off with distance.
  ///
  /// Source: docs/measurements.md, “Fields”.
  var defaultFalloff: CGFloat {
    switch self {
    case .radialGravity: 2
    case .spring: -1
    case .electric, .magnetic: 1
    default: 0
    }
  }

  /// Whether the field has `smoothness` and `animationSpeed`.
  var isNoisy: Bool {
    switch self {
    case .noise, .turbulence: true
    default: false
    }
  }
}
