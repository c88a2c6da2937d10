import Foundation

import func Arithmetic.atan2
import func Arithmetic.cos
import func Arithmetic.sin
import func Arithmetic.tan

/// A corner of a rectangle, in the order in which a path that starts at the upper left meets them.
package enum Corner: Hashable, Sendable, CaseIterable {
  case topLeft, topRight, bottomRight, bottomLeft
}

/// The distance of a quarter circle's control points from its ends, for a radius of 1.
///
/// Source: the constant that Apple's circles are made with.
private let kappa: CGFloat = 0.55228474983

extension [PathElement] {
  /// Returns a closed rectangle from its upper left corner along +x.
  package static func rectangle(_ rect: CGRect) -> [PathElement] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  /// Returns an ellipse of four curves from (maxX, midY) towards +y.
  package static func ellipse(in rect: CGRect) -> [PathElement] {
    let right = CGPoint(x: rect.maxX, y: rect.midY)
    let bottom = CGPoint(x: rect.midX, y: rect.maxY)
    let left = CGPoint(x: rect.minX, y: rect.midY)
    let top = CGPoint(x: rect.midX, y: rect.minY)
    return [
      .move(right),
      quarter(from: right, to: bottom, corner: CGPoint(x: rect.maxX, y: rect.maxY)),
      quarter(from: bottom, to: left, corner: CGPoint(x: rect.minX, y: rect.maxY)),
      quarter(from: left, to: top, corner: CGPoint(x: rect.minX, y: rect.minY)),
      quarter(from: top, to: right, corner: CGPoint(x: rect.maxX, y: rect.minY)),
      .close,
    ]
  }

  /// Returns a closed rectangle of which the given corners are quarter ellipses.
  ///
  /// *Units*: points; corners are cut to half the rectangle's sides.
  package static func roundedRectangle(
    _ rect: CGRect, corners: [Corner], cornerSize: CGSize
  ) -> [PathElement] {
    let width = Swift.max(0, Swift.min(cornerSize.width, rect.width / 2))
    let height = Swift.max(0, Swift.min(cornerSize.height, rect.height / 2))
    guard width > 0, height > 0, !corners.isEmpty else { return rectangle(rect) }
    let places: [(Corner, CGPoint, CGVector, CGVector)] = [
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), .init(dx: 0, dy: 1), .init(dx: 1, dy: 0)),
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), .init(dx: -1, dy: 0), .init(dx: 0, dy: 1)),
      (
        .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), .init(dx: 0, dy: -1),
        .init(dx: -1, dy: 0)
      ),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), .init(dx: 1, dy: 0), .init(dx: 0, dy: -1)),
    ]
    var elements: [PathElement] = []
    for (corner, point, arrival, departure) in places {
      guard corners.contains(corner) else {
        elements.append(elements.isEmpty ? .move(point) : .line(point))
        continue
      }
      let start = CGPoint(x: point.x + arrival.dx * width, y: point.y + arrival.dy * height)
      let end = CGPoint(x: point.x + departure.dx * width, y: point.y + departure.dy * height)
      elements.append(elements.isEmpty ? .move(start) : .line(start))
      elements.append(quarter(from: start, to: end, corner: point))
    }
    return elements + [.close]
  }

  /// Returns an open arc of a circle, beginning with a move, as curves of at most a quarter turn.
  ///
  /// *Units*: radians from +x, rising towards +y. Whole turns beyond the first are left out, since
  /// they draw the same line again. Empty where an argument is not finite.
  package static func arc(
    center: CGPoint, radius: CGFloat, from start: CGFloat, sweep: CGFloat
  ) -> [PathElement] {
    guard radius.isFinite, start.isFinite, sweep.isFinite, center.x.isFinite, center.y.isFinite
    else { return [] }
    let turn = 2 * CGFloat.pi
    let rest = abs(sweep).truncatingRemainder(dividingBy: turn)
    let sweep = abs(sweep) < turn ? sweep : sweep < 0 ? -turn - rest : turn + rest
    let quarters: CGFloat = abs(sweep) / (CGFloat.pi / 2)
    let count = Swift.max(1, Int((quarters - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let reach = step == 0 ? 0 : 4 / 3 * tan(step / 4) * radius
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    var elements: [PathElement] = [.move(point(start))]
    guard sweep != 0 else { return elements }
    for index in 0..<count {
      let from = start + step * CGFloat(index)
      let to = start + step * CGFloat(index + 1)
      let first = point(from)
      let last = point(to)
      elements.append(
        .curve(
          last,
          control1: CGPoint(x: first.x - reach * sin(from), y: first.y + reach * cos(from)),
          control2: CGPoint(x: last.x + reach * sin(to), y: last.y - reach * cos(to))))
    }
    return elements
  }

  /// Returns a line and an arc of a circle that touches the lines from `pen` to `corner` and from
  /// there to `end`.
  ///
  /// A line to the corner where they lie on one another, or where there is no circle.
  package static func arc(
    from pen: CGPoint, touching corner: CGPoint, _ end: CGPoint, radius: CGFloat
  ) -> [PathElement] {
    let (before, after) = (
      hypot(pen.x - corner.x, pen.y - corner.y), hypot(end.x - corner.x, end.y - corner.y)
    )
    guard before > 0, after > 0, radius > 0 else { return [.line(corner)] }
    let u = CGVector(dx: (pen.x - corner.x) / before, dy: (pen.y - corner.y) / before)
    let v = CGVector(dx: (end.x - corner.x) / after, dy: (end.y - corner.y) / after)
    let (cross, dot) = (u.dx * v.dy - u.dy * v.dx, u.dx * v.dx + u.dy * v.dy)
    guard abs(cross) > 1e-9 else { return [.line(corner)] }
    // The circle touches both lines at radius / tan(θ / 2) from the corner, θ between the lines.
    let reach = radius * (1 + dot) / abs(cross)
    let first = CGPoint(x: corner.x + u.dx * reach, y: corner.y + u.dy * reach)
    // From the first line towards the second one, at right angles.
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(x: first.x - side * u.dy * radius, y: first.y + side * u.dx * radius)
    let start = atan2(first.y - center.y, first.x - center.x)
    // The arc turns by what the line turns at the corner.
    let sweep = -side * (.pi - atan2(abs(cross), dot))
    return [.line(first)]
      + arc(center: center, radius: radius, from: start, sweep: sweep).dropFirst()
  }

  /// Returns a quarter ellipse whose ends' tangents meet in `corner`.
  private static func quarter(from start: CGPoint, to end: CGPoint, corner: CGPoint) -> PathElement
  {
    .curve(
      end,
      control1: CGPoint(
        x: start.x + (corner.x - start.x) * kappa, y: start.y + (corner.y - start.y) * kappa),
      control2: CGPoint(
        x: end.x + (corner.x - end.x) * kappa, y: end.y + (corner.y - end.y) * kappa))
  }

  /// Returns the elements mapped, or unchanged where there is no map.
  package func mapped(by transform: UnsafePointer<CGAffineTransform>?) -> [PathElement] {
    guard let transform else { return self }
    let map = transform.pointee
    return self.map { $0.applying(map) }
  }
}
