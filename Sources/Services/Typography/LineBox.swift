import CCairo
import Drawing

/// The place and height of a line.
///
/// *Units*: points from the top of the first line.
struct LineBox: Hashable {
  /// The top of the line and of its background.
  var top: Double
  var baseline: Double
  var bottom: Double
  var isParagraphStart: Bool

  /// Finds the boxes of the lines of a layout, from the top.
  ///
  /// Each line is as high as its largest font, changed by the paragraph's style. The height that a
  /// style adds to a line stands above its text, as in TextKit.
  ///
  /// - Parameters:
  ///   - run: the text.
  ///   - lines: its lines in Pango.
  ///   - limit: the largest number of lines wanted.
  /// - Returns: one box for each line, at most `limit`.
  static func boxes(
    of run: TextRun, in lines: [UnsafeMutablePointer<PangoLayoutLine>], limit: Int = .max
  ) -> [LineBox] {
    let style = run.paragraph
    var typefaces = LineTypefaces(run)
    var boxes: [LineBox] = []
    for line in lines.prefix(limit).lazy.map(\.pointee) {
      let isStart = line.is_paragraph_start != 0
      let bytes = Int(line.start_index)..<Int(line.start_index + line.length)
      let metrics = typefaces.of(bytes).map(FontMetrics.init(of:))
      let rooms = typefaces.rooms(in: bytes)
      let ascender = metrics.reduce(rooms.ascent) { max($0, $1.ascender) }
      let descender = metrics.reduce(rooms.descent) { max($0, $1.descender) }
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

/// Finds the typefaces of one line after another.
private struct LineTypefaces {
  private let run: TextRun
  /// The first span that does not end before the line.
  private var first = 0

  init(_ run: TextRun) { self.run = run }

  /// Finds the typefaces in some bytes of the string, which must follow those of the call before.
  ///
  /// - Returns: the typefaces of the spans there, and the text's own for bytes without a span.
  mutating func of(_ bytes: Range<Int>) -> [Typeface] {
    while first < run.spans.count, run.spans[first].range.upperBound <= bytes.lowerBound {
      first += 1
    }
    let others = run.spans[first...].prefix { $0.range.lowerBound < bytes.upperBound }.filter {
      $0.range.overlaps(bytes)
    }
    let covered = others.reduce(0) { $0 + $1.range.clamped(to: bytes).count }
    return others.map(\.font) + (covered < bytes.count || others.isEmpty ? [run.font] : [])
  }

  /// Returns how far the rooms in the bytes of the last call reach above and below the baseline.
  func rooms(in bytes: Range<Int>) -> (ascent: Double, descent: Double) {
    run.spans[first...].prefix { $0.range.lowerBound < bytes.upperBound }.reduce((0, 0)) {
      guard let room = $1.room, $1.range.overlaps(bytes) else { return $0 }
      return (max($0.0, room.ascent), max($0.1, room.descent))
    }
  }
}
