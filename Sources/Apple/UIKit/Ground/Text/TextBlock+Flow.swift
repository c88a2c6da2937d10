import Typography

extension TextBlock {
  /// Lays out a text around shapes, a section a piece of a line.
  ///
  /// A word that is too long for a piece goes on to the next one, and is broken only in a line that
  /// nothing shortens. What stands below all shapes, and asks nobody, are whole paragraphs.
  ///
  /// - Parameters:
  ///   - flow: the shapes.
  ///   - width: that of the lines, in points; their container is two paddings wider.
  ///   - height: how much room there is, in points.
  /// - Returns: the sections that fit, from the top, and whether nothing is left out.
  func flowing(
    in flow: TextFlow, width: CGFloat, height: CGFloat
  ) -> (sections: [Section], isComplete: Bool) {
    var flowing = FlowingLines(block: self, flow: flow, width: width, height: height)
    var start = 0
    for (text, end) in string.paragraphs {
      let bytes = start..<start + text.utf8.count
      guard flowing.add(bytes, in: paragraphs.last { $0.bytes.lowerBound <= start }?.style ?? style)
      else { return (flowing.sections, false) }
      start = bytes.upperBound + end.utf8.count
    }
    return (flowing.sections, true)
  }
}

/// The lines of a text while they are placed.
@MainActor
private struct FlowingLines {
  let block: TextBlock
  let flow: TextFlow
  let width: CGFloat
  let height: CGFloat
  private(set) var sections: [TextBlock.Section] = []
  /// Where the next line begins.
  private var top: CGFloat = 0
  private var lineCount = 0

  init(block: TextBlock, flow: TextFlow, width: CGFloat, height: CGFloat) {
    (self.block, self.flow, self.width, self.height) = (block, flow, width, height)
  }

  /// The width of the container, in points.
  private var wholeWidth: CGFloat { width + 2 * flow.padding }

  /// Places a paragraph.
  ///
  /// - Returns: false when not all of it fits.
  mutating func add(_ bytes: Range<Int>, in style: NSParagraphStyle?) -> Bool {
    if let last = sections.last {
      top += space(.after, last, last.block.style?.paragraphSpacing ?? 0)
      top += style?.paragraphSpacingBefore ?? 0
    }
    var start = bytes.lowerBound
    repeat {
      let rest = text(start..<bytes.upperBound, style, goesOn: start > bytes.lowerBound)
      if flow.judge == nil, flow.isFree(below: top) { return addWhole(rest, start) }
      guard block.lines == 0 || lineCount < block.lines else { return false }
      let line = rest.firstLine(width: width)
      guard sections.isEmpty || top + line.height <= height + Self.heightTolerance else {
        return false
      }
      let pieces = pieces(from: start, to: bytes.upperBound, style, line.height, bytes.lowerBound)
      guard let last = pieces.last else {
        // Nothing fits beside the shapes at this height.
        top += Self.step
        continue
      }
      lineCount += 1
      sections += pieces
      start = last.bytes.upperBound
      top = pieces.reduce(top) { max($0, $1.bottom) }
      top += space(.line, last, style?.lineSpacing ?? 0)
    } while start < bytes.upperBound || sections.last?.bytes.upperBound != bytes.upperBound
    return true
  }

  /// Places the rest of a paragraph below all shapes.
  private mutating func addWhole(_ rest: TextBlock, _ start: Int) -> Bool {
    var rest = rest
    rest.lines = block.lines > 0 ? max(0, block.lines - lineCount) : 0
    guard block.lines == 0 || rest.lines > 0 else { return false }
    let layout = rest.layOut(width: width, height: height - top)
    guard sections.isEmpty || layout.size.height <= height - top + Self.heightTolerance else {
      return false
    }
    sections.append(
      TextBlock.Section(
        block: rest, bytes: start..<start + rest.string.utf8.count, top: top, size: layout.size))
    lineCount += layout.lineCount
    top += layout.size.height + (rest.style?.lineSpacing ?? 0)
    return layout.isComplete
  }

  /// Returns the pieces of one line; empty where no word fits.
  private func pieces(
    from start: Int, to end: Int, _ style: NSParagraphStyle?, _ lineHeight: CGFloat,
    _ paragraphStart: Int
  ) -> [TextBlock.Section] {
    var pieces: [TextBlock.Section] = []
    var start = start
    for part in flow.freeParts(from: top, to: top + lineHeight, width: wholeWidth)
    where start < end || pieces.isEmpty {
      let room = part.upperBound - part.lowerBound - 2 * flow.padding
      let isWhole = part == 0...wholeWidth
      guard room > 0 || isWhole else { continue }
      let rest = text(start..<end, style, goesOn: start > paragraphStart)
      let offered = start + rest.firstLine(width: room).end
      guard let next = lineEnd(offered, from: start, to: end, breaksWords: isWhole) else {
        continue
      }
      var shown = text(start..<next, style, goesOn: start > paragraphStart)
      if next < end { shown.dropSpacesAtTheEnd() }
      shown.lines = 1
      var piece = TextBlock.Section(
        block: shown, bytes: start..<next, top: top,
        size: shown.layOut(width: room, height: .infinity).size)
      if !isWhole { (piece.left, piece.width) = (part.lowerBound, room) }
      pieces.append(asked(piece, part))
      start = next
    }
    return pieces
  }

  /// Returns where a line ends: at the place that is offered, or before it where words are whole and
  /// the judge allows it; `nil` where there is no such place.
  private func lineEnd(
    _ offered: Int, from start: Int, to end: Int, breaksWords: Bool
  ) -> Int? {
    guard offered < end else { return end }
    let utf8 = block.string.utf8
    func index(_ byte: Int) -> String.Index { utf8.index(utf8.startIndex, offsetBy: byte) }
    if !breaksWords, block.string.hasWord(across: index(offered)) { return nil }
    guard let judge = flow.judge else { return offered }
    var place = offered
    while place > start {
      let character = block.string.utf16Offset(ofByte: place)
      if judge.breaksLine(before: character) { return place }
      // The next place before it where a word begins.
      repeat { place -= 1 } while place > start && !block.string.beginsWord(at: index(place))
    }
    return offered
  }

  /// Lets the judge move the rectangle of a line.
  private func asked(
    _ piece: TextBlock.Section, _ part: ClosedRange<CGFloat>
  ) -> TextBlock.Section {
    guard let judge = flow.judge else { return piece }
    let end = part.upperBound.isFinite ? part.upperBound : part.lowerBound + piece.size.width
    let line = CGRect(
      x: part.lowerBound, y: piece.top, width: end - part.lowerBound, height: piece.size.height)
    let used = CGRect(
      x: part.lowerBound, y: piece.top, width: piece.size.width + 2 * flow.padding,
      height: piece.size.height)
    let proposed = LineProposal(
      line: line, used: used, baseline: piece.block.baselineOfFirstLine)
    let wanted = judge.place(of: proposed, block.string.units(of: piece.bytes))
    var piece = piece
    piece.top += wanted.line.minY - line.minY + wanted.baseline - proposed.baseline
    piece.left += wanted.used.minX - used.minX
    piece.lowerEdge = wanted.line.maxY
    return piece
  }

  private enum Space { case line, after }

  /// Returns the space below a piece of a line, as the judge has it.
  private func space(_ kind: Space, _ above: TextBlock.Section, _ own: CGFloat) -> CGFloat {
    guard let judge = flow.judge else { return own }
    let units = block.string.units(of: above.bytes)
    let glyph = max(units.location, units.location + units.length - 1)
    let rect = CGRect(x: 0, y: above.top, width: wholeWidth, height: above.bottom - above.top)
    return switch kind {
    case .line: judge.lineSpace(after: glyph, rect)
    case .after: judge.paragraphSpace(after: glyph, rect)
    }
  }

  /// Returns a part of a paragraph as a text of its own.
  private func text(_ bytes: Range<Int>, _ style: NSParagraphStyle?, goesOn: Bool) -> TextBlock {
    var own = style
    if goesOn, let style, style.firstLineHeadIndent != style.headIndent,
      let copy = style.mutableCopy() as? NSMutableParagraphStyle
    {
      copy.firstLineHeadIndent = style.headIndent
      own = copy
    }
    var part = block.part(ParagraphStretch(bytes: bytes, style: own))
    part.lines = 0
    if part.lineBreak != .byCharWrapping { part.lineBreak = .byWordWrapping }
    return part
  }

  /// How far a line goes down in search of room.
  ///
  /// *Units*: points. Unspecified by Apple: chosen.
  private static let step: CGFloat = 1

  /// How much of a line may be missing; heights are rounded elsewhere.
  ///
  /// *Units*: points.
  private static let heightTolerance: CGFloat = 1.0 / 64
}

extension TextBlock {
  /// Finds where the first line ends and how high it is.
  fileprivate func firstLine(width: CGFloat) -> (end: Int, height: CGFloat) {
    let layout = layOut(width: width, height: .infinity)
    let first = layout.fragments.first
    return (first?.bytes.upperBound ?? 0, first.map { $0.box.height } ?? 0)
  }

  fileprivate var baselineOfFirstLine: CGFloat {
    layOut(width: .infinity, height: .infinity).fragments.first?.baseline ?? 0
  }

  /// Takes away the spaces at the end, which count for no line.
  fileprivate mutating func dropSpacesAtTheEnd() {
    while string.last == " " { string.removeLast() }
    let length = string.utf8.count
    spans = spans.compactMap { span in
      var span = span
      span.range = span.range.clamped(to: 0..<length)
      return span.range.isEmpty ? nil : span
    }
  }
}

extension String {
  /// Whether a place lies within a word of letters that are not broken anywhere.
  fileprivate func hasWord(across place: Index) -> Bool {
    guard place > startIndex, place < endIndex else { return false }
    return [self[index(before: place)], self[place]].allSatisfy { character in
      (character.isLetter || character.isNumber || "'’.,;:!?)".contains(character))
        && character.unicodeScalars.allSatisfy { $0.value < 0x2E80 }
    }
  }

  /// Whether a line may begin at a place, as far as spaces say.
  fileprivate func beginsWord(at place: Index) -> Bool {
    place > startIndex && place.samePosition(in: self) != nil
      && self[index(before: place)].isWhitespace && !self[place].isWhitespace
  }
}
