import Geometry

/// What a layer's property may be animated as.
enum AnimatableValue: Hashable, Sendable {
  case scalar(CGFloat)
  case point(CGPoint)
  case rect(CGRect)
  /// Red, green, blue and alpha; nothing is transparent.
  case color(SIMD4<Double>)
  case size(CGSize)
  case space(CATransform3D)
  case path([PathElement])
  case colors([SIMD4<Double>])
  case numbers([Double])
  /// What is not gone through but changed.
  case object(Contents)

  /// The value between this one (0) and another of the same kind (1), and beyond.
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

  /// This value moved by what separates another from a third: `self + from − to`.
  ///
  /// Nothing where values of the kind do not add up.
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
      // Sums may have sides of less than nothing on their way, which `width` would turn round.
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
