import Drawing
import Geometry

private let box = CGRect(x: 4, y: 4, width: 40, height: 40)

private func run(_ string: String, size: Double = 11) -> TextRun {
  TextRun(
    string, font: Typeface(size: size), color: .black, box: box, lineBreak: .wordWrap, lines: 0)
}

/// A text changed somehow, in its box.
private func text(
  _ string: String, size: Double = 11, _ change: (inout TextRun) -> Void = { _ in }
) -> [DrawCommand] {
  var run = run(string, size: size)
  change(&run)
  return [
    .stroke(.rectangle(box), StrokeStyle(width: 0.5), gray, transform: .identity),
    .text(run, transform: .identity),
  ]
}

let texts: [Picture] = [
  Picture("text-left", of: "TextRun.Alignment.left", "Lines begin at the left edge of their box.") {
    text("Lines of words")
  },
  Picture("text-center", of: "TextRun.Alignment.center", "Lines stand in the middle of their box.")
  {
    text("Lines of words") { $0.alignment = .center }
  },
  Picture("text-right", of: "TextRun.Alignment.right", "Lines end at the right edge of their box.")
  {
    text("Lines of words") { $0.alignment = .right }
  },
  Picture(
    "text-justified", of: "TextRun.Alignment.justified",
    "Lines but the last one are as wide as their box."
  ) { text("a b c d e f g h", size: 12) { $0.alignment = .justified } },
  Picture(
    "text-word-wrap", of: "TextRun.LineBreak.wordWrap", "Lines are broken between words."
  ) { text("Break lines") },
  Picture(
    "text-char-wrap", of: "TextRun.LineBreak.charWrap", "Lines are broken between letters."
  ) { text("Breaking lines") { $0.lineBreak = .charWrap } },
  Picture(
    "text-clip", of: "TextRun.LineBreak.clip", "A line that is too long is cut at its box."
  ) { text("Breaking lines") { $0.lineBreak = .clip } },
  Picture(
    "text-truncate-head", of: "TextRun.LineBreak.truncateHead", "Dots stand for the beginning."
  ) { text("Breaking lines") { ($0.lineBreak, $0.lines) = (.truncateHead, 1) } },
  Picture(
    "text-truncate-middle", of: "TextRun.LineBreak.truncateMiddle", "Dots stand for the middle."
  ) { text("Breaking lines") { ($0.lineBreak, $0.lines) = (.truncateMiddle, 1) } },
  Picture(
    "text-truncate-tail", of: "TextRun.LineBreak.truncateTail", "Dots stand for the end."
  ) { text("Breaking lines") { ($0.lineBreak, $0.lines) = (.truncateTail, 1) } },
  Picture(
    "text-weights", of: "Typeface.weight", "Letters are thin, regular and black."
  ) {
    [(100, 4.0), (400, 17), (900, 30)].map { weight, y in
      .text(
        TextRun(
          "Flip", font: Typeface(size: 13, weight: weight), color: .black,
          box: CGRect(x: 8, y: y, width: 36, height: 14)), transform: .identity)
    }
  },
  Picture(
    "text-spans", of: "TextSpan",
    "Parts of a text have sizes, colours and backgrounds of their own."
  ) {
    text("aAbB", size: 11) {
      $0.spans = [
        TextSpan(1..<2, font: Typeface(size: 17, weight: 700), color: blue),
        TextSpan(
          2..<4, font: Typeface(size: 11, isItalic: true), color: .black, background: orange),
      ]
    }
  },
  Picture(
    "text-lines", of: "TextLine", "One word is underlined, one doubly, one struck through."
  ) {
    text("one two six", size: 11) {
      let font = Typeface(size: 11)
      $0.spans = [
        TextSpan(0..<3, font: font, color: .black, underline: TextLine(color: blue)),
        TextSpan(
          4..<7, font: font, color: .black, underline: TextLine(color: orange, isDouble: true)),
        TextSpan(8..<11, font: font, color: .black, strikethrough: TextLine(color: blue)),
      ]
    }
  },
  Picture(
    "text-kern", of: "TextSpan.kern",
    "Space is added between letters, and some stand above the line."
  ) {
    text("wide x2", size: 11) {
      $0.spans = [
        TextSpan(0..<4, font: Typeface(size: 11), color: .black, kern: 3),
        TextSpan(6..<7, font: Typeface(size: 8), color: orange, rise: 5),
      ]
    }
  },
  Picture(
    "text-paragraphs", of: "ParagraphStyle", "First lines are indented, and paragraphs stand apart."
  ) {
    text("a b c d e f\ng h i", size: 9) {
      $0.paragraph.firstIndent = 10
      $0.paragraph.paragraphSpacing = 6
    }
  },
]
