extension UITextView {
  /// The looks of letters that have none of their own.
  var ownLooks: [NSAttributedString.Key: Any] {
    [.font: shownFont, .foregroundColor: textColor ?? .label]
  }

  /// The font, or where none is set the one of 12 points, which is smaller than a label's.
  private var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }

  /// The height of a line of the view's own font, in points.
  var lineHeight: CGFloat { shownFont.lineHeight }

  /// The distances of the lines from the edges of the content.
  var insets: UIEdgeInsets {
    let padding = textContainer.lineFragmentPadding
    return UIEdgeInsets(
      top: textContainerInset.top, left: textContainerInset.left + padding,
      bottom: textContainerInset.bottom, right: textContainerInset.right + padding)
  }

  /// Shows the text with its looks, and asks for layout.
  func showText() {
    label.font = shownFont
    label.textColor = textColor ?? .label
    label.textAlignment = textAlignment
    label.numberOfLines = textContainer.maximumNumberOfLines
    label.lineBreakMode = textContainer.lineBreakMode
    label.flow = textContainer.flow
    links = foundLinks()
    if attributed != nil || !links.isEmpty {
      label.attributedText = textWithLinks
    } else {
      label.text = text
    }
    if isFirstResponder { caret.appear(shown(tintColor)) } else { caret.disappear() }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Places the lines, the caret behind the last of them, and the selection.
  func place() {
    let width = max(1, bounds.width - insets.left - insets.right)
    let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
    label.frame = CGRect(x: insets.left, y: insets.top, width: width, height: height)
    contentSize = CGSize(
      width: bounds.width, height: max(height, lineHeight) + insets.top + insets.bottom)
    let lastLine = text.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    let measured = UILabel()
    measured.font = shownFont
    measured.text = String(lastLine)
    if let attributed {
      let length = measured.text?.utf16.count ?? 0
      measured.attributedText = attributed.attributedSubstring(
        from: NSRange(location: attributed.length - length, length: length))
    }
    let wide = measured.sizeThatFits(.zero).width
    let end = wide <= width ? wide : wide.truncatingRemainder(dividingBy: width)
    let x = insets.left + (label.caretAfterTextFromTheRight(width: width) ?? end)
    caret.place(
      at: label.flow == nil
        ? CGRect(x: x, y: insets.top + max(0, height - lineHeight), width: 2, height: lineHeight)
        : caretRect(at: text.utf16.count))
    placeSelection()
    placeGlyphs()
    tellOfLayout()
  }

  /// Returns the size of the text, insets included, when it wraps at a width.
  func sizeOfText(within width: CGFloat) -> CGSize {
    let room = width - insets.left - insets.right
    let lines = label.sizeThatFits(CGSize(width: max(1, room), height: 0))
    return CGSize(
      width: lines.width + insets.left + insets.right,
      height: max(lines.height, lineHeight) + insets.top + insets.bottom)
  }

  /// Scrolls until letters are seen, animated.
  func scroll(to range: NSRange) {
    layoutIfNeeded()
    let boxes = rects(of: range)
    let rect = boxes.isEmpty ? caretRect(at: range.location) : boxes.reduce(.null) { $0.union($1) }
    scrollRectToVisible(
      rect.insetBy(dx: -textContainer.lineFragmentPadding, dy: -textContainerInset.top),
      animated: true)
  }
}
