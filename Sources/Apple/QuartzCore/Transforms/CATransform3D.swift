import Geometry

/// A transform of space: `(x', y', z', w') = (x, y, z, 1)·M`, seen at `(x'/w', y'/w')`.
///
/// *Units*: `m41`, `m42` and `m43` in points, the others without a unit.
///
/// Source: Apple, CATransform3D.
public struct CATransform3D: Hashable, Sendable {
  /// What x becomes: its share in x', y', z' and w'.
  public var m11, m12, m13, m14: CGFloat
  /// What y becomes: its share in x', y', z' and w'.
  public var m21, m22, m23, m24: CGFloat
  /// What z becomes; an `m34` of -1/d shows the plane from a distance of d points.
  public var m31, m32, m33, m34: CGFloat
  /// What is added: a move to the right, downwards and towards the viewer, and the scale `m44`.
  public var m41, m42, m43, m44: CGFloat

  /// Makes a transform of zeros, as Apple's `init()` does.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 0,
      m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  /// Makes a transform of its sixteen numbers, a row after the other.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Makes a transform of the plane, which keeps depth.
  package init(_ map: CGAffineTransform) {
    self = CATransform3DIdentity
    (m11, m12, m21, m22, m41, m42) = (map.a, map.b, map.c, map.d, map.tx, map.ty)
  }

  /// What the transform does to the plane, seen from the front.
  package var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  /// Whether the transform only changes the plane.
  var isAffine: Bool { self == CATransform3D(affine) }

  var rows: [SIMD4<Double>] {
    [
      SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
      SIMD4(m41, m42, m43, m44),
    ]
  }

  init(rows r: [SIMD4<Double>]) {
    self.init(
      m11: r[0].x, m12: r[0].y, m13: r[0].z, m14: r[0].w, m21: r[1].x, m22: r[1].y, m23: r[1].z,
      m24: r[1].w, m31: r[2].x, m32: r[2].y, m33: r[2].z, m34: r[2].w, m41: r[3].x, m42: r[3].y,
      m43: r[3].z, m44: r[3].w)
  }

  /// Returns the transform that does first this, then `next`.
  func concatenating(_ next: CATransform3D) -> CATransform3D {
    let others = next.rows
    return CATransform3D(
      rows: rows.map { row in
        others[0] * row.x + others[1] * row.y + others[2] * row.z + others[3] * row.w
      })
  }

  /// Returns the inverse; this transform where there is none, as Apple's does.
  ///
  /// Source: Gauss and Jordan's elimination, the largest pivot first.
  func inverted() -> CATransform3D {
    var left = rows
    var right = CATransform3DIdentity.rows
    for column in 0..<4 {
      guard
        let pivot = (column..<4).max(by: { abs(left[$0][column]) < abs(left[$1][column]) }),
        left[pivot][column] != 0, left[pivot][column].isFinite
      else { return self }
      left.swapAt(column, pivot)
      right.swapAt(column, pivot)
      let factor = 1 / left[column][column]
      left[column] *= factor
      right[column] *= factor
      for row in 0..<4 where row != column {
        let share = left[row][column]
        left[row] -= left[column] * share
        right[row] -= right[column] * share
      }
    }
    return CATransform3D(rows: right)
  }
}
