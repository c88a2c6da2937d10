import Drawing
import Typography

/// Paragraphs that follow one another and have the same style.
struct ParagraphStretch {
  /// *Units*: bytes of the string in UTF-8, without the end of the last paragraph.
  var bytes: Range<Int>
  let style: NSParagraphStyle?

  /// Splits a text where its paragraphs change their style.
  ///
  /// A paragraph has the style of its first letter.
  ///
  /// - Returns: the stretches from the top; empty where all paragraphs have one style.
  static func split(_ text: NSAttributedString) -> [ParagraphStretch] {
    guard text.length > 0, hasSeveralStyles(text) else { return [] }
    var stretches: [ParagraphStretch] = []
    var (byte, place) = (0, 0)
    for paragraph in text.string.paragraphs {
      let units = paragraph.text.utf16.count
      let style =
        place < text.length
        ? text.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle
        : stretches.last?.style
      let end = byte + paragraph.text.utf8.count
      if let last = stretches.last, last.style == style {
        stretches[stretches.count - 1].bytes = last.bytes.lowerBound..<end
      } else {
        stretches.append(ParagraphStretch(bytes: byte..<end, style: style))
      }
      byte = end + paragraph.end.utf8.count
      place += units + paragraph.end.utf16.count
    }
    return stretches.count > 1 ? stretches : []
  }

  private static func hasSeveralStyles(_ text: NSAttributedString) -> Bool {
    let whole = NSRange(location: 0, length: text.length)
    var styles = Set<NSParagraphStyle?>()
    text.enumerateAttribute(.paragraphStyle, in: whole, options: []) { style, _, _ in
      styles.insert(style as? NSParagraphStyle)
    }
    return styles.count > 1
  }
}

extension TextBlock {
  /// Paragraphs of one style, laid out as a text of their own.
  struct Section {
    var block: TextBlock
    /// The bytes in the whole text.
    let bytes: Range<Int>
    /// The distance from the top of the first line, in points.
    var top: CGFloat
    var size: CGSize
    /// The distance from the left end of the lines, in points.
    var left: CGFloat = 0
    /// Where its lines end, in points from `left`; `nil` for where all lines end.
    var width: CGFloat?
    /// Where the next line may begin, in points from the top of the first; `nil` for right below.
    var lowerEdge: CGFloat?

    var start: Int { bytes.lowerBound }
    var bottom: CGFloat { lowerEdge ?? top + size.height }
  }

  /// Lays out paragraphs of different styles, one stretch below the other.
  ///
  /// - Returns: the stretches that fit, from the top, and whether nothing is left out.
  func sections(width: CGFloat, height: CGFloat) -> (sections: [Section], isComplete: Bool) {
    if let flow { return flowing(in: flow, width: width, height: height) }
    var sections: [Section] = []
    var used = 0
    for stretch in paragraphs {
      var block = part(stretch)
      if lines > 0 { block.lines = lines - used }
      var top: CGFloat = 0
      if let above = sections.last {
        let gap = (above.block.style?.lineSpacing ?? 0) + (above.block.style?.paragraphSpacing ?? 0)
        top = above.top + above.size.height + gap + (stretch.style?.paragraphSpacingBefore ?? 0)
        guard lines == 0 || used < lines else { return (cut(sections, width), false) }
      }
      let layout = block.layOut(width: width, height: height - top)
      // The first line is always shown, and no other that is too high.
      if !sections.isEmpty, layout.size.height > height - top + Self.heightTolerance {
        return (cut(sections, width), false)
      }
      sections.append(
        Section(block: block, bytes: stretch.bytes, top: top, size: layout.size))
      used += layout.lineCount
      if !layout.isComplete { return (sections, false) }
    }
    return (sections, true)
  }

  /// Lets the last stretch that is shown say that more follows.
  private func cut(_ sections: [Section], _ width: CGFloat) -> [Section] {
    guard var last = sections.last, last.block.lineBreak == .byTruncatingTail else {
      return sections
    }
    let length = last.block.string.utf8.count
    last.block.string += "…"
    if let span = last.block.spans.indices.last, last.block.spans[span].range.upperBound == length {
      last.block.spans[span].range =
        last.block.spans[span].range.lowerBound..<last.block.string.utf8.count
    }
    last.size = last.block.layOut(width: width, height: last.size.height).size
    return sections.dropLast() + [last]
  }

  /// Returns the size of all stretches together.
  func sizeOfSections(width: CGFloat, height: CGFloat = .infinity) -> CGSize {
    let sections = sections(width: width, height: height).sections
    return CGSize(
      width: sections.reduce(0) { max($0, $1.left + $1.size.width) },
      height: sections.reduce(0) { max($0, $1.bottom) })
  }

  /// Draws all stretches, centred in the height of a box.
  func pictureOfSections(in box: CGRect, color: CGColor) -> (picture: Picture, extent: CGRect?)? {
    let sections = sections(width: box.width, height: box.height).sections
    let height = sections.reduce(0) { max($0, $1.bottom) }
    let drawn = sections.compactMap { section in
      section.block.picture(
        in: CGRect(
          x: box.minX + section.left, y: box.midY - height / 2 + section.top,
          width: section.width ?? box.width, height: section.size.height), color: color)
    }
    let extents = drawn.compactMap(\.extent)
    let picture = Picture(DisplayList(drawn.flatMap(\.picture.list.commands)))
    guard extents.count == drawn.count else { return (picture, nil) }
    return (picture, extents.dropFirst().reduce(extents.first) { $0?.union($1) })
  }

  /// Returns the stretch in which a byte stands.
  func section(of byte: Int, width: CGFloat) -> Section? {
    let all = sections(width: width, height: .infinity).sections
    return all.last { $0.start <= byte } ?? all.first
  }

  /// Returns the paragraphs of one style as a text of their own.
  func part(_ stretch: ParagraphStretch) -> TextBlock {
    var part = self
    let bytes = stretch.bytes
    let utf8 = string.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
    part.string = String(string[start..<utf8.index(start, offsetBy: bytes.count)])
    part.paragraphs = []
    part.flow = nil
    func own(_ range: Range<Int>) -> Range<Int>? {
      let clamped = range.clamped(to: bytes)
      guard !clamped.isEmpty else { return nil }
      return clamped.lowerBound - bytes.lowerBound..<clamped.upperBound - bytes.lowerBound
    }
    part.spans = spans.compactMap { span in
      own(span.range).map {
        var span = span
        span.range = $0
        return span
      }
    }
    // An empty paragraph is as high as the letters that would stand in it.
    if bytes.isEmpty {
      part.emptyTypeface = spans.first { $0.range.contains(bytes.lowerBound) }?.font
    }
    part.shadows = shadows.compactMap {
      let ranges = $0.ranges.compactMap(own)
      return ranges.isEmpty ? nil : TextShadow(shadow: $0.shadow, ranges: ranges)
    }
    part.outlined = outlined.compactMap { letters in own(letters.range).map(letters.moved(to:)) }
    part.attachments = [:]
    for (byte, attachment) in attachments where bytes.contains(byte) {
      part.attachments[byte - bytes.lowerBound] = attachment
    }
    part.style = stretch.style
    if let style = stretch.style {
      part.alignment = style.alignment
      if lines != 1 { part.lineBreak = style.lineBreakMode }
    }
    return part
  }

  /// How much of a line may be missing; heights are rounded elsewhere.
  ///
  /// *Units*: points.
  private static let heightTolerance: CGFloat = 1.0 / 64
}

extension String {
  /// The paragraphs with what ends each, in order; the last one has no end, and may be empty.
  var paragraphs: [(text: Substring, end: Substring)] {
    var found: [(text: Substring, end: Substring)] = []
    var start = startIndex
    for place in indices where Self.ends.contains(self[place]) {
      let next = index(after: place)
      found.append((self[start..<place], self[place..<next]))
      start = next
    }
    return found + [(self[start...], self[endIndex...])]
  }

  /// What ends a paragraph, for Pango and for Apple.
  private static let ends: Set<Character> = ["\n", "\r", "\r\n", "\u{2029}"]
}

extension NSAttributedString {
  /// Returns the text with all its paragraph styles aligned in one way.
  package func aligned(_ alignment: NSTextAlignment) -> NSAttributedString {
    let aligned = NSMutableAttributedString(attributedString: self)
    let whole = NSRange(location: 0, length: length)
    enumerateAttribute(.paragraphStyle, in: whole, options: []) { style, range, _ in
      guard let style = (style as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle
      else { return }
      style.alignment = alignment
      aligned.addAttribute(.paragraphStyle, value: style, range: range)
    }
    return aligned
  }
}
