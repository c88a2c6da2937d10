import CCairo
import Drawing
import Geometry

/// Text broken into lines: the one routine that both measures and draws.
///
/// Lines are broken in points, before any scale, so that a text breaks the same in every film. A
/// layout stays on the thread that made it.
package struct TextLayout: ~Copyable {
  let run: TextRun
  let metrics: FontMetrics
  let pointer: OpaquePointer?

  /// How many lines are drawn: as many as `lines` and the height allow, and never less than one.
  package let lineCount: Int

  /// Breaks `run` into lines.
  ///
  /// - Parameters:
  ///   - width: where lines end, in points; infinite for no end.
  ///   - height: how much room there is, in points; infinite for no end.
  /// - Throws: `TypographyError` for a missing font or a size out of range.
  package init(_ run: TextRun, width: Double, height: Double) throws(TypographyError) {
    let metrics = FontMetrics(of: run.font)
    let context = try FontContext.ofThisThread(for: run.font)
    let description = try run.font.makeDescription()
    defer { pango_font_description_free(description) }
    let pointer = pango_layout_new(context.pointer)
    pango_layout_set_font_description(pointer, description)
    pango_layout_set_text(pointer, run.string, -1)

    let room = Self.wholeLines(in: height, of: metrics.lineHeight)
    let limit = run.lines > 0 ? min(run.lines, room) : room
    Self.setLineBreak(run.lineBreak, width: width, limit: limit, on: pointer)
    pango_layout_set_justify(pointer, run.alignment == .justified ? 1 : 0)
    self.run = run
    self.metrics = metrics
    self.pointer = pointer
    lineCount = min(limit, Int(pango_layout_get_line_count(pointer)))
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  /// The size of `run` without regard to its box.
  ///
  /// - Parameter width: where lines end, in points; infinite for no end.
  /// - Returns: the widest line by the height of all lines, in points and not rounded; an empty
  ///   string is one line high.
  /// - Throws: `TypographyError` for a missing font or a size out of range.
  package static func measure(
    _ run: TextRun, width: Double = .infinity
  ) throws(TypographyError) -> CGSize {
    try TextLayout(run, width: width, height: .infinity).size
  }

  /// The widest line by the height of all lines. Units: points.
  package var size: CGSize {
    let widest = (0..<lineCount).reduce(0) { max($0, width(ofLine: $1)) }
    return CGSize(width: widest, height: Double(lineCount) * metrics.lineHeight)
  }

  /// Whether all of the string is shown: no line is left out or cut short.
  package var isComplete: Bool {
    lineCount == Int(pango_layout_get_line_count(pointer))
      && pango_layout_is_ellipsized(pointer) == 0
  }

  /// Units: points.
  func width(ofLine index: Int) -> Double {
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line(index), nil, &logical)
    return Double(logical.width) / pangoUnitsPerPoint
  }

  func line(_ index: Int) -> UnsafeMutablePointer<PangoLayoutLine>? {
    pango_layout_get_line_readonly(pointer, Int32(index))
  }

  /// A height that was rounded somewhere on its way may lack a little of its last line.
  private static let heightTolerance = 1.0 / 64

  private static func wholeLines(in height: Double, of lineHeight: Double) -> Int {
    let count = (height + heightTolerance) / lineHeight
    return count < Double(Int16.max) ? max(1, Int(count)) : Int(Int16.max)
  }

  private static func setLineBreak(
    _ lineBreak: TextRun.LineBreak, width: Double, limit: Int, on layout: OpaquePointer?
  ) {
    let ellipsis: PangoEllipsizeMode? =
      switch lineBreak {
      case .truncateHead: PANGO_ELLIPSIZE_START
      case .truncateMiddle: PANGO_ELLIPSIZE_MIDDLE
      case .truncateTail: PANGO_ELLIPSIZE_END
      case .wordWrap, .charWrap, .clip: nil
      }
    let widest = Double(Int32.max / 2) / pangoUnitsPerPoint
    let isBounded = lineBreak != .clip && width < widest
    pango_layout_set_width(
      layout, isBounded ? Int32((max(0, width) * pangoUnitsPerPoint).rounded()) : -1)
    pango_layout_set_wrap(layout, lineBreak == .charWrap ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    if let ellipsis, isBounded {
      pango_layout_set_ellipsize(layout, ellipsis)
      pango_layout_set_height(layout, Int32(-limit))
    }
  }
}
