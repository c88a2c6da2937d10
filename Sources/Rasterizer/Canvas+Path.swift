import CCairo
import Drawing
import Geometry

extension Canvas {
  /// Adds an outline to the current path, in the space of the current matrix.
  func add(_ outline: Outline) {
    switch outline {
    case .rectangle(let rectangle): add(rectangle)
    case .roundedRectangle(let rectangle, let radius):
      addRoundedRectangle(rectangle, radius: radius)
    case .ellipse(let rectangle): addEllipse(in: rectangle)
    case .path(let elements, _): addPath(elements)
    }
  }

  private func add(_ rectangle: CGRect) {
    cairo_rectangle(context, rectangle.minX, rectangle.minY, rectangle.width, rectangle.height)
  }

  private func addRoundedRectangle(_ rectangle: CGRect, radius: Double) {
    let radius = min(radius, rectangle.width / 2, rectangle.height / 2)
    guard radius > 0 else {
      add(rectangle)
      return
    }
    let (left, right) = (rectangle.minX + radius, rectangle.maxX - radius)
    let (top, bottom) = (rectangle.minY + radius, rectangle.maxY - radius)
    cairo_new_sub_path(context)
    cairo_arc(context, right, top, radius, -.pi / 2, 0)
    cairo_arc(context, right, bottom, radius, 0, .pi / 2)
    cairo_arc(context, left, bottom, radius, .pi / 2, .pi)
    cairo_arc(context, left, top, radius, .pi, .pi * 3 / 2)
    cairo_close_path(context)
  }

  private func addEllipse(in rectangle: CGRect) {
    guard rectangle.width > 0, rectangle.height > 0 else {
      add(rectangle)
      return
    }
    cairo_save(context)
    cairo_translate(context, rectangle.midX, rectangle.midY)
    cairo_scale(context, rectangle.width / 2, rectangle.height / 2)
    cairo_new_sub_path(context)
    cairo_arc(context, 0, 0, 1, 0, 2 * .pi)
    cairo_close_path(context)
    cairo_restore(context)
  }

  private func addPath(_ elements: [PathElement]) {
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        cairo_move_to(context, point.x, point.y)
        start = point
        current = point
      case .line(let point):
        cairo_line_to(context, point.x, point.y)
        current = point
      case .quadCurve(let point, let control):
        addQuadCurve(from: current, to: point, control: control)
        current = point
      case .curve(let point, let control1, let control2):
        cairo_curve_to(
          context, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
        current = point
      case .close:
        cairo_close_path(context)
        current = start
      }
    }
  }

  /// Adds a quadratic curve as the same cubic one, whose control points stand two thirds of the way to
  /// the quadratic one's.
  private func addQuadCurve(from start: CGPoint, to end: CGPoint, control: CGPoint) {
    cairo_curve_to(
      context,
      start.x + (control.x - start.x) * 2 / 3, start.y + (control.y - start.y) * 2 / 3,
      end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3,
      end.x, end.y)
  }
}

extension Outline {
  var cairoFillRule: cairo_fill_rule_t {
    if case .path(_, .evenOdd) = self { return CAIRO_FILL_RULE_EVEN_ODD }
    return CAIRO_FILL_RULE_WINDING
  }
}
