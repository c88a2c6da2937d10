import Foundation
import Geometry

import func Arithmetic.cos
import func Arithmetic.sin
import func Arithmetic.tan

extension [PathElement] {
  /// Returns a rectangle whose corners begin gently: three curves each.
  ///
  /// Where a side is too short for that, the corners are the rounder the shorter it is, up to
  /// quarter circles.
  ///
  /// Source: the control points of iOS 7's rounded rectangles as measured in PaintCode's "Code for
  /// iOS 7 Rounded Rectangles".
  ///
  /// Unspecified by Apple: what happens to short sides.
  @MainActor
  static func continuouslyRoundedRectangle(
    _ rect: CGRect, corners: CACornerMask, radius: CGFloat
  ) -> [PathElement] {
    let half = Swift.min(rect.width, rect.height) / 2
    let radius = Swift.max(0, Swift.min(radius, half))
    guard radius > 0, !corners.isEmpty else { return .rectangle(rect) }
    let gentle = Swift.min(Swift.max((half / radius - 1) / (CornerCurve.gentle[0].x - 1), 0), 1)
    let points = zip(CornerCurve.round, CornerCurve.gentle).map { $0.towards($1, by: gentle) }
    // Each corner with the directions along its two sides, clockwise on screen.
    let all: [(CACornerMask, CGPoint, CGVector, CGVector)] = [
      (
        .layerMinXMinYCorner, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1),
        CGVector(dx: 1, dy: 0)
      ),
      (
        .layerMaxXMinYCorner, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0),
        CGVector(dx: 0, dy: 1)
      ),
      (
        .layerMaxXMaxYCorner, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1),
        CGVector(dx: -1, dy: 0)
      ),
      (
        .layerMinXMaxYCorner, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0),
        CGVector(dx: 0, dy: -1)
      ),
    ]
    var elements: [PathElement] = []
    for (mask, corner, before, after) in all {
      func place(_ index: Int) -> CGPoint {
        let (x, y) = (points[index].x * radius, points[index].y * radius)
        return CGPoint(
          x: corner.x + before.dx * x + after.dx * y, y: corner.y + before.dy * x + after.dy * y)
      }
      let start = corners.contains(mask) ? place(0) : corner
      elements.append(elements.isEmpty ? .move(start) : .line(start))
      guard corners.contains(mask) else { continue }
      for index in [1, 4, 7] {
        elements.append(
          .curve(
            place(index + 2), control1: place(index), control2: place(index + 1)))
      }
    }
    return elements + [.close]
  }
}

/// A corner as three curves from one side to the other.
///
/// *Units*: radii; x along the side before the corner, y along the one after it.
private enum CornerCurve {
  static let gentle: [CGPoint] = mirrored([
    (1.52866483, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139),
    (0.37282383, 0.16905956),
  ])

  /// A quarter circle in three equal arcs.
  static let round: [CGPoint] = {
    let third = Double.pi / 6
    let handle = 4.0 / 3 * tan(third / 4)
    func onCircle(_ angle: Double) -> (Double, Double) { (1 - sin(angle), 1 - cos(angle)) }
    let (first, middle) = (onCircle(0), onCircle(third))
    return mirrored([
      first, (first.0 - handle, first.1),
      (middle.0 + handle * cos(third), middle.1 - handle * sin(third)), middle,
      (middle.0 - handle * cos(third), middle.1 + handle * sin(third)),
    ])
  }()

  private static func mirrored(_ half: [(Double, Double)]) -> [CGPoint] {
    half.map { CGPoint(x: $0.0, y: $0.1) } + half.reversed().map { CGPoint(x: $0.1, y: $0.0) }
  }
}
