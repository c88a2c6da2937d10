import CCairo
import Drawing
import Geometry

/// Text broken into lines; both measuring and drawing use it.
///
/// Lines are broken in points, whatever the scale, so that a text breaks the same in every film. While
/// a layout lives, no other thread has one; it ends on the thread that made it.
package struct TextLayout: ~Copyable {
  let run: TextRun
  private let turn: Shaping.Turn
  let pointer: OpaquePointer?
  /// The places of the lines that are drawn, from the top.
  let lines: [LineBox]
  /// The same lines, in Pango.
  private let pangoLines: [UnsafeMutablePointer<PangoLayoutLine>]

  /// Whether letters may be set in other fonts than the text's own.
  let hasOtherFonts: Bool
  /// The letters that no installed font has, each once, in the order of the text.
  package let missing: [Unicode.Scalar]

  /// What is added behind letters, in the order of the text.
  private let spacings: [LetterSpacing]

  /// Whether only a part of the string was laid out, because nobody could see the rest.
  private let isCut: Bool

  /// The number of lines that are drawn: as many as `lines` and the height allow, and at least one.
  package var lineCount: Int { lines.count }

  /// Breaks `run` into lines.
  ///
  /// - Parameters:
  ///   - run: the text.
  ///   - width: where lines end, in points; infinite for no end.
  ///   - height: how much room there is, in points; infinite for no end.
  /// - Throws: `TypographyError` for a missing font or a size out of range.
  package init(_ run: TextRun, width: Double, height: Double) throws(TypographyError) {
    try run.checkDistances()
    let turn = Shaping.Turn()
    let context = try FontContext.of(run, in: turn)
    let description = try run.font.makeDescription(families: context.families)
    defer { pango_font_description_free(description) }
    let pointer = pango_layout_new(context.pointer)
    pango_layout_set_font_description(pointer, description)
    let style = run.paragraph
    let inner = width - min(style.firstIndent, style.indent) - style.tailIndent
    let first = (style.firstIndent - style.indent) * pangoUnitsPerPoint
    if first != 0 { pango_layout_set_indent(pointer, Int32(first.rounded())) }
    Self.setWidth(inner, run.lineBreak, on: pointer)
    if run.string.utf8.contains(UInt8(ascii: "\t")) { Self.setTabs(style, on: pointer) }
    pango_layout_set_justify(pointer, run.alignment == .justified ? 1 : 0)

    let (shown, limit) = try Self.setText(
      of: run, isBounded: run.lineBreak != .clip && inner < Self.widest, height: height,
      fonts: context, on: pointer)
    Self.setEllipsis(run.lineBreak, width: inner, limit: limit, on: pointer)
    self.run = run
    self.turn = turn
    self.pointer = pointer
    hasOtherFonts = !context.fallbacks.isEmpty
    missing = context.missing
    spacings = shown.letterSpacings(letters: context.coverage)
    isCut = shown.string.utf8.count < run.string.utf8.count
    let all = Self.pangoLines(of: pointer)
    pangoLines = Array(all.prefix(limit))
    lines = LineBox.boxes(of: shown, in: all, limit: limit)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  /// Measures `run` without regard to its box.
  ///
  /// - Parameters:
  ///   - run: the text.
  ///   - width: where lines end, in points; infinite for no end.
  /// - Returns: the widest line by the height of all lines, in points and not rounded; an empty
  ///   string is one line high.
  /// - Throws: `TypographyError` for a missing font or a size out of range.
  package static func measure(
    _ run: TextRun, width: Double = .infinity
  ) throws(TypographyError) -> CGSize {
    try TextLayout(run, width: width, height: .infinity).size
  }

  /// The widest line by the height of all lines.
  ///
  /// *Units*: points.
  package var size: CGSize {
    let widest = lines.indices.reduce(0) { max($0, width(ofLine: $1) + indent(beforeLine: $1)) }
    return CGSize(width: widest, height: lines.last?.bottom ?? 0)
  }

  /// Whether all of the string is shown: no line is left out or truncated.
  package var isComplete: Bool {
    !isCut && lineCount == Int(pango_layout_get_line_count(pointer))
      && pango_layout_is_ellipsized(pointer) == 0
  }

  /// Returns the width of a line in points, with the distance behind its last letter: Pango breaks
  /// lines by that width, and leaves the last distance out of what it tells.
  func width(ofLine index: Int) -> Double {
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line(index), nil, &logical)
    return Double(logical.width) / pangoUnitsPerPoint + spacing(behindLine: index)
  }

  /// Returns the distance behind the last letter of a line, in points.
  func spacing(behindLine index: Int) -> Double {
    guard let line = line(index)?.pointee, line.length > 0 else { return 0 }
    return spacing(atByte: Int(line.start_index + line.length) - 1)
  }

  /// Returns the distance that is added behind a letter, in points.
  func spacing(atByte byte: Int) -> Double {
    spacings.last { $0.range.lowerBound <= byte }
      .map { $0.range.contains(byte) ? $0.distance : 0 } ?? 0
  }

  func line(_ index: Int) -> UnsafeMutablePointer<PangoLayoutLine>? { pangoLines[index] }

  /// Returns all lines of a layout in order.
  ///
  /// Asked for a single line, Pango searches from the first one on each time.
  static func pangoLines(of layout: OpaquePointer?) -> [UnsafeMutablePointer<PangoLayoutLine>] {
    var lines: [UnsafeMutablePointer<PangoLayoutLine>] = []
    var next = pango_layout_get_lines_readonly(layout)
    while let node = next {
      if let line = node.pointee.data {
        lines.append(line.assumingMemoryBound(to: PangoLayoutLine.self))
      }
      next = node.pointee.next
    }
    return lines
  }

  /// Returns the indent of a line by its paragraph's style.
  ///
  /// *Units*: points.
  func indent(beforeLine index: Int) -> Double {
    lines[index].isParagraphStart ? run.paragraph.firstIndent : run.paragraph.indent
  }

  private static let widest = Double(Int32.max / 2) / pangoUnitsPerPoint

  private static func setWidth(
    _ width: Double, _ lineBreak: TextRun.LineBreak, on layout: OpaquePointer?
  ) {
    let isBounded = lineBreak != .clip && width < widest
    pango_layout_set_width(
      layout, isBounded ? Int32((max(0, width) * pangoUnitsPerPoint).rounded()) : -1)
    pango_layout_set_wrap(layout, lineBreak == .charWrap ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
  }

  private static func setEllipsis(
    _ lineBreak: TextRun.LineBreak, width: Double, limit: Int, on layout: OpaquePointer?
  ) {
    let ellipsis: PangoEllipsizeMode? =
      switch lineBreak {
      case .truncateHead: PANGO_ELLIPSIZE_START
      case .truncateMiddle: PANGO_ELLIPSIZE_MIDDLE
      case .truncateTail: PANGO_ELLIPSIZE_END
      case .wordWrap, .charWrap, .clip: nil
      }
    guard let ellipsis, width < widest else { return }
    pango_layout_set_ellipsize(layout, ellipsis)
    pango_layout_set_height(layout, Int32(-limit))
  }
}
