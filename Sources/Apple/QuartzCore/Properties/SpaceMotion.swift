import Foundation

import func Arithmetic.acos
import func Arithmetic.sin

/// A transform of space as a move, a turn, a stretch, a slant and a perspective.
///
/// Values can be found between two of them.
///
/// Source: "CSS Transforms Level 2", decomposing a 3D matrix, after Spencer Thomas, "Decomposing a
/// matrix into simple transformations", Graphics Gems II, 1991.
struct SpaceMotion: Hashable, Sendable {
  private var move = SIMD3<Double>.zero
  private var stretch = SIMD3<Double>(repeating: 1)
  /// The slants of x by y, x by z, and y by z.
  private var slant = SIMD3<Double>.zero
  private var perspective = SIMD4<Double>(0, 0, 0, 1)
  /// The turn as a quaternion: x, y, z, w.
  private var turn = SIMD4<Double>(0, 0, 0, 1)

  /// Takes a transform apart; `nil` for one that flattens space.
  init?(_ map: CATransform3D) {
    guard map.m44 != 0 else { return nil }
    var rows = map.rows.map { $0 / map.m44 }
    var flat = CATransform3D(rows: rows)
    (flat.m14, flat.m24, flat.m34, flat.m44) = (0, 0, 0, 1)
    let back = flat.inverted()
    let side = SIMD4(rows[0].w, rows[1].w, rows[2].w, rows[3].w)
    if side != SIMD4(0, 0, 0, 1) {
      for index in 0..<4 { perspective[index] = (back.rows[index] * side).sum() }
    }
    rows = flat.rows
    move = rows[3].xyz
    var axes = rows[0..<3].map(\.xyz)
    stretch.x = axes[0].length
    guard stretch.x > 0 else { return nil }
    axes[0] /= stretch.x
    slant.x = (axes[0] * axes[1]).sum()
    axes[1] -= axes[0] * slant.x
    stretch.y = axes[1].length
    guard stretch.y > 0 else { return nil }
    axes[1] /= stretch.y
    slant.x /= stretch.y
    slant.y = (axes[0] * axes[2]).sum()
    axes[2] -= axes[0] * slant.y
    slant.z = (axes[1] * axes[2]).sum()
    axes[2] -= axes[1] * slant.z
    stretch.z = axes[2].length
    guard stretch.z > 0 else { return nil }
    axes[2] /= stretch.z
    slant.y /= stretch.z
    slant.z /= stretch.z
    if (axes[0] * axes[1].cross(axes[2])).sum() < 0 {
      stretch = -stretch
      axes = axes.map { -$0 }
    }
    turn = Self.quaternion(axes)
  }

  /// Returns the motion between this (0) and another (1), turning the shorter way.
  func towards(_ other: SpaceMotion, by share: Double) -> SpaceMotion {
    var between = self
    between.move = move + (other.move - move) * share
    between.stretch = stretch + (other.stretch - stretch) * share
    between.slant = slant + (other.slant - slant) * share
    between.perspective = perspective + (other.perspective - perspective) * share
    var end = other.turn
    var cosine = (turn * end).sum()
    // Of two ways as short, the one through -90 degrees for half a turn.
    if cosine < Self.tolerance {
      end = -end
      cosine = -cosine
    }
    guard cosine < 1 else { return between }
    let angle = acos(cosine)
    between.turn = (turn * sin((1 - share) * angle) + end * sin(share * angle)) / sin(angle)
    return between
  }

  /// The cosine of half an angle below which it counts as 0.
  ///
  /// No unit.
  private static let tolerance = 1e-9

  /// Returns `self + other − third`, part by part.
  func adding(_ other: SpaceMotion, minus third: SpaceMotion) -> SpaceMotion {
    var sum = self
    sum.move += other.move - third.move
    sum.stretch += other.stretch - third.stretch
    sum.slant += other.slant - third.slant
    sum.perspective += other.perspective - third.perspective
    let back = SIMD4(-third.turn.x, -third.turn.y, -third.turn.z, third.turn.w)
    sum.turn = other.turn.turning(back).turning(turn)
    return sum
  }

  var transform: CATransform3D {
    var map = CATransform3DIdentity
    map.m14 = perspective.x
    map.m24 = perspective.y
    map.m34 = perspective.z
    map.m44 = perspective.w
    map = CATransform3DTranslate(map, move.x, move.y, move.z)
    let (x, y, z, w) = (turn.x, turn.y, turn.z, turn.w)
    var rotation = CATransform3DIdentity
    rotation.m11 = 1 - 2 * (y * y + z * z)
    rotation.m12 = 2 * (x * y + z * w)
    rotation.m13 = 2 * (x * z - y * w)
    rotation.m21 = 2 * (x * y - z * w)
    rotation.m22 = 1 - 2 * (x * x + z * z)
    rotation.m23 = 2 * (y * z + x * w)
    rotation.m31 = 2 * (x * z + y * w)
    rotation.m32 = 2 * (y * z - x * w)
    rotation.m33 = 1 - 2 * (x * x + y * y)
    map = rotation.concatenating(map)
    var shear = CATransform3DIdentity
    (shear.m21, shear.m31, shear.m32) = (slant.x, slant.y, slant.z)
    return CATransform3DScale(shear.concatenating(map), stretch.x, stretch.y, stretch.z)
  }

  /// Returns the turn from the unit axes to three axes at right angles.
  ///
  /// Source: Shepperd, "Quaternion from rotation matrix", 1978: the largest part is found by a
  /// root, the others by divisions, so that none loses digits.
  private static func quaternion(_ axes: [SIMD3<Double>]) -> SIMD4<Double> {
    let (xx, yy, zz) = (axes[0].x, axes[1].y, axes[2].z)
    let (yz, zy) = (axes[1].z, axes[2].y)
    let (zx, xz) = (axes[2].x, axes[0].z)
    let (xy, yx) = (axes[0].y, axes[1].x)
    let trace = xx + yy + zz
    let largest = max(trace, xx, yy, zz)
    let part: SIMD4<Double> =
      if largest == trace {
        SIMD4(yz - zy, zx - xz, xy - yx, 1 + trace)
      } else if largest == xx {
        SIMD4(1 + xx - yy - zz, xy + yx, zx + xz, yz - zy)
      } else if largest == yy {
        SIMD4(xy + yx, 1 - xx + yy - zz, yz + zy, zx - xz)
      } else {
        SIMD4(zx + xz, yz + zy, 1 - xx - yy + zz, xy - yx)
      }
    return part / (part * part).sum().squareRoot()
  }
}

extension SIMD4<Double> {
  /// Returns Hamilton's product of two turns: first the other, then this.
  fileprivate func turning(_ other: SIMD4<Double>) -> SIMD4<Double> {
    let axis = other.xyz * w + xyz * other.w + xyz.cross(other.xyz)
    return SIMD4(axis, w * other.w - (xyz * other.xyz).sum())
  }

  fileprivate var xyz: SIMD3<Double> { SIMD3(x, y, z) }
}

extension SIMD3<Double> {
  fileprivate var length: Double { (self * self).sum().squareRoot() }

  fileprivate func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }
}
