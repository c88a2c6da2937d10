/// A line of text or a piece of it.
///
/// *Space*: the container's, in points.
struct TextFragment {
  let glyphs: NSRange
  let whole: CGRect
  /// The part that letters use, with the padding at both ends.
  let used: CGRect
  /// From the upper edge.
  let baseline: CGFloat

  /// How far the baseline stands above the lower edge.
  var depth: CGFloat { whole.height - baseline }
}

/// A text in the lines of an area.
@MainActor
struct LaidOutText {
  let block: TextBlock
  let text: String
  let width: CGFloat

  let padding: CGFloat
  /// The width of the area; `nil` for no end.
  let wholeWidth: CGFloat?

  func caret(before character: Int) -> CGRect {
    block.caret(before: text.byte(atUTF16Offset: character), width: width)
  }

  /// The lines and their pieces, from the top.
  var fragments: [TextFragment] {
    let whole = block.flow == nil ? wholeWidth : nil
    return block.fragments(width: width).map { line in
      let used = CGRect(
        x: line.box.minX, y: line.box.minY, width: line.box.width + 2 * padding,
        height: line.box.height)
      return TextFragment(
        glyphs: text.units(of: line.bytes),
        whole: CGRect(
          x: whole == nil ? used.minX : 0, y: used.minY,
          width: max(whole ?? 0, whole == nil ? used.width : used.maxX), height: used.height),
        used: used, baseline: line.baseline)
    }
  }
}

extension NSLayoutManager {
  func lines(in container: NSTextContainer) -> LaidOutText? {
    guard let textStorage else { return nil }
    return lines(of: textStorage.snapshot, in: container)
  }

  func lines(of text: NSAttributedString, in container: NSTextContainer) -> LaidOutText? {
    guard container === textContainers.first else { return nil }
    var block = text.block()
    block.lines = container.maximumNumberOfLines
    if block.style == nil { block.lineBreak = container.lineBreakMode }
    block.flow = container.flow
    let room = container.size.width - 2 * container.lineFragmentPadding
    let width = container.size.width > 0 ? max(1, room) : CGFloat.infinity
    let isBounded = width < Self.widest
    return LaidOutText(
      block: block, text: text.string, width: isBounded ? width : .infinity,
      padding: container.lineFragmentPadding, wholeWidth: isBounded ? container.size.width : nil)
  }

  func boxes(of range: NSRange, in container: NSTextContainer) -> [CGRect] {
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
