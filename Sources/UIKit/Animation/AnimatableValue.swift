/// What a layer's property may be animated as.
enum AnimatableValue: Hashable, Sendable {
  case scalar(CGFloat)
  case point(CGPoint)
  case rect(CGRect)
  case transform(CGAffineTransform)
  /// Red, green, blue and alpha; nothing is transparent.
  case color(SIMD4<Double>)

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
      return other
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
      return nil
    }
  }
}

/// An affine map as a move, a turn, a stretch and a slant, which can be gone through in between.
///
/// Source: Core Animation goes from one transform to another by their parts.
struct PlaneMotion: Hashable, Sendable {
  private var move: CGPoint
  /// Units: radians.
  private var turn: CGFloat
  private var stretch: CGSize
  private var slant: CGFloat

  init(_ map: CGAffineTransform) {
    move = CGPoint(x: map.tx, y: map.ty)
    turn = atan2(map.b, map.a)
    let width = hypot(map.a, map.b)
    let height = width > 0 ? (map.a * map.d - map.b * map.c) / width : hypot(map.c, map.d)
    stretch = CGSize(width: width, height: height)
    slant = width > 0 ? (map.a * map.c + map.b * map.d) / width : 0
  }

  /// The shorter way round for the turn.
  func towards(_ other: PlaneMotion, by share: CGFloat) -> PlaneMotion {
    var between = self
    between.move = move.towards(other.move, by: share)
    between.turn = turn + (other.turn - turn).remainder(dividingBy: 2 * .pi) * share
    between.stretch.width = stretch.width + (other.stretch.width - stretch.width) * share
    between.stretch.height = stretch.height + (other.stretch.height - stretch.height) * share
    between.slant = slant + (other.slant - slant) * share
    return between
  }

  var transform: CGAffineTransform {
    let cosine = cos(turn)
    let sine = sin(turn)
    return CGAffineTransform(
      a: cosine * stretch.width, b: sine * stretch.width,
      c: cosine * slant - sine * stretch.height, d: sine * slant + cosine * stretch.height,
      tx: move.x, ty: move.y)
  }
}
