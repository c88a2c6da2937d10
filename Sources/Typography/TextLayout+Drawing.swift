import CCairo
import Drawing
import Geometry

extension TextLayout {
  /// Draws `run` in its box, centred in the box's height.
  ///
  /// Glyphs are filled as outlines, so that they stand where the layout puts them and not on the
  /// nearest pixel; baselines stand a whole number of pixels below the top of the box, so that text
  /// in a box on the pixel grid is sharp and text in a moving box does not jump in it.
  ///
  /// - Parameters:
  ///   - context: a Cairo context whose space is that of the box.
  ///   - scale: pixels a point.
  /// - Throws: `TypographyError` for a missing font or a size out of range.
  package static func draw(
    _ run: TextRun, on context: OpaquePointer, scale: Double
  ) throws(TypographyError) {
    let layout = try TextLayout(run, width: run.box.width, height: run.box.height)
    try layout.draw(on: context, scale: scale)
  }

  private func draw(on context: OpaquePointer, scale: Double) throws(TypographyError) {
    cairo_save(context)
    defer { cairo_restore(context) }
    if run.lineBreak == .clip {
      cairo_rectangle(context, run.box.minX, run.box.minY, run.box.width, run.box.height)
      cairo_clip(context)
    }
    cairo_set_source_rgba(
      context, run.color.red, run.color.green, run.color.blue, run.color.alpha)
    let top = (run.box.height - size.height) / 2
    for index in 0..<lineCount {
      let baseline = top + Double(index) * metrics.lineHeight + metrics.ascender
      let snapped = (baseline * scale).rounded() / scale
      cairo_new_path(context)
      cairo_move_to(context, run.box.minX + indent(ofLine: index), run.box.minY + snapped)
      pango_cairo_layout_line_path(context, line(index))
      try GlyphFill.fillPath(of: context)
    }
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .drawing(status: String(cString: cairo_status_to_string(status)))
    }
  }

  /// How far a line stands from the left edge of the box. Units: points.
  private func indent(ofLine index: Int) -> Double {
    switch run.alignment {
    case .left, .justified: 0
    case .center: (run.box.width - width(ofLine: index)) / 2
    case .right: run.box.width - width(ofLine: index)
    }
  }
}
