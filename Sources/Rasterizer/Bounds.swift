import Drawing
import Geometry

extension DisplayList {
  /// A rectangle that holds everything that is drawn, or nothing where that is not known.
  ///
  /// Units: pixels; `scale` is pixels a point. A null rectangle where nothing is drawn.
  func bounds(scale: Double) -> CGRect? {
    guard let union = extent(scale: scale) else { return nil }
    guard !union.isNull else { return union }
    return union.isFinite ? union.scaled(by: scale) : nil
  }

  /// The same in points.
  fileprivate func extent(scale: Double) -> CGRect? {
    var union = CGRect.null
    for command in commands {
      guard let extent = command.extent(scale: scale) else { return nil }
      union = union.union(extent)
    }
    return union
  }
}

extension DrawCommand {
  /// A rectangle that holds everything that the command draws, or nothing where that is not known.
  ///
  /// Units: pixels; `scale` is pixels a point. A null rectangle where nothing is drawn.
  func bounds(scale: Double) -> CGRect? { DisplayList([self]).bounds(scale: scale) }

  /// The same in points.
  fileprivate func extent(scale: Double) -> CGRect? {
    switch self {
    case .fill(let outline, _, let transform), .gradient(let outline, _, let transform),
      .backdrop(let outline, _, let transform):
      outline.bounds(margin: 0).applying(transform)
    case .stroke(let outline, let style, _, let transform):
      outline.bounds(margin: style.reach).applying(transform)
    case .image(let mark, let transform):
      mark.box.standardized.applying(transform)
    case .text:
      // Lines may stand out of their box.
      nil
    case .group(let content, nil, _, _):
      content.extent(scale: scale)
    case .group(_, let clip?, let transform, _):
      clip.bounds(margin: 0).applying(transform)
    case .shadow(let content, let shadow):
      content.extent(scale: scale)?.offsetBy(dx: shadow.offset.dx, dy: shadow.offset.dy)
        .insetBy(dx: -shadow.reach(scale: scale), dy: -shadow.reach(scale: scale))
    case .masked(let content, let mask):
      // What is outside of either is not drawn.
      mask.extent(scale: scale) ?? content.extent(scale: scale)
    case .projected(_, let box, let projection):
      Outline.path(projection.outline(of: box).map { .line($0) }, rule: .winding)
        .bounds(margin: 0)
    }
  }
}

extension Shadow {
  /// How far the shadow stands out from what casts it, its offset not counted.
  ///
  /// The shadow is drawn at whole pixels of its own and may be moved by less than one. Units: points.
  func reach(scale: Double) -> Double {
    (GaussianBlur.reach(deviation: blur * scale) + 1) / scale
  }
}

extension Outline {
  /// A rectangle that holds the outline and `margin` around it; null where there is no outline.
  ///
  /// Units: points.
  func bounds(margin: Double) -> CGRect {
    switch self {
    case .rectangle(let rectangle), .roundedRectangle(let rectangle, _), .ellipse(let rectangle):
      return rectangle.isNull ? rectangle : rectangle.insetBy(dx: -margin, dy: -margin)
    case .path(let elements, _):
      guard let first = elements.first?.points.first else { return .null }
      var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
      for point in elements.lazy.flatMap(\.points) {
        guard point.x.isFinite, point.y.isFinite else {
          return CGRect(x: point.x, y: point.y, width: 0, height: 0)
        }
        (left, right) = (min(left, point.x), max(right, point.x))
        (top, bottom) = (min(top, point.y), max(bottom, point.y))
      }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
        .insetBy(dx: -margin, dy: -margin)
    }
  }
}

extension PathElement {
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [point, control]
    case .curve(let point, let control1, let control2): [point, control1, control2]
    case .close: []
    }
  }
}

extension StrokeStyle {
  /// How far the ink stands out from the outline at most: at a pointed join or a square cap.
  ///
  /// Units: points.
  var reach: Double { width / 2 * max(join == .miter ? miterLimit : 1, 2.0.squareRoot()) }
}

extension CGAffineTransform {
  /// Whether rectangles stay rectangles with level edges.
  var keepsRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}

extension CGRect {
  var isFinite: Bool {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
  }

  /// Whether no coordinate is further from zero than `distance`.
  func isWithin(_ distance: Double) -> Bool {
    [minX, minY, maxX, maxY].allSatisfy { abs($0) <= distance }
  }

  /// Whether there is an area that both rectangles have.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }

  func scaled(by scale: Double) -> CGRect {
    CGRect(x: minX * scale, y: minY * scale, width: width * scale, height: height * scale)
  }
}
