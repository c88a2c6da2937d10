import Geometry

/// Text in one font and one colour, laid out in a box.
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
