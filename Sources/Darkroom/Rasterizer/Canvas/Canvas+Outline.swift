import CCairo
import Drawing
import Geometry

extension Canvas {
  /// The largest distance from the picture that a coordinate may have.
  ///
  /// It is half of what Cairo's 24.8 fixed-point numbers hold.
  ///
  /// *Units*: pixels.
  static let reach = 4_194_304.0

  /// Makes `outline` the current path.
  ///
  /// - Parameters:
  ///   - outline: what is filled or stroked.
  ///   - margin: how far a stroke stands out from the outline, in points.
  ///   - transform: maps the outline to points of the picture.
  ///   - command: what is being drawn, named in errors.
  /// - Returns: false, and no path, when nothing of it can be seen.
  /// - Throws: `RasterizerError.notFinite` or `.outOfReach`.
  func place(
    _ outline: Outline, margin: Double = 0, transform: CGAffineTransform, of command: DrawCommand
  ) throws(RasterizerError) -> Bool {
    guard let matrix = try deviceMatrix(transform, of: command) else { return false }
    let bounds = outline.extent(margin: margin)
    guard !bounds.isNull else { return false }
    guard bounds.isFinite, margin.isFinite else { throw .notFinite(command: "\(command)") }

    let device = bounds.applying(transform).scaled(by: scale)
    guard device.overlaps(area) else { return false }
    cairo_new_path(context)
    cairo_set_fill_rule(context, outline.cairoFillRule)
    if device.isWithin(Self.reach) {
      var pen = PathPen(on: CairoPath(context), by: matrix)
      pen.add(outline)
      return true
    }
    guard margin == 0, case .rectangle = outline, transform.keepsRectangles else {
      throw .outOfReach(command: "\(command)")
    }
    let near = device.intersection(area.insetBy(dx: -1, dy: -1))
    cairo_rectangle(context, near.minX, near.minY, near.width, near.height)
    return true
  }

  /// Finds the map from the space of a command to pixels.
  ///
  /// - Returns: nil where the map leaves no area.
  /// - Throws: `RasterizerError.notFinite`.
  func deviceMatrix(
    _ transform: CGAffineTransform, of command: DrawCommand
  ) throws(RasterizerError) -> cairo_matrix_t? {
    let map = transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    let determinant = map.a * map.d - map.b * map.c
    guard determinant.isFinite, map.tx.isFinite, map.ty.isFinite else {
      throw .notFinite(command: "\(command)")
    }
    guard determinant != 0 else { return nil }
    return cairo_matrix_t(xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
  }

  /// Strokes the current path, which is that of `outline`, with a pen that the transform stretches.
  func stroke(
    _ style: StrokeStyle, along outline: Outline, transform: CGAffineTransform
  ) throws(RasterizerError) {
    cairo_save(context)
    defer { cairo_restore(context) }
    let map = transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    var matrix = cairo_matrix_t(
      xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
    cairo_set_matrix(context, &matrix)
    guard
      let tangle = Tangle(outline, fewestSides: Tangle.fewestSidesStroked, on: context)
    else {
      stroke(with: style, by: matrix)
      return
    }
    let part = outline.extent(margin: style.reach).applying(transform).scaled(by: scale)
      .intersection(area).integral
    cairo_new_path(context)
    cairo_identity_matrix(context)
    guard !part.isNull, part.width > 0, part.height > 0 else { return }
    try stroke(tangle, style, matrix: matrix, in: part)
  }
}
