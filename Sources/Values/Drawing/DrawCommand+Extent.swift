import Geometry

extension DisplayList {
  /// Finds a rectangle that holds everything that is drawn.
  ///
  /// - Parameters:
  ///   - scale: pixels a point; a blur spreads by whole pixels.
  ///   - ink: finds where a text leaves ink, in the space of its box, since only a layout can say
  ///     that; returns nil where it is unknown.
  /// - Returns: the rectangle in points; null where nothing is drawn, nil where it is unknown.
  package func extent(scale: Double, ink: (TextRun) -> CGRect?) -> CGRect? {
    var union = CGRect.null
    for command in commands {
      guard let extent = command.extent(scale: scale, ink: ink) else { return nil }
      union = union.union(extent)
    }
    return union
  }
}

extension DrawCommand {
  /// Finds a rectangle that holds everything that the command draws.
  ///
  /// The extent of what has none that is a number is unknown.
  ///
  /// - Parameters:
  ///   - scale: pixels a point; a blur spreads by whole pixels.
  ///   - ink: finds where a text leaves ink, in the space of its box, since only a layout can say
  ///     that; returns nil where it is unknown.
  /// - Returns: the rectangle in points; null where nothing is drawn, nil where it is unknown.
  package func extent(scale: Double, ink: (TextRun) -> CGRect?) -> CGRect? {
    let extent: CGRect? =
      switch self {
      case .fill(let outline, _, let transform), .gradient(let outline, _, let transform),
        .backdrop(let outline, _, let transform):
        outline.extent().mapped(by: transform)
      case .stroke(let outline, let style, _, let transform):
        outline.extent(margin: style.reach).mapped(by: transform)
      case .text(let run, let transform): ink(run)?.mapped(by: transform)
      case .image(let mark, let transform): mark.box.standardized.mapped(by: transform)
      // Clips, masks and the boxes of tilted planes cut off what lies outside of them.
      case .group(_, let clip?, let transform, _): clip.extent().mapped(by: transform)
      case .group(let content, nil, _, _), .vibrant(let content, _), .blended(let content, _):
        content.extent(scale: scale, ink: ink)
      case .masked(let content, let mask):
        mask.extent(scale: scale, ink: ink) ?? content.extent(scale: scale, ink: ink)
      case .projected(_, let box, let projection):
        Outline.path(projection.outline(of: box).map { .line($0) }, rule: .winding).extent()
      case .shadow(let content, let shadow, let transform):
        shadow.extent(of: content, through: transform, scale: scale, ink: ink)
      case .stamps(let stamps): stamps.reduce(.null) { $0.union($1.box) }
      }
    guard let extent, extent.isNull || extent.isFinite else { return nil }
    return extent
  }
}

extension Outline {
  /// Finds a rectangle that holds the outline, its control points and a margin around them.
  ///
  /// - Parameter margin: in points.
  /// - Returns: null where there is no outline; not finite where a coordinate is not.
  package func extent(margin: Double = 0) -> CGRect {
    switch self {
    case .rectangle(let rectangle), .roundedRectangle(let rectangle, _), .ellipse(let rectangle):
      return rectangle.isNull ? rectangle : rectangle.insetBy(dx: -margin, dy: -margin)
    case .path(let elements, _):
      guard let first = elements.first?.controlPoints.first else { return .null }
      var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
      for point in elements.lazy.flatMap(\.controlPoints) {
        // Comparisons would pass over it.
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

extension StrokeStyle {
  /// How far ink stands out from the outline at most: at a pointed join, or at a square cap, whose
  /// corners are √2 half widths away.
  ///
  /// *Units*: points.
  package var reach: Double { width / 2 * max(join == .miter ? miterLimit : 1, 1.5) }
}

extension CGRect {
  /// Whether all edges are numbers.
  package var isFinite: Bool {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
  }

  /// Returns the smallest rectangle that holds the image of this one; nil where that is no number.
  ///
  /// `applying` compares corners, and comparisons pass over what is no number.
  func mapped(by transform: CGAffineTransform) -> CGRect? {
    guard !isNull else { return self }
    let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return isFinite && parts.allSatisfy(\.isFinite) ? applying(transform) : nil
  }
}
