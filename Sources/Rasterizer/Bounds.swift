import Drawing
import Geometry

extension DisplayList {
  /// A rectangle that holds everything that is drawn, or nothing where that is not known.
  ///
  /// Units: pixels; `scale` is pixels a point. A null rectangle where nothing is drawn.
  func bounds(scale: Double) -> CGRect? {
    var union = CGRect.null
    for command in commands {
      switch command {
      case .fill(let outline, _, let transform):
        union = union.union(outline.bounds(margin: 0).applying(transform))
      case .stroke(let outline, let style, _, let transform):
        union = union.union(outline.bounds(margin: style.reach).applying(transform))
      case .text:
        // Lines may stand out of their box.
        return nil
      case .group(let content, nil, _, _):
        guard let inner = content.bounds(scale: 1) else { return nil }
        union = union.union(inner)
      case .group(_, let clip?, let transform, _):
        union = union.union(clip.bounds(margin: 0).applying(transform))
      }
    }
    guard !union.isNull else { return union }
    guard union.isFinite else { return nil }
    return union.scaled(by: scale)
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
