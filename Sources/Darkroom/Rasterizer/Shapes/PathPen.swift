import CCairo
import Drawing
import Geometry

/// Draws outlines as paths, point by point.
///
/// The points are those that Cairo finds for the same outline: it counts in 256ths of a pixel. They
/// are rounded before whole pixels are added, so that an outline that moves by whole pixels has the
/// same points so many pixels further on.
struct PathPen<Target: PathTarget> {
  /// What takes the points.
  private(set) var target: Target
  /// From the space of the outline to the pixel in which that space begins.
  private var map: cairo_matrix_t
  /// The place of that pixel.
  private let origin: SIMD2<Double>

  /// - Parameters:
  ///   - target: takes the points.
  ///   - matrix: maps the space of the outline to pixels.
  init(on target: Target, by matrix: cairo_matrix_t) {
    self.target = target
    map = matrix
    origin = SIMD2(matrix.x0.rounded(.down), matrix.y0.rounded(.down))
    (map.x0, map.y0) = (matrix.x0 - origin.x, matrix.y0 - origin.y)
  }

  /// Adds an outline to the path.
  mutating func add(_ outline: Outline) {
    switch outline {
    case .rectangle(let rectangle): add(rectangle)
    case .roundedRectangle(let rectangle, let radius):
      addRoundedRectangle(rectangle, radius: radius)
    case .ellipse(let rectangle): addEllipse(in: rectangle)
    case .path(let elements, _): addPath(elements)
    }
  }

  // MARK: Outlines

  private mutating func add(_ rectangle: CGRect) {
    var corner = point(CGPoint(x: rectangle.minX, y: rectangle.minY))
    target.move(to: corner)
    let (width, height) = (Double(rectangle.width), Double(rectangle.height))
    for side in [SIMD2(width, 0), SIMD2(0, height), SIMD2(-width, 0)] {
      corner += Self.rounded(
        SIMD2(map.xx * side.x + map.xy * side.y, map.yx * side.x + map.yy * side.y))
      target.line(to: corner)
    }
    target.close()
  }

  private mutating func addRoundedRectangle(_ rectangle: CGRect, radius: Double) {
    let radius = min(radius, rectangle.width / 2, rectangle.height / 2)
    guard radius > 0 else {
      add(rectangle)
      return
    }
    let (left, right) = (rectangle.minX + radius, rectangle.maxX - radius)
    let (top, bottom) = (rectangle.minY + radius, rectangle.maxY - radius)
    target.begin()
    addArc(.upperRight, around: CGPoint(x: right, y: top), radius: radius)
    addArc(.lowerRight, around: CGPoint(x: right, y: bottom), radius: radius)
    addArc(.lowerLeft, around: CGPoint(x: left, y: bottom), radius: radius)
    addArc(.upperLeft, around: CGPoint(x: left, y: top), radius: radius)
    target.close()
  }

  private mutating func addEllipse(in rectangle: CGRect) {
    guard rectangle.width > 0, rectangle.height > 0 else {
      add(rectangle)
      return
    }
    let (width, height) = (Double(rectangle.width) / 2, Double(rectangle.height) / 2)
    let outer = map
    defer { map = outer }
    map.x0 += rectangle.midX * outer.xx + rectangle.midY * outer.xy
    map.y0 += rectangle.midX * outer.yx + rectangle.midY * outer.yy
    (map.xx, map.yx) = (width * outer.xx, width * outer.yx)
    (map.xy, map.yy) = (height * outer.xy, height * outer.yy)
    target.begin()
    addArc(.lower, around: .zero, radius: 1)
    addArc(.upper, around: .zero, radius: 1)
    target.close()
  }

  private mutating func addPath(_ elements: [PathElement]) {
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        move(to: point)
        start = point
        current = point
      case .line(let point):
        line(to: point)
        current = point
      case .quadCurve(let point, let control):
        addQuadCurve(from: current, to: point, control: control)
        current = point
      case .curve(let point, let control1, let control2):
        curve(to: point, control1, control2)
        current = point
      case .close:
        target.close()
        current = start
      }
    }
  }

  /// Adds a quadratic curve as the same cubic one, whose control points stand two thirds of the way to
  /// the quadratic one's.
  private mutating func addQuadCurve(from start: CGPoint, to end: CGPoint, control: CGPoint) {
    func twoThirds(_ from: CGPoint) -> CGPoint {
      CGPoint(
        x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
    }
    curve(to: end, twoThirds(start), twoThirds(end))
  }

  private mutating func addArc(_ arc: ArcPiece.Arc, around center: CGPoint, radius: Double) {
    let tolerance = target.tolerance / largestRadius(of: radius)
    let pieces = ArcPiece.pieces(of: arc, tolerance: tolerance)
    for (place, piece) in pieces.enumerated() {
      let start = SIMD2(center.x, center.y) + radius * piece.start
      if place == 0 { line(to: CGPoint(x: start.x, y: start.y)) }
      let (one, two) = (radius * piece.start, radius * piece.end)
      curve(
        to: CGPoint(x: center.x + two.x, y: center.y + two.y),
        CGPoint(
          x: center.x + one.x - piece.reach * one.y, y: center.y + one.y + piece.reach * one.x),
        CGPoint(
          x: center.x + two.x + piece.reach * two.y, y: center.y + two.y - piece.reach * two.x))
    }
  }

  /// Returns the longer half axis of what becomes of a circle, in pixels, as Cairo finds it.
  private func largestRadius(of radius: Double) -> Double {
    let determinant = map.xx * map.yy - map.yx * map.xy
    let nearly = 1.0 / 256
    if abs(determinant * determinant - 1) < nearly,
      abs(map.xy) < nearly && abs(map.yx) < nearly
        || abs(map.xx) < nearly && abs(map.yy) < nearly
    {
      return radius
    }
    let across = map.xx * map.xx + map.yx * map.yx
    let down = map.xy * map.xy + map.yy * map.yy
    let (half, difference) = (0.5 * (across + down), 0.5 * (across - down))
    let slant = map.xx * map.xy + map.yx * map.yy
    return radius
      * (half + (difference * difference + slant * slant).squareRoot()).squareRoot()
  }

  // MARK: Points

  private mutating func move(to end: CGPoint) { target.move(to: point(end)) }

  private mutating func line(to end: CGPoint) { target.line(to: point(end)) }

  private mutating func curve(to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
    target.curve(to: point(end), point(control1), point(control2))
  }

  /// Returns the place of a point.
  ///
  /// *Units*: pixels, in whole 256ths.
  private func point(_ point: CGPoint) -> SIMD2<Double> {
    let (x, y) = (Double(point.x), Double(point.y))
    return origin
      + Self.rounded(
        SIMD2(map.xx * x + map.xy * y + map.x0, map.yx * x + map.yy * y + map.y0))
  }

  /// Rounds to the nearest 256th, halves to even ones: so large a number has no finer digits.
  private static func rounded(_ value: SIMD2<Double>) -> SIMD2<Double> {
    let large = SIMD2<Double>(repeating: 0x1.8p44)
    return (value + large) - large
  }
}

extension Outline {
  var cairoFillRule: cairo_fill_rule_t {
    if case .path(_, .evenOdd) = self { return CAIRO_FILL_RULE_EVEN_ODD }
    return CAIRO_FILL_RULE_WINDING
  }
}
