import CCairo
import Drawing
import Geometry

extension Canvas {
  /// Replaces what was drawn inside the outline so far by its blurred and saturated picture.
  func draw(
    _ backdrop: Backdrop, in outline: Outline, transform: CGAffineTransform,
    of command: DrawCommand
  ) throws(RasterizerError) {
    guard backdrop.blur.isFinite, backdrop.saturation.isFinite else {
      throw .notFinite(command: "\(command)")
    }
    guard try deviceMatrix(transform, of: command) != nil, let part = clippedPart(of: command)
    else { return }
    let blur = backdrop.blur(scale: scale)
    let window = blur.source(of: part, in: area)
    let source = try copy(of: window)
    let canvas = try Canvas(part: part, scale: scale, format: CAIRO_FORMAT_ARGB32, shelf: shelf)
    source.withPixels { pixels, pixelsPerRow in
      canvas.withPixels { target, targetsPerRow in
        blur.apply(
          to: pixels, pixelsPerRow: pixelsPerRow, window: window, part: part
        ) { target + $0 * targetsPerRow }
      }
    }
    guard try place(outline, transform: transform, of: command) else { return }
    cairo_save(context)
    cairo_set_source_surface(context, canvas.surface, 0, 0)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_fill(context)
    cairo_restore(context)
  }

  /// Changes the colours of what was drawn so far, as far as `content` is opaque.
  func draw(
    _ vibrancy: Vibrancy, through content: DisplayList, of command: DrawCommand
  ) throws(RasterizerError) {
    guard vibrancy.saturation.isFinite else { throw .notFinite(command: "\(command)") }
    guard let part = clippedPart(of: command) else { return }
    let stencil = try Canvas(part: part, scale: scale, format: CAIRO_FORMAT_A8, shelf: shelf)
    try stencil.draw(content)
    try stencil.finish()
    let seen = try copy(of: part)
    let colors = try Canvas(part: part, scale: scale, format: CAIRO_FORMAT_ARGB32, shelf: shelf)
    let filter = BackdropBlur(deviation: 0, saturation: vibrancy.saturation)
    seen.withPixels { pixels, pixelsPerRow in
      colors.withPixels { target, targetsPerRow in
        filter.apply(to: pixels, pixelsPerRow: pixelsPerRow, window: part, part: part) {
          target + $0 * targetsPerRow
        }
      }
    }
    // Only as opaque as what lies behind.
    cairo_set_operator(colors.context, CAIRO_OPERATOR_ATOP)
    colors.setSource(vibrancy.tint)
    cairo_paint(colors.context)
    try colors.finish()
    cairo_set_source_surface(context, colors.surface, 0, 0)
    cairo_mask_surface(context, stencil.surface, 0, 0)
  }

  /// Copies what was drawn so far, in the innermost group.
  ///
  /// - Parameter part: whole pixels.
  /// - Returns: a canvas of the part.
  /// - Throws: `RasterizerError.drawing` where Cairo has no memory left.
  private func copy(of part: CGRect) throws(RasterizerError) -> Canvas {
    let canvas = try Canvas(part: part, scale: scale, format: CAIRO_FORMAT_ARGB32, shelf: shelf)
    cairo_set_source_surface(canvas.context, cairo_get_group_target(context), 0, 0)
    cairo_set_operator(canvas.context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(canvas.context)
    try canvas.finish()
    return canvas
  }

  /// Calls `body` with the pixels of an offscreen canvas, which it may change, and their number in a
  /// row; not at all where Cairo has no memory left.
  private func withPixels(_ body: (UnsafeMutablePointer<UInt32>, Int) -> Void) {
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return }
    let pixelsPerRow = Int(cairo_image_surface_get_stride(surface)) / 4
    body(
      UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: UInt32.self), pixelsPerRow)
    cairo_surface_mark_dirty(surface)
  }
}

extension Backdrop {
  /// Returns the blur of pixels.
  ///
  /// - Parameter scale: pixels a point.
  /// - Returns: the blur with its change of colours.
  func blur(scale: Double) -> BackdropBlur {
    BackdropBlur(deviation: max(0, blur) * scale, saturation: saturation)
  }
}
