import Drawing
import Typography

/// A text, to be measured and drawn by one layout.
@MainActor
struct TextBlock {
  var string: String
  var font: UIFont
  var alignment = NSTextAlignment.natural
  var lineBreak = NSLineBreakMode.byTruncatingTail
  /// The most lines; 0 for as many as there are.
  var lines = 1
  /// The looks of the text where they are not all the same.
  var spans: [TextSpan] = []
  var style: NSParagraphStyle?
  var shadow: NSShadow?

  /// Shows a text with looks of its own.
  ///
  /// - Parameter overridesStyle: whether the text's style also says how lines stand and break.
  mutating func take(_ text: AttributedText, overridesStyle: Bool) {
    spans = text.spans
    style = text.style
    shadow = text.shadow
    guard overridesStyle, let style else { return }
    alignment = style.alignment
    lineBreak = style.lineBreakMode
  }

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
  /// Units: points. The `extent` holds all lines; nothing where a shadow may stand out of it.
  func picture(in box: CGRect, color: CGColor) -> (picture: Picture, extent: CGRect?)? {
    guard !string.isEmpty, let color = Color(color) else { return nil }
    let size = layOut(width: box.width, height: box.height).size
    let lines = CGRect(
      x: box.minX, y: box.midY - size.height / 2, width: box.width, height: size.height)
    var run = run(in: box)
    run.color = color
    let text = DrawCommand.text(run, transform: .identity)
    guard let shadow, let cast = shadow.cast(by: text) else {
      return (Picture(DisplayList([text])), lines)
    }
    return (Picture(DisplayList([cast, text])), nil)
  }

  private func layOut(width: CGFloat, height: CGFloat) -> TextLayout {
    do throws(TypographyError) {
      return try TextLayout(run(in: .zero), width: Double(width), height: Double(height))
    } catch {
      raise(.internalInconsistency, error.description)
    }
  }

  private func run(in box: CGRect) -> TextRun {
    var run = TextRun(
      string, font: font.typeface, color: .black, box: box, alignment: alignment.inDrawing,
      lineBreak: lineBreak.inDrawing, lines: lines)
    run.spans = spans
    if let style { run.paragraph = ParagraphStyle(style, width: box.width) }
    return run
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

extension NSShadow {
  /// What a text casts; nothing where that cannot be seen.
  fileprivate func cast(by text: DrawCommand) -> DrawCommand? {
    guard let color = (shadowColor as? UIColor).flatMap({ Color($0.cgColor) }) else { return nil }
    let shadow = Shadow(
      color: color, blur: Double(max(0, shadowBlurRadius)) / 2,
      offset: CGVector(dx: shadowOffset.width, dy: shadowOffset.height))
    return .shadow(of: DisplayList([text]), shadow)
  }
}
