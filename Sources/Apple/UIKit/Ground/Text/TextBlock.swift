import Drawing
import Typography

/// A text with its looks, which one layout measures and draws.
@MainActor
package struct TextBlock {
  /// The text, without the looks of its parts.
  package var string: String
  /// The font of all letters whose spans say nothing else.
  package var font: UIFont
  var alignment = NSTextAlignment.natural
  var lineBreak = NSLineBreakMode.byTruncatingTail
  /// The greatest number of lines; 0 for no limit.
  package var lines = 1
  /// The looks of parts of the text; empty where all of it has the block's own font and colour.
  var spans: [TextSpan] = []
  var style: NSParagraphStyle?
  /// The shadows below the letters, in the order in which they were found; none by default.
  package var shadows: [TextShadow] = []
  /// The letters whose outlines are drawn one by one.
  var outlined: [OutlinedLetters] = []
  /// The images in the text, by the bytes at which they stand.
  var attachments: [Int: PlacedAttachment] = [:]
  /// The stretches of paragraphs of one style; empty where one style holds for all.
  var paragraphs: [ParagraphStretch] = []
  /// What its lines keep clear of; `nil` for nothing.
  package var flow: TextFlow?
  /// The typeface that makes an empty text as high as it is; `nil` for that of the font.
  var emptyTypeface: Typeface?

  /// Makes a text of one font, which has no looks of parts.
  ///
  /// - Parameters:
  ///   - string: the text.
  ///   - font: the font of all of it.
  ///   - alignment: where lines stand between the edges.
  ///   - lineBreak: how what is too long is broken or shortened.
  ///   - lines: the greatest number of lines; 0 for no limit.
  package init(
    string: String, font: UIFont, alignment: NSTextAlignment = .natural,
    lineBreak: NSLineBreakMode = .byTruncatingTail, lines: Int = 1
  ) {
    (self.string, self.font, self.alignment) = (string, font, alignment)
    (self.lineBreak, self.lines) = (lineBreak, lines)
  }

  /// Takes over the looks of an attributed text.
  ///
  /// - Parameters:
  ///   - text: the attributed text.
  ///   - overridesStyle: whether its paragraph style also sets alignment and line breaks.
  package mutating func take(_ text: AttributedText, overridesStyle: Bool) {
    spans = text.spans
    style = text.style
    shadows = text.shadows
    outlined = text.outlined
    attachments = text.attachments
    paragraphs = text.paragraphs
    if !attachments.isEmpty { string = text.string }
    guard overridesStyle, let style else { return }
    alignment = style.alignment
    lineBreak = style.lineBreakMode
  }

  /// Returns the width of the widest line and the height of all lines, when lines end at `width`.
  ///
  /// *Units*: points, not rounded.
  package func size(width: CGFloat) -> CGSize {
    hasSections
      ? sizeOfSections(width: width) : layOut(width: width, height: .infinity).size
  }

  /// Returns true when the whole text fits into a size, with nothing left out or cut short.
  ///
  /// *Units*: points.
  package func fits(in size: CGSize) -> Bool {
    guard !hasSections else {
      let needed = sizeOfSections(width: size.width)
      return sections(width: size.width, height: size.height).isComplete
        && needed.width <= size.width && needed.height <= size.height
    }
    let layout = layOut(width: size.width, height: size.height)
    return layout.isComplete && layout.size.width <= size.width && layout.size.height <= size.height
  }

  /// Returns the text drawn in a box and centred in its height; `nil` where there is no text.
  ///
  /// The `extent` holds all lines; it is `nil` for a text with a shadow, which may reach beyond it.
  ///
  /// *Units*: points.
  package func picture(in box: CGRect, color: CGColor) -> (picture: Picture, extent: CGRect?)? {
    if let pattern = color.pattern { return picture(in: box, of: pattern, alpha: color.alpha) }
    if hasSections { return pictureOfSections(in: box, color: color) }
    guard !string.isEmpty, let color = Color(color) else { return nil }
    let size = checkedSize(in: box)
    let lines = CGRect(
      x: box.minX, y: box.midY - size.height / 2, width: box.width, height: size.height)
    var run = run(in: box)
    run.color = color
    // Attributes that draw lines along letters count more than what the context says.
    if let context = DrawingContexts.stack.last, context.state.textMode != .fill, outlined.isEmpty {
      return picture(of: run, in: context)
    }
    let text = DrawCommand.text(run, transform: .identity)
    if !attachments.isEmpty { return (picture(of: run, text), nil) }
    guard !shadows.isEmpty else {
      return (Picture(DisplayList([text] + outlines(in: run))), outlined.isEmpty ? lines : nil)
    }
    let casts = shadows.compactMap { shadow in
      shadow.cast(by: run) { range in outlines(in: run) { $0.overlaps(range) } }
    }
    let ground = run.grounds.map { DrawCommand.text($0, transform: .identity) }
    let letters = ground == nil ? run : run.letters { _ in true }
    let drawn =
      (ground.map { [$0] } ?? []) + casts + [.text(letters, transform: .identity)]
      + outlines(in: run)
    return (Picture(DisplayList(drawn)), nil)
  }

  /// Returns the text filled with what is repeated from the origin of its space.
  private func picture(
    in box: CGRect, of pattern: ColorPattern, alpha: CGFloat
  ) -> (picture: Picture, extent: CGRect?)? {
    guard let text = picture(in: box, color: CGColor(gray: 0, alpha: 1)) else { return nil }
    // Letters may stand out of their lines.
    let area = box.union(text.extent ?? box).insetBy(dx: -font.pointSize, dy: -font.pointSize)
    let fill = pattern.commands(
      in: .path(.rectangle(area), rule: .winding), alpha: alpha, through: .identity)
    let filled = DrawCommand.masked(DisplayList(fill), mask: text.picture.list)
    return (Picture(DisplayList([filled])), text.extent)
  }

  /// Returns a text drawn as a context asks for, and lets it clip what follows there.
  private func picture(of run: TextRun, in context: CGContext) -> (Picture, CGRect?)? {
    let mode = context.state.textMode
    func drawn(fills: Bool, strokes: Bool) -> Picture {
      var block = self
      let parts =
        run.spans.isEmpty
        ? [(0..<string.utf8.count, run.color)] : run.spans.map { ($0.range, $0.color) }
      block.outlined = parts.map {
        OutlinedLetters(
          $0.0, $0.1, line: strokes ? context.state.line : LineStyle(width: 0), isFilled: fills)
      }
      return Picture(DisplayList(block.outlines(in: run)))
    }
    let text = drawn(fills: mode.fills, strokes: mode.strokes)
    if mode.clips {
      let shape = mode == .clip ? drawn(fills: true, strokes: false) : text
      context.add(.mask(shape.moved(by: context.ctm)))
    }
    return mode.fills || mode.strokes ? (text, nil) : nil
  }

  /// Draws the letters whose outlines are drawn one by one, those of some stretches.
  private func outlines(
    in run: TextRun, where isDrawn: (Range<Int>) -> Bool = { _ in true }
  ) -> [DrawCommand] {
    do throws(TypographyError) {
      var commands: [DrawCommand] = []
      for letters in outlined where isDrawn(letters.range) {
        commands += try letters.commands(in: run)
      }
      return commands
    } catch {
      error.endScene()
    }
  }

  /// Returns a text with the images in it.
  private func picture(of run: TextRun, _ text: DrawCommand) -> Picture {
    let layout = layOut(run, width: run.box.width, height: run.box.height)
    let images = layout.rooms.flatMap { span, start -> [DrawCommand] in
      guard let attachment = attachments[span.range.lowerBound], let image = attachment.image,
        image.size.width > 0, image.size.height > 0
      else { return [] }
      let (place, size) = (attachment.place, image.size)
      let color = span.color
      let tint = UIColor(
        red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
      // A symbol keeps the colour that was asked for.
      let own = image.renderingMode == .automatic ? image.symbol?.tint : nil
      let map = CGAffineTransform(
        a: place.width / size.width, b: 0, c: 0, d: place.height / size.height,
        tx: start.x + place.minX, ty: start.y - place.maxY)
      return image.shown(tint: own.map { UIColor(cgColor: $0) } ?? tint).list.applying(map).commands
    }
    return Picture(DisplayList([text] + outlines(in: run) + images))
  }

  /// Whether it is laid out in parts.
  var hasSections: Bool { !paragraphs.isEmpty || flow != nil }

  /// Whether lines of the alignment `.natural` may stand on the right.
  package var isReadFromTheRight: Bool {
    // The letters of Latin, Greek and Cyrillic begin with lower bytes.
    string.utf8.contains { $0 >= 0xD6 }
      && string.unicodeScalars.contains(where: \.isReadFromTheRight)
  }

  /// Returns the size of the text, and logs which of its letters no font has.
  private func checkedSize(in box: CGRect) -> CGSize {
    let layout = layOut(width: box.width, height: box.height)
    if !layout.missing.isEmpty { MissingLetters.log(layout.missing, of: string) }
    return layout.size
  }

  func layOut(width: CGFloat, height: CGFloat) -> TextLayout {
    var run = run(in: .zero)
    if let style { run.paragraph = ParagraphStyle(style, width: width) }
    return layOut(run, width: width, height: height)
  }

  func layOut(_ run: TextRun, width: CGFloat, height: CGFloat) -> TextLayout {
    do throws(TypographyError) {
      return try TextLayout(run, width: Double(width), height: Double(height))
    } catch {
      error.endScene()
    }
  }

  func run(in box: CGRect) -> TextRun {
    var run = TextRun(
      string, font: emptyTypeface ?? font.typeface, color: .black, box: box,
      alignment: drawnAlignment,
      lineBreak: lineBreak.inDrawing, lines: lines)
    run.spans = spans
    if let style { run.paragraph = ParagraphStyle(style, width: box.width) }
    return run
  }
}

extension TextBlock {
  private var drawnAlignment: TextRun.Alignment {
    switch alignment {
    case .left: .left
    case .natural:
      switch style?.baseWritingDirection ?? .natural {
      case .natural: isReadFromTheRight ? .natural : .left
      case .leftToRight: .left
      case .rightToLeft: .right
      }
    case .center: .center
    case .right: .right
    case .justified: .justified
    }
  }
}

extension Unicode.Scalar {
  /// Whether the letter belongs to a script that is written from right to left.
  ///
  /// Source: Unicode 15, DerivedBidiClass: the blocks whose letters are `R` or `AL` by default.
  fileprivate var isReadFromTheRight: Bool {
    switch value {
    case 0x590...0x8FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF,
      0x1E800...0x1EFFF:
      true
    default: false
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
