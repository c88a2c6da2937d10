import CCairo
import Drawing
import Geometry

/// A path so long that each row of pixels meets hundreds of its sides, or thousands.
///
/// Cairo sorts the sides that a row meets, which takes time with the square of their number. A tangle
/// is drawn in other ways, which take time with the number of sides. The picture may differ from
/// Cairo's where several sides cross one pixel.
struct Tangle {
  /// The corners of each subpath.
  ///
  /// *Space*: that of the context when the tangle was found.
  let lines: [[CGPoint]]

  /// Paths with fewer elements are never tangles.
  private static let fewestElements = 2000
  /// The mean number of sides in a row of pixels from which a fill is a tangle.
  static let fewestSidesFilled = 4000.0
  /// The same for a stroke, whose outline has twice the sides and costs more, and whose picture hardly
  /// differs.
  static let fewestSidesStroked = 500.0

  /// Finds out whether an outline is a tangle; `nil` for one that Cairo draws as fast.
  ///
  /// - Parameters:
  ///   - outline: the shape.
  ///   - fewestSides: the mean number of sides in a row of pixels that a tangle has at least.
  ///   - context: has the outline as its current path.
  init?(_ outline: Outline, fewestSides: Double, on context: OpaquePointer?) {
    guard case .path(let elements, _) = outline, elements.count > Self.fewestElements else {
      return nil
    }
    lines = Self.lines(on: context)
    var height = 0.0
    var range = (low: Double.infinity, high: -Double.infinity)
    for line in lines {
      for (one, other) in zip(line, line.dropFirst()) { height += abs(other.y - one.y) }
      for point in line { range = (min(range.low, point.y), max(range.high, point.y)) }
    }
    guard height > fewestSides * max(1, range.high - range.low) else { return nil }
  }

  private static func lines(on context: OpaquePointer?) -> [[CGPoint]] {
    guard let path = cairo_copy_path_flat(context) else { return [] }
    defer { cairo_path_destroy(path) }
    guard let data = path.pointee.data else { return [] }
    var lines: [[CGPoint]] = []
    var place = 0
    while place < Int(path.pointee.num_data) {
      let header = data[place].header
      switch header.type {
      case CAIRO_PATH_MOVE_TO:
        lines.append([CGPoint(x: data[place + 1].point.x, y: data[place + 1].point.y)])
      case CAIRO_PATH_LINE_TO where !lines.isEmpty:
        lines[lines.count - 1].append(
          CGPoint(x: data[place + 1].point.x, y: data[place + 1].point.y))
      case CAIRO_PATH_CLOSE_PATH:
        if let start = lines.last?.first { lines[lines.count - 1].append(start) }
      default: break
      }
      place += Int(header.length)
    }
    return lines.filter { $0.count > 1 }
  }
}

extension Canvas {
  /// Fills the current path with the source.
  func fill(_ outline: Outline) throws(RasterizerError) {
    guard let tangle = Tangle(outline, fewestSides: Tangle.fewestSidesFilled, on: context) else {
      cairo_fill(context)
      return
    }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    // Cairo's extents of a fill are exact and as slow as the fill itself.
    cairo_path_extents(context, &left, &top, &right, &bottom)
    let part = CGRect(x: left, y: top, width: right - left, height: bottom - top)
      .intersection(area).integral
    cairo_new_path(context)
    guard !part.isNull, part.width > 0, part.height > 0 else { return }
    var cover = Cover(width: Int(part.width), height: Int(part.height))
    for line in tangle.lines {
      // A fill closes its lines.
      for (one, other) in zip(line, line.dropFirst() + line.prefix(1)) {
        cover.add(
          from: CGPoint(x: one.x - part.minX, y: one.y - part.minY),
          to: CGPoint(x: other.x - part.minX, y: other.y - part.minY))
      }
    }
    let canvas = try Canvas(part: part, scale: scale, format: CAIRO_FORMAT_A8, shelf: shelf)
    canvas.setLevels(cover.levels(isEvenOdd: outline.cairoFillRule == CAIRO_FILL_RULE_EVEN_ODD))
    cairo_mask_surface(context, canvas.surface, 0, 0)
  }

  /// Strokes a tangle piece by piece.
  ///
  /// - Parameters:
  ///   - tangle: the shape, in the space of the pen, to which `matrix` belongs.
  ///   - style: the width, joins and ends of the stroke.
  ///   - matrix: maps the space of the pen to pixels.
  ///   - part: whole pixels around what can be seen.
  /// - Throws: `RasterizerError.drawing` when Cairo has no memory left.
  func stroke(
    _ tangle: Tangle, _ style: StrokeStyle, matrix: cairo_matrix_t, in part: CGRect
  ) throws(RasterizerError) {
    let canvas = try Canvas(part: part, scale: scale, format: CAIRO_FORMAT_A8, shelf: shelf)
    var matrix = matrix
    cairo_set_matrix(canvas.context, &matrix)
    cairo_set_source_rgba(canvas.context, 0, 0, 0, 1)
    for line in tangle.lines {
      var style = style
      if line.first != line.last, style.cap != .butt {
        for (end, next) in [(line[0], line[1]), (line[line.count - 1], line[line.count - 2])] {
          cairo_move_to(canvas.context, end.x, end.y)
          cairo_line_to(canvas.context, (end.x + next.x) / 2, (end.y + next.y) / 2)
        }
        canvas.stroke(with: style, by: matrix)
      }
      style.cap = .butt
      var first = 0
      while first < line.count - 1 {
        let last = min(first + Self.sidesTogether, line.count - 1)
        cairo_move_to(canvas.context, line[first].x, line[first].y)
        for point in line[(first + 1)...last] { cairo_line_to(canvas.context, point.x, point.y) }
        // The next piece begins with the last side of this one, so that they are joined.
        if last < line.count - 1 {
          cairo_line_to(canvas.context, line[last + 1].x, line[last + 1].y)
        }
        canvas.stroke(with: style, by: matrix)
        for (one, other) in zip(line[first..<last], line[(first + 1)...last]) {
          style.dashPhase += hypot(other.x - one.x, other.y - one.y)
        }
        first = last
      }
    }
    try canvas.finish()
    cairo_mask_surface(context, canvas.surface, 0, 0)
  }

  /// The number of sides in a piece, few enough to be fast if one row of pixels meets all of them.
  private static let sidesTogether = 256

  private func setLevels(_ levels: [UInt8]) {
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let width = Int(area.width)
    for y in 0..<Int(area.height) {
      for x in 0..<width { bytes[y * stride + x] = levels[y * width + x] }
    }
    cairo_surface_mark_dirty(surface)
  }
}
