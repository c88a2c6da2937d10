import CCairo
import Drawing

/// How high a line stands and where. Units: points from the top of the first line.
struct LineBox: Hashable {
  /// The top of the line, and of what its background fills.
  var top: Double
  var baseline: Double
  var bottom: Double
  var isParagraphStart: Bool

  /// The lines of a layout, from the top, each as high as its highest font asks and as the
  /// paragraph's style says.
  ///
  /// What a style adds to a line's height stands above its text, as in TextKit.
  static func boxes(of run: TextRun, in layout: OpaquePointer?) -> [LineBox] {
    let style = run.paragraph
    var boxes: [LineBox] = []
    for index in 0..<max(1, pango_layout_get_line_count(layout)) {
      guard let line = pango_layout_get_line_readonly(layout, index)?.pointee else { continue }
      let isStart = line.is_paragraph_start != 0
      let bytes = Int(line.start_index)..<Int(line.start_index + line.length)
      let metrics = run.typefaces(in: bytes).map(FontMetrics.init(of:))
      let ascender = metrics.reduce(0) { max($0, $1.ascender) }
      let descender = metrics.reduce(0) { max($0, $1.descender) }
      var height = ascender + descender
      if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
      height = max(height, style.smallestLineHeight)
      if style.largestLineHeight > 0 { height = min(height, style.largestLineHeight) }
      var top = 0.0
      if let last = boxes.last {
        top = last.bottom + style.lineSpacing + (isStart ? style.paragraphSpacing : 0)
      }
      boxes.append(
        LineBox(
          top: top, baseline: top + height - descender, bottom: top + height,
          isParagraphStart: isStart))
    }
    return boxes
  }
}

extension TextRun {
  /// The typefaces that stand in some bytes of the string; the text's own where no others do.
  fileprivate func typefaces(in bytes: Range<Int>) -> [Typeface] {
    let others = spans.filter { $0.range.overlaps(bytes) }
    let covered = others.reduce(0) { $0 + $1.range.clamped(to: bytes).count }
    return others.map(\.font) + (covered < bytes.count || others.isEmpty ? [font] : [])
  }
}
