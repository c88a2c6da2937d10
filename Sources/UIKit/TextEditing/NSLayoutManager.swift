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

  public override init() { super.init() }

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
    var start = glyphRange.location
    let end = min(glyphRange.location + glyphRange.length, numberOfGlyphs)
    while start < end, !stops.boolValue {
      let top = lines.caret(before: start).minY
      var next = start + 1
      while next < end, abs(lines.caret(before: next).minY - top) < 0.5 { next += 1 }
      let range = NSRange(location: start, length: next - start)
      let used = boundingRect(forGlyphRange: range, in: container)
      let whole = CGRect(
        x: 0, y: used.minY, width: max(container.size.width, used.maxX), height: used.height)
      block(whole, used, container, range, &stops)
      start = next
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

  /// Returns where a glyph stands within its line, at the line's upper edge.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let container = textContainers.first, let lines = lines(in: container) else {
      return .zero
    }
    return CGPoint(x: lines.caret(before: glyphIndex).minX, y: 0)
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

  /// Draws glyphs inside of drawing code, with the container's corner at a point; the whole text is
  /// drawn, whatever the range.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let container = textContainers.first, let lines = lines(in: container),
      let storage = textStorage
    else { return }
    storage.snapshot.draw(
      in: CGRect(
        x: origin.x + container.lineFragmentPadding, y: origin.y, width: lines.width,
        height: max(container.size.height, lines.block.size(width: lines.width).height)))
  }

  /// Draws what is behind glyphs; `drawGlyphs` draws that, too.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  // MARK: Lines

  private struct Lines {
    let block: TextBlock
    let text: String
    let width: CGFloat

    @MainActor
    func caret(before character: Int) -> CGRect {
      block.caret(before: text.byte(atUTF16Offset: character), width: width)
    }
  }

  private func lines(in container: NSTextContainer) -> Lines? {
    guard let textStorage, container === textContainers.first else { return nil }
    var block = textStorage.snapshot.block()
    block.lines = container.maximumNumberOfLines
    if block.style == nil { block.lineBreak = container.lineBreakMode }
    let room = container.size.width - 2 * container.lineFragmentPadding
    let width = container.size.width > 0 ? max(1, room) : CGFloat.infinity
    return Lines(
      block: block, text: textStorage.string, width: width < Self.widest ? width : .infinity)
  }

  private func boxes(of range: NSRange, in container: NSTextContainer) -> [CGRect] {
    guard let lines = lines(in: container), range.length > 0 else { return [] }
    let start = lines.text.byte(atUTF16Offset: range.location)
    let end = lines.text.byte(atUTF16Offset: range.location + range.length)
    return lines.block.boxes(of: start..<max(start, end), width: lines.width).map {
      $0.offsetBy(dx: container.lineFragmentPadding, dy: 0)
    }
  }

  /// The width from which on an area counts as endless.
  ///
  /// *Units*: points.
  private static let widest: CGFloat = 1e6
}

extension CGRect {
  fileprivate var orZero: CGRect { isNull ? .zero : self }
}

extension String {
  /// Returns the byte of UTF-8 at which a unit of UTF-16 begins.
  fileprivate func byte(atUTF16Offset offset: Int) -> Int {
    let place = utf16.index(utf16.startIndex, offsetBy: min(max(0, offset), utf16.count))
    return utf8.distance(from: startIndex, to: place)
  }

  /// Returns the unit of UTF-16 at which a byte of UTF-8 begins.
  fileprivate func utf16Offset(ofByte byte: Int) -> Int {
    let place = utf8.index(utf8.startIndex, offsetBy: min(max(0, byte), utf8.count))
    return utf16.distance(from: startIndex, to: place)
  }
}

extension NSTextStorage {
  /// Lets a manager arrange the text.
  @preconcurrency @MainActor
  public func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Lets a manager arrange the text no longer.
  @preconcurrency @MainActor
  public func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }

  /// The managers that arrange the text.
  @preconcurrency @MainActor
  public var layoutManagers: [NSLayoutManager] { managers.compactMap { $0 as? NSLayoutManager } }
}

extension UITextView {
  /// Finds where the letters of the view stand.
  ///
  /// Source: Apple, UITextView.layoutManager.
  public var layoutManager: NSLayoutManager {
    let storage = textStorage
    textContainer.size = CGSize(
      width: max(0, bounds.width - textContainerInset.left - textContainerInset.right),
      height: 0)
    if let known = textContainer.layoutManager, known.textStorage === storage { return known }
    let manager = NSLayoutManager()
    manager.addTextContainer(textContainer)
    storage.addLayoutManager(manager)
    return manager
  }
}
