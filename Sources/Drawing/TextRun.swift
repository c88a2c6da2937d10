import Geometry

/// Text laid out in a box, in one font and one colour but for its spans.
///
/// *Units*: points. The box's space is the one that the command's transform maps to the picture.
package struct TextRun: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable { case left, center, right, justified }
  package enum LineBreak: Hashable, Sendable {
    case wordWrap, charWrap, clip, truncateHead, truncateTail, truncateMiddle
  }

  package var string: String
  package var font: Typeface
  package var color: Color
  /// Where the text stands; lines wrap at its width and are centred in its height.
  package var box: CGRect
  package var alignment: Alignment
  package var lineBreak: LineBreak
  /// The most lines drawn; 0 is as many as fit.
  package var lines: Int
  /// Where the text looks otherwise; in rising order and not overlapping.
  package var spans: [TextSpan] = []
  package var paragraph = ParagraphStyle()

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

/// A cut of the system font.
package struct Typeface: Hashable, Sendable {
  /// Units: points.
  package var size: Double
  /// 100 (thin) to 900 (black); 400 is regular, 600 semibold, 700 bold.
  package var weight: Int
  package var isItalic: Bool

  package init(size: Double, weight: Int = 400, isItalic: Bool = false) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}

/// A stretch of text with a look of its own.
package struct TextSpan: Hashable, Sendable {
  /// Units: bytes of the string in UTF-8.
  package var range: Range<Int>
  package var font: Typeface
  package var color: Color
  /// What the lines are filled with behind the text; nothing where absent.
  package var background: Color?
  /// A line below the text; nothing where absent.
  package var underline: TextLine?
  /// A line through the text; nothing where absent.
  package var strikethrough: TextLine?
  /// Added to the way from each letter to the next. Units: points.
  package var kern: Double
  /// How far the text stands above the baseline. Units: points.
  package var rise: Double

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

/// A line along text.
package struct TextLine: Hashable, Sendable {
  package var color: Color
  /// How often as thick as the font's own line. No unit.
  package var thickness: Double
  /// Whether there are two of it.
  package var isDouble: Bool

  package init(color: Color, thickness: Double = 1, isDouble: Bool = false) {
    self.color = color
    self.thickness = thickness
    self.isDouble = isDouble
  }
}

/// How the lines of a text stand to one another. Units: points where nothing else is said.
package struct ParagraphStyle: Hashable, Sendable {
  /// Between two lines.
  package var lineSpacing = 0.0
  /// How often as high as the font's a line is; 0 for once. No unit.
  package var lineHeightMultiple = 0.0
  package var smallestLineHeight = 0.0
  /// 0 for no end.
  package var largestLineHeight = 0.0
  /// After the last line of a paragraph that is not the last one.
  package var paragraphSpacing = 0.0
  /// How far lines stand from the left edge: the first one of a paragraph, and the others.
  package var firstIndent = 0.0
  package var indent = 0.0
  /// How far before the right edge lines end.
  package var tailIndent = 0.0

  package init() {}
}
