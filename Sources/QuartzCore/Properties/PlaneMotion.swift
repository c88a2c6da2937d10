import Geometry

import func Arithmetic.atan2
import func Arithmetic.cos
import func Arithmetic.sin

/// An affine map as a move, a turn, a stretch and a slant, which can be gone through in between.
///
/// Source: Core Animation goes from one transform to another by their parts; "CSS Transforms Level 1",
/// decomposing a 2D matrix, for what is mirrored. Measured on iOS: half a turn goes through -90 degrees.
struct PlaneMotion: Hashable, Sendable {
  private var move: CGPoint
  /// Units: radians.
  private var turn: CGFloat
  private var stretch: CGSize
  private var slant: CGFloat

  init(_ map: CGAffineTransform) {
    move = CGPoint(x: map.tx, y: map.ty)
    let determinant = map.a * map.d - map.b * map.c
    // What is mirrored is stretched by less than nothing along one axis, the one that turns least so.
    let isMirroredAlongX = determinant < 0 && map.a < map.d
    let turn = isMirroredAlongX ? atan2(-map.b, -map.a) : atan2(map.b, map.a)
    // Half a turn is one to the left.
    self.turn = turn > .pi - Self.tolerance ? turn - 2 * .pi : turn
    let width = isMirroredAlongX ? -hypot(map.a, map.b) : hypot(map.a, map.b)
    let height = width != 0 ? determinant / width : hypot(map.c, map.d)
    stretch = CGSize(width: width, height: height)
    slant = width != 0 ? (map.a * map.c + map.b * map.d) / width : 0
  }

  /// Turns that differ by less are the same. Units: radians.
  private static let tolerance: CGFloat = 1e-9

  /// The shorter way round for the turn; of two that are as short, the one through -90 degrees from or
  /// to no turn.
  func towards(_ other: PlaneMotion, by share: CGFloat) -> PlaneMotion {
    var between = self
    between.move = move.towards(other.move, by: share)
    let difference = other.turn - turn
    let way = difference.remainder(dividingBy: 2 * .pi)
    between.turn = turn + (abs(way) > .pi - Self.tolerance ? difference : way) * share
    between.stretch.width = stretch.width + (other.stretch.width - stretch.width) * share
    between.stretch.height = stretch.height + (other.stretch.height - stretch.height) * share
    between.slant = slant + (other.slant - slant) * share
    return between
  }

  /// This map moved by what separates another from a third, part by part.
  func adding(_ other: PlaneMotion, minus third: PlaneMotion) -> PlaneMotion {
    var sum = self
    sum.move.x += other.move.x - third.move.x
    sum.move.y += other.move.y - third.move.y
    sum.turn += other.turn - third.turn
    sum.stretch.width += other.stretch.width - third.stretch.width
    sum.stretch.height += other.stretch.height - third.stretch.height
    sum.slant += other.slant - third.slant
    return sum
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
