import Drawing
import Typography

/// A text in one font, to be measured and drawn by one layout.
@MainActor
struct TextBlock {
  var string: String
  var font: UIFont
  var alignment = NSTextAlignment.natural
  var lineBreak = NSLineBreakMode.byTruncatingTail
  /// The most lines; 0 for as many as there are.
  var lines = 1

  /// The widest line by all lines, not rounded; lines end at `width`.
  ///
  /// Units: points.
  func size(width: CGFloat) -> CGSize { layOut(width: width, height: .infinity).size }

  /// Whether nothing is left out or cut short in a place of this size. Units: points.
  func fits(in size: CGSize) -> Bool {
    let layout = layOut(width: size.width, height: size.height)
    return layout.isComplete && layout.size.width <= size.width && layout.size.height <= size.height
  }

  /// The text in its place, centred in height; nothing for no text.
  ///
  /// Units: points. The `extent` holds all lines.
  func picture(in box: CGRect, color: CGColor) -> (picture: Picture, extent: CGRect)? {
    guard !string.isEmpty, let color = Color(color) else { return nil }
    let size = layOut(width: box.width, height: box.height).size
    let lines = CGRect(
      x: box.minX, y: box.midY - size.height / 2, width: box.width, height: size.height)
    var run = run(in: box)
    run.color = color
    let list = DisplayList([.text(run, transform: .identity)])
    return (Picture(list), lines)
  }

  private func layOut(width: CGFloat, height: CGFloat) -> TextLayout {
    do throws(TypographyError) {
      return try TextLayout(run(in: .zero), width: Double(width), height: Double(height))
    } catch {
      raise(.internalInconsistency, error.description)
    }
  }

  private func run(in box: CGRect) -> TextRun {
    TextRun(
      string, font: font.typeface, color: .black, box: box, alignment: alignment.inDrawing,
      lineBreak: lineBreak.inDrawing, lines: lines)
  }
}

extension NSTextAlignment {
  fileprivate var inDrawing: TextRun.Alignment {
    switch self {
    case .left, .natural: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    }
  }
}

extension NSLineBreakMode {
  fileprivate var inDrawing: TextRun.LineBreak {
    switch self {
    case .byWordWrapping: .wordWrap
    case .byCharWrapping: .charWrap
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingTail: .truncateTail
    case .byTruncatingMiddle: .truncateMiddle
    }
  }
}
