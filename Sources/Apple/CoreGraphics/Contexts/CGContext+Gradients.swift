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

  /// Draws a gradient from one circle to another.
  ///
  /// Source: Apple, CGContext.drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:).
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let numbers = [
      startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius,
    ]
    guard numbers.allSatisfy(\.isFinite), min(startRadius, endRadius) >= 0,
      startCenter != endCenter || startRadius != endRadius
    else { return }
    let before = options.contains(.drawsBeforeStartLocation)
    let after = options.contains(.drawsAfterEndLocation)
    let (dx, dy) = (endCenter.x - startCenter.x, endCenter.y - startCenter.y)
    let distance = (dx * dx + dy * dy).squareRoot()
    guard distance <= abs(endRadius - startRadius) else {
      return drawCone(
        gradient, from: startCenter, startRadius, to: endCenter, endRadius, before, after)
    }
    // One circle lies in the other, or in its place: the edges are theirs.
    let isOutward = startRadius < endRadius
    let stops =
      isOutward
      ? gradient.stops
      : gradient.stops.reversed().map { Gradient.Stop(1 - $0.location, $0.color) }
    let small = isOutward ? (startCenter, startRadius) : (endCenter, endRadius)
    let large = isOutward ? (endCenter, endRadius) : (startCenter, startRadius)
    let (fillsInside, fillsOutside) = isOutward ? (before, after) : (after, before)
    func circle(_ center: CGPoint, _ radius: CGFloat) -> [PathElement] {
      .ellipse(
        in: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    let edge = circle(large.0, fillsOutside ? Self.reach : large.1)
    let hole = fillsInside || small.1 == 0 ? [] : circle(small.0, small.1)
    draw(.between(small, large, stops), in: edge + hole)
  }

  /// Draws a gradient between circles of which none lies in the other: what they sweep over.
  private func drawCone(
    _ gradient: CGGradient, from start: CGPoint, _ startRadius: CGFloat, to end: CGPoint,
    _ endRadius: CGFloat, _ before: Bool, _ after: Bool
  ) {
    var stops = gradient.stops
    guard var first = stops.first, var last = stops.last else { return }
    (first.location, first.color.alpha) = (0, 0)
    (last.location, last.color.alpha) = (1, 0)
    if !before { stops.insert(first, at: 0) }
    if !after { stops.append(last) }
    let everywhere: [PathElement] = [
      .move(CGPoint(x: start.x - Self.reach, y: start.y - Self.reach)),
      .line(CGPoint(x: start.x + Self.reach, y: start.y - Self.reach)),
      .line(CGPoint(x: start.x + Self.reach, y: start.y + Self.reach)),
      .line(CGPoint(x: start.x - Self.reach, y: start.y + Self.reach)), .close,
    ]
    draw(
      Gradient(
        .circles(from: start, radius: startRadius, to: end, endRadius: endRadius), stops: stops),
      in: everywhere)
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

extension Gradient {
  /// A gradient from a circle to one around it.
  fileprivate static func between(
    _ small: (center: CGPoint, radius: CGFloat), _ large: (center: CGPoint, radius: CGFloat),
    _ stops: [Stop]
  ) -> Gradient {
    guard small.center == large.center else {
      return Gradient(
        .circles(
          from: small.center, radius: small.radius, to: large.center, endRadius: large.radius),
        stops: stops)
    }
    let share = Double(small.radius / large.radius)
    return Gradient(
      .radial(
        center: large.center, radii: CGSize(width: large.radius, height: large.radius)),
      stops: stops.map { Stop(share + (1 - share) * $0.location, $0.color) })
  }
}
