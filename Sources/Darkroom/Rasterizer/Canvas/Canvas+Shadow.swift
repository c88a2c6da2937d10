import CCairo
import Drawing
import Geometry

extension Canvas {
  /// Draws the shadow of `content`, but not the content itself.
  ///
  /// It is the blurred silhouette of the content in the content's own space, placed by the
  /// transform. What is sharp, too large or of unknown extent is blurred where it is shown instead.
  ///
  /// - Parameters:
  ///   - content: what casts the shadow.
  ///   - shadow: how it is cast.
  ///   - transform: maps both to points of the picture.
  ///   - command: what is being drawn, named in errors.
  ///   - next: the command that is drawn next; what it hides is left out.
  /// - Throws: `RasterizerError` where a command cannot be drawn.
  func drawShadow(
    of content: DisplayList, _ shadow: Shadow, transform: CGAffineTransform,
    of command: DrawCommand, under next: DrawCommand?
  ) throws(RasterizerError) {
    guard try deviceMatrix(transform, of: command) != nil else { return }
    guard shadow.offset.dx.isFinite, shadow.offset.dy.isFinite, shadow.blur.isFinite else {
      throw .notFinite(command: "\(command)")
    }
    let finest = transform.largestScale * scale
    if let density = shadow.density(shownAt: finest),
      let mask = try shelf.mask(
        for: ShadowShelf.Key(
          content: content.silhouette(scale: density), deviation: shadow.blur, density: density))
    {
      try draw(mask, shadow, transform: transform, of: command, under: next)
    } else {
      try drawSharpShadow(of: content.applying(transform), shadow.applying(transform))
    }
  }

  private func draw(
    _ mask: ShadowMask, _ shadow: Shadow, transform: CGAffineTransform, of command: DrawCommand,
    under next: DrawCommand?
  ) throws(RasterizerError) {
    let part = clippedPart(of: command)
    guard let part else { return }
    let toPixels = CGAffineTransform(translationX: shadow.offset.dx, y: shadow.offset.dy)
      .concatenating(transform).concatenating(CGAffineTransform(scaleX: scale, y: scale))
    let canvas = try Canvas(part: part, scale: scale, format: CAIRO_FORMAT_A8, shelf: shelf)
    let hidden = next?.inside(through: transform, scale: scale)?
      .offsetBy(dx: -shadow.offset.dx, dy: -shadow.offset.dy)
    canvas.withRows { row in
      mask.place(in: part, by: toPixels.inverted(), hidden: hidden, into: row)
    }
    setSource(shadow.color)
    cairo_mask_surface(context, canvas.surface, 0, 0)
  }

  /// Finds the pixels that a command can change, as far as they are not clipped.
  ///
  /// - Returns: whole pixels; nil for none.
  func clippedPart(of command: DrawCommand) -> CGRect? {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    let open = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    let part = (command.bounds(scale: scale) ?? area).intersection(open).intersection(area)
      .integral
    return part.isNull || part.width <= 0 || part.height <= 0 ? nil : part
  }

  /// Draws and blurs a silhouette at the place where it is seen.
  private func drawSharpShadow(
    of content: DisplayList, _ shadow: Shadow
  ) throws(RasterizerError) {
    let blur = GaussianBlur(deviation: shadow.blur * scale)
    let reach = shadow.blur > 0 ? CGFloat(blur.reach) : 0
    let moved = content.applying(
      CGAffineTransform(translationX: shadow.offset.dx, y: shadow.offset.dy))
    // Only content this near to the picture casts a shadow into it.
    let casting = area.insetBy(dx: -reach, dy: -reach)
    let bounds = moved.bounds(scale: scale) ?? casting
    let part = bounds.insetBy(dx: -reach, dy: -reach)
      .intersection(casting.insetBy(dx: -reach, dy: -reach)).integral
    guard !part.isNull, part.width > 0, part.height > 0 else { return }
    let canvas = try Canvas(part: part, scale: scale, format: CAIRO_FORMAT_A8, shelf: shelf)
    try canvas.draw(moved)
    try canvas.finish()
    if shadow.blur > 0 {
      var levels = canvas.opacities()
      blur.apply(
        to: &levels, width: Int(part.width), height: Int(part.height), channels: 1,
        clamped: false)
      canvas.setOpacities(levels)
    }
    setSource(shadow.color)
    cairo_mask_surface(context, canvas.surface, 0, 0)
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
