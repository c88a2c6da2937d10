import func Arithmetic.atan2
import func Arithmetic.cos
import func Arithmetic.sin

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
