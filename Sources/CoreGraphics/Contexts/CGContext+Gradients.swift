import Drawing
import Geometry

extension CGContext {
  /// Draws a gradient along a line, all over the clip.
  ///
  /// Source: Apple, CGContext.drawLinearGradient(_:start:end:options:).
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0, length.isFinite else { return }
    // Along the line from one end to the other, and across it as far as anything is seen.
    let along = CGVector(dx: dx / length, dy: dy / length)
    let first = options.contains(.drawsBeforeStartLocation) ? -Self.reach : 0
    let last = options.contains(.drawsAfterEndLocation) ? length + Self.reach : length
    func corner(_ way: CGFloat, _ aside: CGFloat) -> CGPoint {
      CGPoint(
        x: startPoint.x + way * along.dx - aside * along.dy,
        y: startPoint.y + way * along.dy + aside * along.dx)
    }
    let strip: [PathElement] = [
      .move(corner(first, -Self.reach)), .line(corner(last, -Self.reach)),
      .line(corner(last, Self.reach)), .line(corner(first, Self.reach)), .close,
    ]
    draw(Gradient(.axial(start: startPoint, end: endPoint), stops: gradient.stops), in: strip)
  }

  /// Draws a gradient from one circle to another around the same point.
  ///
  /// Source: Apple, CGContext.drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:).
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard startCenter == endCenter else {
      stop(.gradientBetweenCircles)
    }
    let (inner, outer) = (min(startRadius, endRadius), max(startRadius, endRadius))
    guard outer > 0, inner >= 0, inner < outer, outer.isFinite else { return }
    let isOutward = startRadius < endRadius
    var stops =
      isOutward
      ? gradient.stops
      : gradient.stops.reversed().map { Gradient.Stop(1 - $0.location, $0.color) }
    let share = Double(inner / outer)
    for index in stops.indices {
      stops[index].location = share + (1 - share) * stops[index].location
    }
    let before = options.contains(.drawsBeforeStartLocation)
    let after = options.contains(.drawsAfterEndLocation)
    let (fillsInside, fillsOutside) = isOutward ? (before, after) : (after, before)
    func circle(_ radius: CGFloat) -> [PathElement] {
      .ellipse(
        in: CGRect(
          x: endCenter.x - radius, y: endCenter.y - radius, width: 2 * radius, height: 2 * radius))
    }
    let edge = circle(fillsOutside ? Self.reach : outer)
    let hole = fillsInside || inner == 0 ? [] : circle(inner)
    let radii = CGSize(width: outer, height: outer)
    draw(Gradient(.radial(center: endCenter, radii: radii), stops: stops), in: edge + hole)
  }

  private func draw(_ gradient: Gradient, in elements: [PathElement]) {
    let drawing = DrawCommand.gradient(
      .path(elements, rule: .evenOdd), gradient, transform: .identity)
    mark(Picture(DisplayList([drawing])), extent: elements.controlPointBox)
  }

  /// How far a gradient goes that fills the clip: further than any screen's edge.
  ///
  /// *Units*: points.
  private static let reach: CGFloat = 20_000
}
