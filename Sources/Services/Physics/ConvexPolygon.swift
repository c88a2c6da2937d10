import Geometry

import func Arithmetic.atan2

/// A convex outline, and its division into pieces of at most eight corners, as Box2D needs them.
package struct ConvexPolygon: Hashable, Sendable {
  /// The most corners of one polygon of Box2D.
  static let largestPiece = 8

  /// The corners, anticlockwise where +y is up: their signed area is positive.
  package let corners: [CGPoint]

  /// Makes an outline of corners in either order; repeated ones are dropped.
  ///
  /// - Parameter corners: The corners of the outline.
  /// - Throws: ``PhysicsError/notConvex(corners:)`` for fewer than three corners, corners on one
  ///   line, a dent or a crossing.
  package init(_ corners: [CGPoint]) throws(PhysicsError) {
    var distinct: [CGPoint] = []
    for corner in corners where corner != distinct.last { distinct.append(corner) }
    if distinct.count > 1, distinct.first == distinct.last { distinct.removeLast() }
    guard distinct.count >= 3 else { throw .notConvex(corners: distinct.count) }
    let area = Self.signedArea(distinct)
    if area < 0 { distinct.reverse() }
    guard abs(area) > 0, Self.turnsOnce(distinct) else {
      throw .notConvex(corners: distinct.count)
    }
    self.corners = distinct
  }

  /// A fan of polygons of at most eight corners that share the first corner.
  package var pieces: [[CGPoint]] {
    var pieces: [[CGPoint]] = []
    var next = 1
    while next < corners.count - 1 {
      let end = min(next + Self.largestPiece - 2, corners.count - 1)
      pieces.append([corners[0]] + corners[next...end])
      next = end
    }
    return pieces
  }

  /// Returns the smallest convex outline around some points, by Andrew's monotone chain.
  package static func hull(of points: [CGPoint]) -> [CGPoint] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func chain(_ points: [CGPoint]) -> [CGPoint] {
      var chain: [CGPoint] = []
      for point in points {
        while chain.count >= 2,
          cross(chain[chain.count - 2], chain[chain.count - 1], point) <= 0
        {
          chain.removeLast()
        }
        chain.append(point)
      }
      return chain.dropLast()
    }
    return chain(sorted) + chain(sorted.reversed())
  }

  private static func cross(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }

  /// Returns the area, positive for corners that are anticlockwise where +y is up.
  static func signedArea(_ corners: [CGPoint]) -> CGFloat {
    var twice: CGFloat = 0
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      twice += corner.x * next.y - next.x * corner.y
    }
    return twice / 2
  }

  /// Returns true when the outline never turns right and goes round exactly once.
  private static func turnsOnce(_ corners: [CGPoint]) -> Bool {
    var total: CGFloat = 0
    for index in corners.indices {
      let before = corners[(index + corners.count - 1) % corners.count]
      let corner = corners[index]
      let after = corners[(index + 1) % corners.count]
      let arriving = CGVector(dx: corner.x - before.x, dy: corner.y - before.y)
      let leaving = CGVector(dx: after.x - corner.x, dy: after.y - corner.y)
      let cross = arriving.dx * leaving.dy - arriving.dy * leaving.dx
      let dot = arriving.dx * leaving.dx + arriving.dy * leaving.dy
      let turn = atan2(cross, dot)
      guard turn > -1e-6 else { return false }
      total += turn
    }
    return abs(total - 2 * .pi) < 1e-3
  }
}
