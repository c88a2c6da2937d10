import Drawing
import Typography

/// Letters that are not simply filled: with a line along their edges, or leaning.
@MainActor
struct OutlinedLetters {
  /// *Units*: bytes of the string in UTF-8.
  private(set) var range: Range<Int>
  /// The colour inside; `nil` for letters that are only a line.
  let fill: Color?
  let stroke: Color
  /// The width of the line; 0 for none.
  ///
  /// *Units*: points.
  let width: Double
  /// How far letters lean to the right, a share of their height.
  let slant: Double
  /// How the corners of the line look.
  var join = StrokeStyle.Join.miter

  /// Takes letters that are a line of their own colour, filled with it or not.
  init(_ range: Range<Int>, _ color: Color, line: LineStyle, isFilled: Bool) {
    self.range = range
    fill = isFilled ? color : nil
    stroke = color
    width = Double(line.width)
    slant = 0
    join =
      switch line.join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
  }

  /// Returns the same looks for other letters.
  func moved(to range: Range<Int>) -> OutlinedLetters {
    var moved = self
    moved.range = range
    return moved
  }

  /// Takes the looks of letters; `nil` where they are simply filled.
  init?(
    _ attributes: [NSAttributedString.Key: Any], in span: TextSpan, number: (Any?) -> Double?
  ) {
    if let expansion = number(attributes[.expansion]), expansion != 0 {
      Log.once(
        "The attribute expansion is not drawn: letters keep their width. Set the text larger, or "
          + "give its view a transform.")
    }
    let stroke = number(attributes[.strokeWidth]) ?? 0
    slant = number(attributes[.obliqueness]) ?? 0
    guard stroke != 0 || slant != 0 else { return nil }
    range = span.range
    fill = stroke > 0 ? nil : span.color
    self.stroke =
      (attributes[.strokeColor] as? UIColor).flatMap { Color($0.cgColor) } ?? span.color
    width = abs(stroke) / 100 * span.font.size
  }

  /// Returns the drawing of the letters in a text.
  func commands(in run: TextRun) throws(TypographyError) -> [DrawCommand] {
    var only = run
    if run.spans.isEmpty { only.color = .black }
    only.spans = run.spans.map { span in
      var span = span
      span.color = range.overlaps(span.range) ? .black : Self.clear
      (span.background, span.underline, span.strikethrough) = (nil, nil, nil)
      return span
    }
    let glyphs = try TextGlyphs(of: only, scale: Double(UIScreen.main.scale))
    return glyphs.stretches.filter { $0.color == .black }.flatMap(\.marks).flatMap(draw)
  }

  private func draw(_ mark: TextGlyphs.Mark) -> [DrawCommand] {
    guard case .outline(let elements, let place) = mark else { return [] }
    let map = CGAffineTransform(a: 1, b: 0, c: -slant, d: 1, tx: place.x, ty: place.y)
    let outline = Outline.path(elements, rule: .winding)
    return (fill.map { [.fill(outline, $0, transform: map)] } ?? [])
      + (width > 0
        ? [.stroke(outline, StrokeStyle(width: width, join: join), stroke, transform: map)] : [])
  }

  private static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
}
