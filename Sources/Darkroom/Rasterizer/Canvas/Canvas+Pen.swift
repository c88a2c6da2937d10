import CCairo
import Drawing

extension Canvas {
  /// Strokes the current path with a pen that a matrix stretches.
  ///
  /// Cairo 1.16 and 1.18 find out in two ways where a line turns so little that it needs no round
  /// join. Both do the same where the pen is as wide to Cairo as on the picture, and both draw all
  /// joins of dashes. Source: Cairo, `cairo-path-stroke-polygon.c`, "spline_cusp_tolerance".
  ///
  /// - Parameters:
  ///   - style: the width, joins, ends and dashes of the stroke.
  ///   - matrix: maps the space of the pen to pixels. The context has the same one afterwards.
  func stroke(with style: StrokeStyle, by matrix: cairo_matrix_t) {
    var outer = matrix
    defer { cairo_set_matrix(context, &outer) }
    let size = (matrix.xx * matrix.xx + matrix.yx * matrix.yx).squareRoot()
    let growth = size.isNormal ? size : 1
    var unit = cairo_matrix_t(
      xx: matrix.xx / growth, yx: matrix.yx / growth, xy: matrix.xy / growth,
      yy: matrix.yy / growth, x0: matrix.x0, y0: matrix.y0)
    cairo_set_matrix(context, &unit)
    let width = style.width * growth
    cairo_set_line_width(context, width)
    cairo_set_miter_limit(context, style.miterLimit)
    cairo_set_line_cap(context, style.cap.cairoCap)
    cairo_set_line_join(context, style.join.cairoJoin)
    // Cairo refuses dashes that are negative or all zero; such a line is solid.
    if style.dashes.allSatisfy({ $0 >= 0 }), style.dashes.contains(where: { $0 > 0 }) {
      cairo_set_dash(
        context, style.dashes.map { $0 * growth }, Int32(style.dashes.count),
        style.dashPhase * growth)
    } else if style.join == .round || width <= 2 * cairo_get_tolerance(context) {
      cairo_set_dash(context, [Self.endlessDash], 1, 0)
    } else {
      cairo_set_dash(context, nil, 0, 0)
    }
    cairo_stroke(context)
  }

  /// A dash that is longer than any path.
  ///
  /// *Units*: pixels.
  private static let endlessDash = 1e15
}

extension StrokeStyle.Cap {
  fileprivate var cairoCap: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension StrokeStyle.Join {
  fileprivate var cairoJoin: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
