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
    let top = run.box.minY + (run.box.height - size.height) / 2
    for index in lines.indices {
      let baseline = ((top - run.box.minY + lines[index].baseline) * scale).rounded() / scale
      let start = CGPoint(x: run.box.minX + indent(ofLine: index), y: run.box.minY + baseline)
      if run.spans.isEmpty {
        setSource(run.color, on: context)
        cairo_new_path(context)
        cairo_move_to(context, start.x, start.y)
        pango_cairo_layout_line_path(context, line(index))
        try GlyphFill.fillPath(of: context)
      } else {
        try drawSpans(ofLine: index, from: start, lineTop: top + lines[index].top, on: context)
      }
    }
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .drawing(status: String(cString: cairo_status_to_string(status)))
    }
  }

  /// How far a line stands from the left edge of the box. Units: points.
  private func indent(ofLine index: Int) -> Double {
    let indent = indent(beforeLine: index)
    let width = run.box.width - indent - run.paragraph.tailIndent
    switch run.alignment {
    case .left, .justified: return indent
    case .center: return indent + (width - self.width(ofLine: index)) / 2
    case .right: return indent + width - self.width(ofLine: index)
    }
  }
}

func setSource(_ color: Color, on context: OpaquePointer) {
  cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
}
