import Geometry

/// A value of a layer's property, for animation.
enum AnimatableValue: Hashable, Sendable {
  case scalar(CGFloat)
  case point(CGPoint)
  case rect(CGRect)
  /// Red, green, blue and alpha; transparent for an absent colour.
  case color(SIMD4<Double>)
  case size(CGSize)
  case space(CATransform3D)
  case path([PathElement])
  case colors([SIMD4<Double>])
  case numbers([Double])
  /// A value without values between: it changes at half the way.
  case object(Contents)

  /// Returns the value between this (0) and another of the same kind (1), or beyond.
  func towards(_ other: AnimatableValue, by share: Double) -> AnimatableValue {
    let share = CGFloat(share)
    switch (self, other) {
    case (.scalar(let a), .scalar(let b)):
      return .scalar(a + (b - a) * share)
    case (.point(let a), .point(let b)):
      return .point(a.towards(b, by: share))
    case (.rect(let a), .rect(let b)):
      let origin = a.origin.towards(b.origin, by: share)
      return .rect(
        CGRect(
          x: origin.x, y: origin.y, width: a.size.width + (b.size.width - a.size.width) * share,
          height: a.size.height + (b.size.height - a.size.height) * share))
    case (.color(let a), .color(let b)):
      return .color(a + (b - a) * Double(share))
    default:
      return rareValue(towards: other, by: Double(share))
    }
  }

  /// Returns `self + share·(from − to)`; `nil` where values of the kind do not add up.
  func adding(_ share: Double, of from: AnimatableValue, minus to: AnimatableValue)
    -> AnimatableValue?
  {
    let share = CGFloat(share)
    switch (self, from, to) {
    case (.scalar(let value), .scalar(let from), .scalar(let to)):
      return .scalar(value + (from - to) * share)
    case (.point(let value), .point(let from), .point(let to)):
      return .point(
        CGPoint(x: value.x + (from.x - to.x) * share, y: value.y + (from.y - to.y) * share))
    case (.rect(let value), .rect(let from), .rect(let to)):
      // Sums may have negative sides on their way, which `width` would make positive.
      return .rect(
        CGRect(
          x: value.origin.x + (from.origin.x - to.origin.x) * share,
          y: value.origin.y + (from.origin.y - to.origin.y) * share,
          width: value.size.width + (from.size.width - to.size.width) * share,
          height: value.size.height + (from.size.height - to.size.height) * share))
    default:
      return rareSum(Double(share), of: from, minus: to)
    }
  }
}
