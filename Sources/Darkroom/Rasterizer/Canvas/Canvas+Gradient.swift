import CCairo
import Drawing
import Foundation
import Geometry
import Pixels

import func Arithmetic.atan2

extension Canvas {
  func draw(
    _ gradient: Gradient, in outline: Outline, transform: CGAffineTransform,
    of command: DrawCommand
  ) throws(RasterizerError) {
    guard let last = gradient.stops.last,
      try place(outline, transform: transform, of: command)
    else { return }
    let toBox = transform.concatenating(CGAffineTransform(scaleX: scale, y: scale)).inverted()
    switch gradient.shape {
    case .axial(let start, let end) where start == end: setSource(last.color)
    case .axial(let start, let end):
      try fill(
        roundPoints(of: outline, transform: transform, of: command),
        with: cairo_pattern_create_linear(start.x, start.y, end.x, end.y), gradient.stops, toBox)
      return
    case .radial(_, let radii) where radii.width <= 0 || radii.height <= 0:
      setSource(last.color)
    case .radial(let center, let radii):
      let toCircle = toBox.concatenating(
        CGAffineTransform(translationX: -center.x, y: -center.y)
      ).concatenating(CGAffineTransform(scaleX: 1 / radii.width, y: 1 / radii.height))
      try fill(
        roundPoints(of: outline, transform: transform, of: command),
        with: cairo_pattern_create_radial(0, 0, 0, 0, 0, 1), gradient.stops, toCircle)
      return
    case .circles(let start, let startRadius, let end, let endRadius):
      try fill(
        roundPoints(of: outline, transform: transform, of: command),
        with: cairo_pattern_create_radial(
          start.x, start.y, startRadius, end.x, end.y, endRadius), gradient.stops, toBox)
      return
    case .conic(let center, let angle):
      try fillConic(around: center, from: angle, gradient.stops, toBox)
      return
    }
    cairo_fill(context)
  }

  /// Fills a round shape with opaque colours along a line, without Cairo.
  ///
  /// - Parameters:
  ///   - outline: the shape.
  ///   - gradient: the colours.
  ///   - transform: maps both to points of the picture.
  ///   - command: what is being drawn, named in errors.
  ///   - pixels: those of this canvas.
  /// - Returns: false, and nothing is filled, where Cairo has to do it.
  /// - Throws: `RasterizerError` where the command cannot be drawn.
  func fill(
    _ outline: Outline, with gradient: Gradient, transform: CGAffineTransform,
    of command: DrawCommand, on pixels: OpenPixels
  ) throws(RasterizerError) -> Bool {
    guard case .axial(let start, let end) = gradient.shape, pixels.isAtOrigin,
      let points = try roundPoints(of: outline, transform: transform, of: command),
      try place(outline, transform: transform, of: command)
    else { return false }
    let part = pathPart()
    cairo_new_path(context)
    guard let part else { return false }
    let map = transform.concatenating(CGAffineTransform(scaleX: scale, y: scale)).inverted()
    let box = PixelRectangle(
      x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height))
    guard
      let fixed = FixedMap(
        PixelMap(
          across: SIMD2(map.a, map.b), down: SIMD2(map.c, map.d), start: SIMD2(map.tx, map.ty)),
        around: SIMD2(part.minX + part.width / 2, part.minY + part.height / 2)),
      let colors = AxialColors(
        from: SIMD2(start.x, start.y), to: SIMD2(end.x, end.y), stops: gradient.stops, map: fixed,
        in: box)
    else { return false }
    return pixels.fill(points, in: box, with: colors)
  }

  /// Fills the current path with the colours of a pattern, which is destroyed.
  ///
  /// Cairo would ask for the colours of each row by itself; so the path is made a picture of
  /// opacities first, which takes the colours of all rows at once.
  ///
  /// - Parameters:
  ///   - shape: the path, where it is round; nil for others.
  ///   - pattern: a gradient without colours.
  ///   - stops: the colours.
  ///   - map: from pixels to the space of the pattern.
  /// - Throws: `RasterizerError.drawing` where Cairo has no memory left.
  private func fill(
    _ shape: OutlinePoints?, with pattern: OpaquePointer?, _ stops: [Gradient.Stop],
    _ map: CGAffineTransform
  ) throws(RasterizerError) {
    defer { cairo_pattern_destroy(pattern) }
    var matrix = map.cairoMatrix
    cairo_pattern_set_matrix(pattern, &matrix)
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    guard let part = pathPart() else { return cairo_new_path(context) }
    let canvas = try Canvas(part: part, scale: scale, format: CAIRO_FORMAT_A8, shelf: shelf)
    let isCovered = if let shape { canvas.cover(shape) } else { false }
    if !isCovered {
      let path = cairo_copy_path(context)
      defer { cairo_path_destroy(path) }
      cairo_append_path(canvas.context, path)
      cairo_set_fill_rule(canvas.context, cairo_get_fill_rule(context))
      cairo_fill(canvas.context)
      try canvas.finish()
    }
    cairo_new_path(context)
    cairo_set_source(context, pattern)
    cairo_mask_surface(context, canvas.surface, 0, 0)
  }

  /// Finds the pixels of the picture that the current path may cover.
  ///
  /// - Returns: whole pixels; nil for none.
  private func pathPart() -> CGRect? {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(context, &left, &top, &right, &bottom)
    let part = CGRect(x: left, y: top, width: right - left, height: bottom - top)
      .intersection(area).integral
    return part.isNull || part.width <= 0 || part.height <= 0 ? nil : part
  }

  /// Fills the current path with colours around a point; each pixel has the colour of its centre.
  private func fillConic(
    around center: CGPoint, from angle: Double, _ stops: [Gradient.Stop],
    _ toBox: CGAffineTransform
  ) throws(RasterizerError) {
    guard let part = pathPart() else { return cairo_new_path(context) }
    let path = cairo_copy_path(context)
    defer { cairo_path_destroy(path) }
    let canvas = try Canvas(part: part, scale: scale, format: CAIRO_FORMAT_ARGB32, shelf: shelf)
    canvas.setPixels { x, y in
      let point = CGPoint(x: part.minX + Double(x) + 0.5, y: part.minY + Double(y) + 0.5)
        .applying(toBox)
      let turn = (atan2(point.y - center.y, point.x - center.x) - angle) / (2 * .pi)
      return premultiplied(stops.color(at: turn - turn.rounded(.down)).pixel)
    }
    cairo_new_path(context)
    cairo_append_path(context, path)
    cairo_set_source_surface(context, canvas.surface, 0, 0)
    cairo_fill(context)
  }
}

extension [Gradient.Stop] {
  /// Returns the colour at a share (0...1) of the way.
  ///
  /// - Precondition: there is at least one stop.
  fileprivate func color(at share: Double) -> Color {
    guard let next = firstIndex(where: { $0.location > share }) else {
      return last?.color ?? .black
    }
    guard next > 0 else { return self[0].color }
    let (before, after) = (self[next - 1], self[next])
    let way = (share - before.location) / (after.location - before.location)
    return Color(
      red: before.color.red + (after.color.red - before.color.red) * way,
      green: before.color.green + (after.color.green - before.color.green) * way,
      blue: before.color.blue + (after.color.blue - before.color.blue) * way,
      alpha: before.color.alpha + (after.color.alpha - before.color.alpha) * way)
  }
}
