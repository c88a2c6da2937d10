/// Finds where the letters of a text stand in a container, as its lines break there.
///
/// A glyph is a UTF-16 unit of the text here, so that the numbers of glyphs and of characters are
/// the same.
///
/// Source: Apple, NSLayoutManager.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  /// The text.
  open internal(set) weak var textStorage: NSTextStorage?
  /// The areas in which lines run; the first one takes all of them.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Whether the leading of fonts counts; here it is 0.
  open var usesFontLeading = true

  /// Whether parts of a text may be laid out before those in front of them; recorded only, for all
  /// of it is laid out at once.
  open var allowsNonContiguousLayout = false

  /// Has a say in where lines stand; held weakly.
  open weak var delegate: (any NSLayoutManagerDelegate)? {
    didSet { for container in textContainers { container.onChange() } }
  }

  public override init() { super.init() }

  /// Makes a manager of no text; a coder says nothing of it.
  public required init?(coder: NSCoder) { super.init() }

  /// Adds an area; only the first one counts.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }

  /// Removes an area.
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
  }

  /// Arranges the text, which is done whenever something is asked for.
  open func ensureLayout(for container: NSTextContainer) {}

  /// The number of glyphs.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Returns the numbers of characters as those of glyphs.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// Returns the numbers of glyphs as those of characters.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns all glyphs of an area.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: container === textContainers.first ? numberOfGlyphs : 0)
  }

  /// Returns the number of a glyph as that of a character.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the number of a character as that of a glyph.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the rectangle that the lines take.
  ///
  /// *Space*: the container's, in points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let lines = lines(in: container) else { return .zero }
    let size = lines.block.size(width: lines.width)
    return CGRect(
      x: 0, y: 0, width: size.width + 2 * container.lineFragmentPadding, height: size.height)
  }

  /// Returns the smallest rectangle around glyphs.
  ///
  /// *Space*: the container's, in points.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    boxes(of: glyphRange, in: container).reduce(CGRect.null) { $0.union($1) }.orZero
  }

  /// Calls a block with the rectangles of glyphs, one a line.
  ///
  /// *Space*: the container's, in points.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for box in boxes(of: glyphRange, in: textContainer) where !stops.boolValue {
      block(box, &stops)
    }
  }

  /// Calls a block with the lines of glyphs: their rectangle, the part that is used, the area and the
  /// glyphs.
  ///
  /// *Space*: the container's, in points.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (
      CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    guard let container = textContainers.first, let lines = lines(in: container) else { return }
    var stops = ObjCBool(false)
    for line in lines.fragments where !stops.boolValue {
      let glyphs = NSIntersectionRange(line.glyphs, glyphRange)
      guard glyphs.length > 0 else { continue }
      block(line.whole, line.used, container, line.glyphs, &stops)
    }
  }

  /// Returns the rectangle of the line that a glyph is in.
  ///
  /// *Space*: the container's, in points.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    line(at: glyphIndex, effectiveRange).whole
  }

  /// Returns the part of the line that a glyph is in which letters use.
  ///
  /// *Space*: the container's, in points.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    line(at: glyphIndex, effectiveRange).used
  }

  /// Returns the rectangle of the line that a glyph is in, and the part that letters use; zero where
  /// there is no such glyph.
  private func line(
    at glyphIndex: Int, _ effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> (whole: CGRect, used: CGRect) {
    var found = (whole: CGRect.zero, used: CGRect.zero)
    enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: numberOfGlyphs)) {
      whole, used, _, range, stops in
      guard NSLocationInRange(glyphIndex, range) else { return }
      found = (whole, used)
      effectiveRange?.pointee = range
      stops.pointee = true
    }
    return found
  }

  /// Returns where a glyph stands on its baseline, from the upper left corner of its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let container = textContainers.first, let lines = lines(in: container),
      let line = lines.fragments.last(where: { $0.glyphs.location <= glyphIndex })
    else { return .zero }
    let x = lines.caret(before: glyphIndex).minX + container.lineFragmentPadding
    return CGPoint(x: x - line.whole.minX, y: line.baseline)
  }

  /// Returns the character at a point or the nearest one.
  ///
  /// *Space*: the container's, in points.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  /// Returns the glyph at a point or the nearest one.
  ///
  /// *Space*: the container's, in points.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>? = nil
  ) -> Int {
    guard let lines = lines(in: container), numberOfGlyphs > 0 else { return 0 }
    let inside = CGPoint(x: point.x - container.lineFragmentPadding, y: point.y)
    let place = lines.text.utf16Offset(
      ofByte: lines.block.byte(nearest: inside, width: lines.width).byte)
    let before = max(0, place - 1)
    let box = boundingRect(
      forGlyphRange: NSRange(location: before, length: 1), in: container)
    let isBefore = point.x < box.maxX && point.y < box.maxY
    let index = min(isBefore ? before : place, numberOfGlyphs - 1)
    if let partialFraction {
      let own = boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
      let share = own.width > 0 ? (point.x - own.minX) / own.width : 0
      partialFraction.pointee = min(max(0, share), 1)
    }
    return index
  }

  /// Draws glyphs with their lines, inside of drawing code; what is behind them is drawn by
  /// `drawBackground`.
  ///
  /// - Parameters:
  ///   - glyphsToShow: which ones.
  ///   - origin: where the container's upper left corner stands, in points.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let storage = textStorage else { return }
    draw(LetterPart.letters.text(of: storage.snapshot, in: glyphsToShow), at: origin)
    eachLine(of: .underlineStyle, in: glyphsToShow) { style, glyphs, line in
      drawUnderline(
        forGlyphRange: glyphs, underlineType: style, baselineOffset: line.depth,
        lineFragmentRect: line.whole, lineFragmentGlyphRange: line.glyphs, containerOrigin: origin)
    }
    eachLine(of: .strikethroughStyle, in: glyphsToShow) { style, glyphs, line in
      drawStrikethrough(
        forGlyphRange: glyphs, strikethroughType: style, baselineOffset: line.depth,
        lineFragmentRect: line.whole, lineFragmentGlyphRange: line.glyphs, containerOrigin: origin)
    }
  }

  /// Draws the colours behind glyphs, inside of drawing code.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let storage = textStorage, let container = textContainers.first else { return }
    eachRun(of: .backgroundColor, in: glyphsToShow) { value, glyphs in
      guard let color = value as? UIColor else { return }
      let boxes = self.boxes(of: glyphs, in: container).map {
        $0.offsetBy(dx: origin.x, dy: origin.y)
      }
      guard !boxes.isEmpty, glyphs.location < storage.length else { return }
      color.setFill()
      boxes.withUnsafeBufferPointer { boxes in
        guard let first = boxes.baseAddress else { return }
        fillBackgroundRectArray(
          first, count: boxes.count, forCharacterRange: glyphs, color: color)
      }
    }
  }

  /// Fills the rectangles behind letters with the colour that is set.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
    color: UIColor
  ) {
    for index in 0..<rectCount { UIRectFill(rectArray[index]) }
  }

  /// Draws the line below glyphs of one line.
  ///
  /// - Parameters:
  ///   - glyphRange: the glyphs.
  ///   - underlineVal: what the line is like.
  ///   - baselineOffset: how far the baseline stands above the lower edge of the line of text.
  ///   - lineRect: the line of text, in the container's space.
  ///   - lineGlyphRange: all glyphs of that line.
  ///   - containerOrigin: where the container's upper left corner stands.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    guard let storage = textStorage else { return }
    draw(LetterPart.underline.text(of: storage.snapshot, in: glyphRange), at: containerOrigin)
  }

  /// Draws the line through glyphs of one line; the parameters are those of `drawUnderline`.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    guard let storage = textStorage else { return }
    draw(LetterPart.strikethrough.text(of: storage.snapshot, in: glyphRange), at: containerOrigin)
  }

  /// Draws a text of the same letters in the lines of the first area.
  private func draw(_ text: NSAttributedString, at origin: CGPoint) {
    guard let container = textContainers.first, let context = UIGraphicsGetCurrentContext(),
      let lines = lines(of: text, in: container)
    else { return }
    let size = lines.block.size(width: lines.width)
    let box = CGRect(
      x: origin.x + container.lineFragmentPadding, y: origin.y,
      width: lines.width.isFinite ? lines.width : size.width, height: size.height)
    guard let drawn = lines.block.picture(in: box, color: UIColor.black.cgColor) else { return }
    context.mark(drawn.picture, extent: nil)
  }

  /// Calls a block with each stretch of glyphs that have an attribute with one value.
  private func eachRun(
    of key: NSAttributedString.Key, in glyphs: NSRange, _ body: (Any, NSRange) -> Void
  ) {
    guard let storage = textStorage else { return }
    let text = storage.snapshot
    let range = NSIntersectionRange(glyphs, NSRange(location: 0, length: text.length))
    text.enumerateAttribute(key, in: range, options: []) { value, glyphs, _ in
      if let value { body(value, glyphs) }
    }
  }

  /// Calls a block with each stretch of glyphs that have a line, cut where lines of text end.
  private func eachLine(
    of key: NSAttributedString.Key, in glyphs: NSRange,
    _ body: (NSUnderlineStyle, NSRange, TextFragment) -> Void
  ) {
    guard let container = textContainers.first, let lines = lines(in: container) else { return }
    eachRun(of: key, in: glyphs) { value, glyphs in
      let style = NSUnderlineStyle(rawValue: (value as? NSNumber)?.intValue ?? value as? Int ?? 0)
      guard style != [] else { return }
      for line in lines.fragments {
        let part = NSIntersectionRange(line.glyphs, glyphs)
        if part.length > 0 { body(style, part, line) }
      }
    }
  }
}

extension CGRect {
  fileprivate var orZero: CGRect { isNull ? .zero : self }
}
