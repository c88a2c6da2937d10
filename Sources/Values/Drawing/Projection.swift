import Geometry

/// A map of the plane that keeps lines straight but not parallel: how a tilted plane is seen.
///
/// `x' = (m11·x + m21·y + m31)/w`, `y' = (m12·x + m22·y + m32)/w`, `w = m13·x + m23·y + m33`, where
/// points with `w ≤ 0` are behind the eye.
package struct Projection: Hashable, Sendable {
  /// What `x` is multiplied by in `x'`, `y'` and `w`, before the division.
  package var m11, m12, m13: Double
  /// What `y` is multiplied by in `x'`, `y'` and `w`, before the division.
  package var m21, m22, m23: Double
  /// What is added in `x'`, `y'` and `w`, before the division.
  package var m31, m32, m33: Double

  /// Makes a map of its nine numbers, as in the formulas above.
  package init(
    m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double,
    m32: Double, m33: Double
  ) {
    (self.m11, self.m12, self.m13) = (m11, m12, m13)
    (self.m21, self.m22, self.m23) = (m21, m22, m23)
    (self.m31, self.m32, self.m33) = (m31, m32, m33)
  }

  /// Makes the map that does what an affine one does: its `w` is 1 everywhere.
  package init(_ map: CGAffineTransform) {
    self.init(
      m11: map.a, m12: map.b, m13: 0, m21: map.c, m22: map.d, m23: 0, m31: map.tx, m32: map.ty,
      m33: 1)
  }

  /// Returns the map that applies this one first and `next` second.
  package func concatenating(_ next: Projection) -> Projection {
    func row(_ x: Double, _ y: Double, _ w: Double) -> (Double, Double, Double) {
      (
        x * next.m11 + y * next.m21 + w * next.m31, x * next.m12 + y * next.m22 + w * next.m32,
        x * next.m13 + y * next.m23 + w * next.m33
      )
    }
    let (first, second, third) = (row(m11, m12, m13), row(m21, m22, m23), row(m31, m32, m33))
    return Projection(
      m11: first.0, m12: first.1, m13: first.2, m21: second.0, m22: second.1, m23: second.2,
      m31: third.0, m32: third.1, m33: third.2)
  }

  /// The determinant of the nine numbers; 0 where the plane is seen from its edge.
  package var determinant: Double {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  /// The map back; nil where the plane is seen from its edge.
  package var inverse: Projection? {
    let determinant = determinant
    guard determinant.isFinite, determinant != 0 else { return nil }
    return Projection(
      m11: (m22 * m33 - m23 * m32) / determinant, m12: (m13 * m32 - m12 * m33) / determinant,
      m13: (m12 * m23 - m13 * m22) / determinant, m21: (m23 * m31 - m21 * m33) / determinant,
      m22: (m11 * m33 - m13 * m31) / determinant, m23: (m13 * m21 - m11 * m23) / determinant,
      m31: (m21 * m32 - m22 * m31) / determinant, m32: (m12 * m31 - m11 * m32) / determinant,
      m33: (m11 * m22 - m12 * m21) / determinant)
  }

  /// Finds where a point is seen.
  ///
  /// - Returns: nil for a point behind the eye.
  package func apply(_ point: CGPoint) -> CGPoint? {
    let depth = m13 * point.x + m23 * point.y + m33
    guard depth > 0 else { return nil }
    return CGPoint(
      x: (m11 * point.x + m21 * point.y + m31) / depth,
      y: (m12 * point.x + m22 * point.y + m32) / depth)
  }
}

extension Projection {
  /// Finds what a rectangle is seen as, without what lies behind the eye or next to it.
  ///
  /// - Returns: the corners of a polygon in order; none where all of it lies behind the eye.
  package func outline(of box: CGRect) -> [CGPoint] {
    let corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
    ]
    let depths = corners.map { m13 * $0.x + m23 * $0.y + m33 }
    let nearest = (depths.max() ?? 0) * Self.nearest
    guard nearest > 0 else { return [] }
    var polygon: [CGPoint] = []
    for index in corners.indices {
      let next = (index + 1) % corners.count
      if depths[index] >= nearest, let point = apply(corners[index]) { polygon.append(point) }
      guard (depths[index] >= nearest) != (depths[next] >= nearest) else { continue }
      let share = (nearest - depths[index]) / (depths[next] - depths[index])
      let between = CGPoint(
        x: corners[index].x + (corners[next].x - corners[index].x) * share,
        y: corners[index].y + (corners[next].y - corners[index].y) * share)
      if let point = apply(between) { polygon.append(point) }
    }
    return polygon
  }

  /// How near to the eye, as a share of the furthest corner's distance, things are still drawn.
  private static let nearest = 1e-3
}
