import Geometry

import func Arithmetic.atan2
import func Arithmetic.cos
import func Arithmetic.sin

/// An affine transform as a move, a turn, a stretch and a slant, between which values can be found.
///
/// Source: Core Animation goes from one transform to another by their parts; "CSS Transforms Level
/// 1", decomposing a 2D matrix, for mirrored ones; docs/measurements.md, “View animations”: half a
/// turn goes through -90 degrees.
struct PlaneMotion: Hashable, Sendable {
  private var move: CGPoint
  /// The turn.
  ///
  /// *Units*: radians.
  private var turn: CGFloat
  private var stretch: CGSize
  private var slant: CGFloat

  init(_ map: CGAffineTransform) {
    move = CGPoint(x: map.tx, y: map.ty)
    let determinant = map.a * map.d - map.b * map.c
    // A mirrored transform has a negative stretch along one axis, the one that needs the smaller
    // turn.
    let isMirroredAlongX = determinant < 0 && map.a < map.d
    let turn = isMirroredAlongX ? atan2(-map.b, -map.a) : atan2(map.b, map.a)
    // Half a turn goes to the left.
    self.turn = turn > .pi - Self.tolerance ? turn - 2 * .pi : turn
    let width = isMirroredAlongX ? -hypot(map.a, map.b) : hypot(map.a, map.b)
    let height = width != 0 ? determinant / width : hypot(map.c, map.d)
    stretch = CGSize(width: width, height: height)
    slant = width != 0 ? (map.a * map.c + map.b * map.d) / width : 0
  }

  /// The difference below which turns are equal.
  ///
  /// *Units*: radians.
  private static let tolerance: CGFloat = 1e-9

  /// Returns the motion between this (0) and another (1), turning the shorter way.
  ///
  /// Of two ways as short, the turn takes the one through -90 degrees from or to no turn.
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

  /// Returns `self + other − third`, part by part.
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
