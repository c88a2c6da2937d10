import CCairo
import Drawing
import Geometry

extension Canvas {
  /// Draws the shadow of `content`, but not the content itself.
  func drawShadow(of content: DisplayList, _ shadow: Shadow, of command: DrawCommand)
    throws(RasterizerError)
  {
    let offset = (dx: shadow.offset.dx * scale, dy: shadow.offset.dy * scale)
    guard offset.dx.isFinite, offset.dy.isFinite, shadow.blur.isFinite else {
      throw .notFinite(command: "\(command)")
    }
    let blur = GaussianBlur(deviation: shadow.blur * scale)
    let reach = shadow.blur > 0 ? CGFloat(blur.reach) : 0
    // Only content this near to the picture casts a shadow into it.
    let casting = area.offsetBy(dx: -offset.dx, dy: -offset.dy).insetBy(dx: -reach, dy: -reach)
    let bounds = content.bounds(scale: scale) ?? casting
    let part = bounds.insetBy(dx: -reach, dy: -reach).intersection(
      casting.insetBy(dx: -reach, dy: -reach)
    ).integral
    guard !part.isNull, part.width > 0, part.height > 0 else { return }

    let canvas = try Canvas(part: part, scale: scale, format: CAIRO_FORMAT_A8)
    try canvas.draw(content)
    try canvas.finish()
    if shadow.blur > 0, let bytes = cairo_image_surface_get_data(canvas.surface) {
      blur.apply(
        to: bytes, width: Int(part.width), height: Int(part.height),
        bytesPerRow: Int(cairo_image_surface_get_stride(canvas.surface)), channels: 1,
        clamped: false)
      cairo_surface_mark_dirty(canvas.surface)
    }
    setSource(shadow.color)
    cairo_mask_surface(context, canvas.surface, offset.dx, offset.dy)
  }

  /// Draws `content` as far as `mask` is opaque.
  func drawMasked(_ content: DisplayList, mask: DisplayList) throws(RasterizerError) {
    cairo_save(context)
    defer { cairo_restore(context) }
    narrow(to: mask)
    cairo_push_group(context)
    cairo_reset_clip(context)
    try draw(content)
    let drawn = cairo_pop_group(context)
    defer { cairo_pattern_destroy(drawn) }
    cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
    cairo_reset_clip(context)
    try draw(mask)
    let stencil = cairo_pop_group(context)
    defer { cairo_pattern_destroy(stencil) }
    cairo_set_source(context, drawn)
    cairo_mask(context, stencil)
  }
}
