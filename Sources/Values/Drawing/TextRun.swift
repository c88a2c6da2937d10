import Geometry

/// Text laid out in a box, in one font and one colour but for its spans.
///
/// *Units*: points. The box's space is the one that the command's transform maps to the picture.
package struct TextRun: Hashable, Sendable {
  /// Where lines stand; `natural` is left, and right for paragraphs read from right to left.
  package enum Alignment: Hashable, Sendable { case left, center, right, justified, natural }
  /// What becomes of a line wider than the box.
  ///
  /// It wraps between words or, also within words, between letters; or it is cut at the box; or `…`
  /// stands in place of its beginning, its end or its middle.
  package enum LineBreak: Hashable, Sendable {
    case wordWrap, charWrap, clip, truncateHead, truncateTail, truncateMiddle
  }

  /// The letters; the ranges of `spans` count their bytes in UTF-8.
  package var string: String
  /// The typeface of all letters that no span covers.
  package var font: Typeface
  /// The colour of all letters that no span covers.
  package var color: Color
  /// The rectangle in which the text stands; lines wrap at its width and are centred in its height.
  package var box: CGRect
  /// Where lines stand between the left and the right edge of the box; left by default.
  package var alignment: Alignment
  /// What becomes of a line wider than the box; `…` stands in place of its end by default.
  package var lineBreak: LineBreak
  /// The largest number of lines drawn; 0 for as many as fit.
  package var lines: Int
  /// The stretches with another font, colour or line; in rising order and not overlapping.
  package var spans: [TextSpan] = []
  /// The distances between lines and their indents; all 0 by default.
  package var paragraph = ParagraphStyle()

  /// Makes a text in one look: a single line from the left, unless said otherwise.
  package init(
    _ string: String, font: Typeface, color: Color, box: CGRect, alignment: Alignment = .left,
    lineBreak: LineBreak = .truncateTail, lines: Int = 1
  ) {
    self.string = string
    self.font = font
    self.color = color
    self.box = box
    self.alignment = alignment
    self.lineBreak = lineBreak
    self.lines = lines
  }
}

/// A cut of the system font, or of one of another design.
package struct Typeface: Hashable, Sendable {
  /// The kinds of fonts.
  package enum Design: Hashable, Sendable { case system, monospaced, rounded, serif }

  /// *Units*: points.
  package var size: Double
  /// 100 (thin) to 900 (black); 400 is regular, 600 semibold, 700 bold.
  package var weight: Int
  /// Whether the italic cut is asked for; upright by default.
  package var isItalic: Bool
  /// Whether all digits are equally wide.
  package var hasEvenDigits = false
  package var design = Design.system
  /// Whether letters of the system's design stand as far apart as a phone's do; else as the font
  /// itself has them.
  package var isTracked = true
  /// How wide letters are drawn, as a part of their own width; 1 for that width.
  ///
  /// No unit.
  package var stretch = 1.0

  /// Makes a cut of the system font, regular and upright unless said otherwise.
  package init(size: Double, weight: Int = 400, isItalic: Bool = false) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}

/// A stretch of text with a look of its own.
package struct TextSpan: Hashable, Sendable {
  /// *Units*: bytes of the string in UTF-8.
  package var range: Range<Int>
  /// The typeface of the stretch, in place of the run's.
  package var font: Typeface
  /// The colour of its letters, in place of the run's.
  package var color: Color
  /// The colour behind the text, as high as its line; nil for none.
  package var background: Color?
  /// A line below the text; nil for none.
  package var underline: TextLine?
  /// A line through the text; nil for none.
  package var strikethrough: TextLine?
  /// The space added between letters.
  ///
  /// *Units*: points.
  package var kern: Double
  /// The height of the text above the baseline.
  ///
  /// *Units*: points.
  package var rise: Double
  /// The room that is kept free in place of the letters; nil for none.
  package var room: TextRoom?

  /// Makes a stretch without background, lines or a shift, unless they are given.
  package init(
    _ range: Range<Int>, font: Typeface, color: Color, background: Color? = nil,
    underline: TextLine? = nil, strikethrough: TextLine? = nil, kern: Double = 0, rise: Double = 0
  ) {
    self.range = range
    self.font = font
    self.color = color
    self.background = background
    self.underline = underline
    self.strikethrough = strikethrough
    self.kern = kern
    self.rise = rise
  }
}

/// A room in a line, on the baseline.
///
/// *Units*: points.
package struct TextRoom: Hashable, Sendable {
  /// How much of the line it takes.
  package var width: Double
  /// How far it reaches above and below the baseline.
  package var ascent: Double
  /// How far it reaches below the baseline; above 0 where it does.
  package var descent: Double

  /// Makes a room of a width, and of its heights above and below the baseline.
  package init(width: Double, ascent: Double, descent: Double) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }
}

/// A line along text.
package struct TextLine: Hashable, Sendable {
  /// The colour of the line, whatever colour the letters have.
  package var color: Color
  /// The thickness as a multiple of that of the font's own line.
  ///
  /// No unit.
  package var thickness: Double
  /// Whether two lines are drawn instead of one.
  package var isDouble: Bool

  /// Makes a single line as thick as the font's own, unless said otherwise.
  package init(color: Color, thickness: Double = 1, isDouble: Bool = false) {
    self.color = color
    self.thickness = thickness
    self.isDouble = isDouble
  }
}

/// The distances and indents of the lines of a text.
///
/// *Units*: points unless said otherwise.
package struct ParagraphStyle: Hashable, Sendable {
  /// The space between two lines.
  package var lineSpacing = 0.0
  /// The height of a line as a multiple of the font's; 0 for the font's own.
  ///
  /// No unit.
  package var lineHeightMultiple = 0.0
  package var smallestLineHeight = 0.0
  /// 0 for no limit.
  package var largestLineHeight = 0.0
  /// The space after each paragraph but the last one.
  package var paragraphSpacing = 0.0
  /// The distance from the left edge of the first line of a paragraph.
  package var firstIndent = 0.0
  /// The distance from the left edge of the other lines.
  package var indent = 0.0
  /// The distance from the right edge at which lines end.
  package var tailIndent = 0.0
  /// Where the letters behind each tab stand; empty for `TabStop.standard`.
  ///
  /// *Shape*: from the left.
  package var tabs: [TabStop] = []

  /// Makes a style without distances and indents, and with the usual tab stops.
  package init() {}
}

/// A place at which the letters behind a tab stand.
package struct TabStop: Hashable, Sendable {
  /// Which part of those letters stands there.
  package enum Alignment: Int, Hashable, Sendable { case left, center, right }

  /// The distance from the left edge.
  ///
  /// *Units*: points.
  package let place: Double
  /// The part of the letters that stands at `place`: their left edge, middle or right edge.
  package let alignment: Alignment

  /// Makes a stop at a distance from the left edge, in points.
  package init(_ place: Double, _ alignment: Alignment) {
    (self.place, self.alignment) = (place, alignment)
  }

  /// The twelve stops of a paragraph that says none.
  ///
  /// Source: Apple, NSParagraphStyle.tabStops: twelve, 28 points apart.
  package static let standard = (1...12).map { TabStop(28 * Double($0), .left) }
}
