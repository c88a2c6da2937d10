import func Arithmetic.pow

/// Where an item is in a field and how it moves, in metres of 100 points.
struct FieldSample {
  /// The item's place from the field's position.
  ///
  /// *Units*: metres.
  var position: CGVector
  /// The item's velocity.
  ///
  /// *Units*: metres per second.
  var velocity: CGVector
  /// The item's mass.
  ///
  /// *Units*: kilograms.
  var mass: CGFloat
  /// The item's charge; no unit.
  var charge: CGFloat
  /// The world's time after the sub-step.
  ///
  /// *Units*: seconds.
  var time: TimeInterval
}

extension UIFieldBehavior {
  /// The smallest strength that acts, and the smallest falloff that weakens: 2⁻¹⁵.
  private static let smallest: CGFloat = 1 / 32768
  /// How near to its position radial gravity ends.
  ///
  /// *Units*: square metres.
  private static let smallestSquaredRadius: CGFloat = 1e-5

  /// Returns true when a point is in the field's region.
  ///
  /// *Units*: metres from the field's position.
  func contains(_ position: CGVector) -> Bool {
    region.contains(CGPoint(x: position.dx * 100, y: position.dy * 100))
  }

  /// Returns the force of the field on an item in its region.
  ///
  /// *Units*: newtons.
  ///
  /// Source: docs/measurements.md, “Fields”.
  func force(_ sample: FieldSample) -> CGVector {
    let strength = LayerRuntime.current.tuned(.field, strength)
    let scale: CGFloat =
      switch kind {
      case .linearGravity, .radialGravity: strength * sample.mass
      case .electric: strength * sample.charge
      case .magnetic: sample.charge == 0 ? 0 : strength
      default: strength
      }
    guard abs(scale) >= Self.smallest else { return .zero }
    let p = sample.position
    let r = hypot(p.dx, p.dy)
    let fall = scale * weakening(at: r)
    guard fall.isFinite else { return .zero }
    let outward = r > 0 ? p.scaled(by: 1 / r) : .zero
    let v = sample.velocity
    switch kind {
    case .linearGravity:
      return direction.scaled(by: fall)
    case .radialGravity:
      return r * r < Self.smallestSquaredRadius ? .zero : outward.scaled(by: -fall)
    case .spring:
      return outward.scaled(by: -fall)
    case .electric:
      return outward.scaled(by: fall)
    case .magnetic:
      return CGVector(dx: v.dy, dy: -v.dx).scaled(by: fall)
    case .vortex:
      return CGVector(dx: -outward.dy, dy: outward.dx).scaled(by: fall / sample.mass)
    case .drag:
      let against = CGVector(dx: v.dx - direction.dx, dy: v.dy - direction.dy)
      return against.scaled(by: -fall * hypot(against.dx, against.dy))
    case .noise:
      return noise(p, at: sample.time).scaled(by: fall)
    case .turbulence:
      return noise(p, at: sample.time)
        .scaled(by: fall * sample.mass * (v.dx * v.dx + v.dy * v.dy))
    case .custom(let block):
      return block(
        self, CGPoint(x: p.dx * 100, y: p.dy * 100), v, sample.mass, sample.charge, sample.time)
    case .velocity:
      return .zero
    }
  }

  /// Returns the factor by which the field is weaker at a distance in metres.
  private func weakening(at r: CGFloat) -> CGFloat {
    abs(falloff) < Self.smallest ? 1 : pow(max(r, minimumRadius / 100), -falloff)
  }

  /// Returns the noise's value at a place, times its gradient there.
  private func noise(_ p: CGVector, at seconds: TimeInterval) -> CGVector {
    let time = seconds * Double(animationSpeed)
    let frequency = 1.25 / (max(Double(smoothness), 0) + 0.0833333358) - 1
    let sample = FlowNoise.sample(
      x: frequency * (Double(p.dx) + time), y: frequency * (Double(p.dy) + time),
      z: frequency * time, angle: time)
    return CGVector(dx: sample.value * sample.dx, dy: sample.value * sample.dy)
  }
}

extension CGVector {
  /// Returns the vector times a factor.
  func scaled(by factor: CGFloat) -> CGVector { CGVector(dx: dx * factor, dy: dy * factor) }
}
