extension UITextView {
  /// Returns the place between letters that is nearest to a point of the view.
  func place(nearest point: CGPoint) -> NSRange {
    NSRange(location: letter(at: point).place, length: 0)
  }

  /// Finds the letter nearest to a point of the view, and whether the point lies on one.
  func letter(at point: CGPoint) -> (place: Int, isOnLetter: Bool) {
    let start = linesStart
    let found = label.block.byte(
      nearest: CGPoint(x: point.x - start.x, y: point.y - start.y), width: linesWidth)
    let bytes = text.utf8
    let index = bytes.index(bytes.startIndex, offsetBy: min(found.byte, bytes.count))
    return (text.utf16.distance(from: text.startIndex, to: index), found.isOnLetter)
  }

  /// Returns the rectangles of letters, one a line.
  ///
  /// *Space*: the view's content.
  func rects(of range: NSRange) -> [CGRect] {
    let start = linesStart
    return label.block.boxes(of: bytes(of: range), width: linesWidth)
      .map { $0.offsetBy(dx: start.x, dy: start.y) }
  }

  /// Returns where the caret stands before a letter.
  ///
  /// *Space*: the view's content.
  func caretRect(at place: Int) -> CGRect {
    let start = linesStart
    let byte = bytes(of: NSRange(location: place, length: 0)).lowerBound
    var rect = label.block.caret(before: byte, width: linesWidth)
    if rect.height == 0 { rect.size.height = lineHeight }
    rect.size.width = 2
    return rect.offsetBy(dx: start.x, dy: start.y)
  }

  /// Places the caret before the selected letters, and marks behind them.
  func placeSelection() {
    textContainer.size = CGSize(
      width: bounds.width - textContainerInset.left - textContainerInset.right,
      height: max(0, bounds.height - textContainerInset.top - textContainerInset.bottom))
    let selected = selectedRange
    let isMarked = selected.length > 0 && (isFirstResponder || !isEditable && isSelectable)
    if selection != nil { caret.place(at: caretRect(at: selected.location)) }
    if isMarked { caret.line.isHidden = true }
    mark(isMarked ? rects(of: selected) : [])
  }

  /// Lays marks over rectangles, those that lie there already first: a new one asks for layout.
  private func mark(_ rects: [CGRect]) {
    while marks.count > rects.count { marks.removeLast().removeFromSuperlayer() }
    while marks.count < rects.count {
      let mark = CALayer()
      layer.insertSublayer(mark, at: 0)
      marks.append(mark)
    }
    for (mark, rect) in zip(marks, rects) {
      mark.backgroundColor = shown(tintColor.withAlphaComponent(Self.markOpacity))
      mark.frame = rect
    }
  }

  private var linesWidth: CGFloat { max(1, bounds.width - insets.left - insets.right) }

  private var linesStart: CGPoint {
    let height = label.block.size(width: linesWidth).height
    return CGPoint(x: insets.left, y: insets.top + max(0, label.bounds.height - height) / 2)
  }

  private func bytes(of range: NSRange) -> Range<Int> {
    func byte(_ place: Int) -> Int {
      let index = String.Index(utf16Offset: min(max(0, place), text.utf16.count), in: text)
      return text.utf8.distance(from: text.startIndex, to: index)
    }
    let first = byte(range.location)
    return first..<max(first, byte(range.location + range.length))
  }

  /// The opacity of the mark behind selected letters.
  ///
  /// Source: seen on iOS 13 to 18.
  private static let markOpacity: CGFloat = 0.2
}
