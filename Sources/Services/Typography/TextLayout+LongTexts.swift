import CCairo
import Drawing

extension TextLayout {
  /// How much of a line may be missing; heights are rounded elsewhere.
  ///
  /// *Units*: points.
  private static let heightTolerance = 1.0 / 64

  /// The width beyond which a text is treated as long.
  ///
  /// It is below the 2³¹ 1024ths of a point that Pango can count.
  ///
  /// *Units*: points.
  private static let longestLine = 1_000_000.0

  /// The longest line that Pango can have broken at a width; a longer one is an error.
  ///
  /// *Units*: bytes.
  private static let longestRow = 100_000

  /// The length of the first part of a long text that is laid out, to see whether it fills its box.
  ///
  /// *Units*: bytes.
  private static let firstCut = 16_384

  /// Gives a layout the text, or as much of a long text as can be seen.
  ///
  /// - Parameters:
  ///   - run: the text.
  ///   - isBounded: whether lines are broken or cut at a width.
  ///   - height: the height of the box, in points.
  ///   - fonts: what the letters are set in.
  ///   - layout: the layout in Pango.
  /// - Returns: the text that the layout has, and how many lines of it are drawn.
  /// - Throws: `TypographyError.longLine` for a line that is too long to be measured.
  static func setText(
    of run: TextRun, isBounded: Bool, height: Double, fonts: FontContext, on layout: OpaquePointer?
  ) throws(TypographyError) -> (shown: TextRun, lineLimit: Int) {
    guard run.isLong(beyond: longestLine) else {
      return (run, try set(run, height: height, fonts, on: layout).limit)
    }
    guard isBounded else { throw .longLine(characters: run.string.count) }
    var length = height.isFinite || run.lines > 0 ? firstCut : run.string.utf8.count
    while true {
      let part = run.cut(to: length)
      let (limit, lines) = try set(part, height: height, fonts, on: layout)
      // Pango puts the rest of a paragraph that is wider than it can count into one line.
      guard lines.allSatisfy({ $0.pointee.length <= longestRow }) else {
        throw .longLine(characters: run.string.count)
      }
      let isWhole = part.string.utf8.count == run.string.utf8.count
      // Text two lines below the last drawn line does not change it.
      if lines.count > limit + 2 {
        let end = Int(lines[limit + 1].pointee.start_index)
        let shown = run.cut(to: end, keepingEndOf: run.lineBreak.showsEnd ? end : 0)
        try give(shown, fonts, to: layout)
        return (shown, limit)
      }
      if isWhole { return (run, limit) }
      length *= 4
    }
  }

  private static func give(
    _ run: TextRun, _ fonts: FontContext, to layout: OpaquePointer?
  ) throws(TypographyError) {
    pango_layout_set_text(layout, run.string, -1)
    try setAttributes(of: run, fonts: fonts, on: layout)
  }

  private static func set(
    _ run: TextRun, height: Double, _ fonts: FontContext, on layout: OpaquePointer?
  ) throws(TypographyError) -> (limit: Int, lines: [UnsafeMutablePointer<PangoLayoutLine>]) {
    try give(run, fonts, to: layout)
    let lines = pangoLines(of: layout)
    let room = LineBox.boxes(of: run, in: lines).prefix {
      $0.bottom <= height + heightTolerance
    }.count
    return (max(1, run.lines > 0 ? min(run.lines, room) : room), lines)
  }
}

extension TextRun.LineBreak {
  /// Whether a truncated text shows its end.
  fileprivate var showsEnd: Bool { self == .truncateHead || self == .truncateMiddle }
}

extension TextRun {
  /// Returns true when the text might be wider than `width` points with all of it in one line.
  fileprivate func isLong(beyond width: Double) -> Bool {
    let largest = spans.reduce(font.size) { max($0, $1.font.size + abs($1.kern)) }
    return Double(string.utf8.count) * largest > width
  }

  /// Returns the first `length` bytes of the text and its last `endLength` bytes, to the next whole
  /// character.
  ///
  /// The end of a text with spans is not kept.
  fileprivate func cut(to length: Int, keepingEndOf endLength: Int = 0) -> TextRun {
    let bytes = string.utf8
    let kept = length + (spans.isEmpty ? endLength : 0)
    guard kept < bytes.count else { return self }
    var cut = self
    let end = string.index(atOrAfterByte: length)
    cut.string = String(string[..<end])
    if kept > length {
      cut.string += string[string.index(atOrAfterByte: bytes.count - endLength)...]
    }
    let limit = cut.string.utf8.count
    cut.spans = spans.filter { $0.range.lowerBound < limit }
    if let last = cut.spans.indices.last {
      cut.spans[last].range = cut.spans[last].range.clamped(to: 0..<limit)
    }
    return cut
  }
}

extension String {
  /// Returns where the first code point at or after a byte begins.
  fileprivate func index(atOrAfterByte byte: Int) -> String.Index {
    var place = utf8.index(startIndex, offsetBy: byte)
    while place < endIndex, place.samePosition(in: unicodeScalars) == nil {
      place = utf8.index(after: place)
    }
    return place
  }
}
