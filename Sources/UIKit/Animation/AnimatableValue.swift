/// What a layer's property may be animated as.
enum AnimatableValue: Hashable, Sendable {
  case scalar(CGFloat)
  case point(CGPoint)
  case rect(CGRect)
  case transform(CGAffineTransform)
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
          x: origin.x, y: origin.y, width: a.width + (b.width - a.width) * share,
          height: a.height + (b.height - a.height) * share))
    case (.transform(let a), .transform(let b)):
      return .transform(
        PlaneMotion(a).towards(PlaneMotion(b), by: share).transform)
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
      return .rect(
        CGRect(
          x: value.minX + (from.minX - to.minX) * share,
          y: value.minY + (from.minY - to.minY) * share,
          width: value.width + (from.width - to.width) * share,
          height: value.height + (from.height - to.height) * share))
    default:
      return rareSum(Double(share), of: from, minus: to)
    }
  }
}
