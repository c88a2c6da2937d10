extension UITextField {
  /// Adds the views for text and clear button.
  func beginField() {
    cross.setImage(Self.cross, for: .normal)
    cross.adjustsImageWhenHighlighted = false
    cross.tintColor = UIColor(white: 0.56, alpha: 1)
    cross.addTarget(self, action: Selector(UITextField.clear), for: .touchUpInside)
    label.field = self
    label.lineBreakMode = .byTruncatingTail
    addSubview(label)
    addSubview(cross)
    layer.addSublayer(caret.line)
    showText()
  }

  /// The text, or a dot in place of each letter.
  var shownText: String {
    isSecureTextEntry ? String(repeating: "•", count: content.count) : content
  }

  /// Replaces letters as a key does, after asking the delegate.
  ///
  /// *Units* of `range`: UTF-16 units.
  func replace(_ range: NSRange, by string: String) {
    guard
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string)
        != false
    else { return }
    content = (content as NSString).replacingCharacters(in: range, with: string)
    moveSelection(behind: range, string)
    showText()
    delegate?.textFieldDidChangeSelection(self)
    tellOfChange()
  }

  private func clear() {
    guard delegate?.textFieldShouldClear(self) != false else { return }
    content = ""
    showText()
    delegate?.textFieldDidChangeSelection(self)
    tellOfChange()
  }

  /// Shows text or placeholder anew.
  func showText() {
    let isEmpty = content.isEmpty
    label.font = font
    label.text = isEmpty ? placeholder : shownText
    label.textColor = isEmpty ? .placeholderText : textColor
    if isEmpty, let text = extras.placeholder { label.attributedText = full(text) }
    if !isEmpty, let attributes = extras.attributes, !isSecureTextEntry {
      label.attributedText = NSAttributedString(
        string: shownText, attributes: full(attributes))
    }
    label.textAlignment = textAlignment
    label.lineBreakMode = isFirstResponder ? .byTruncatingHead : .byTruncatingTail
    label.baselineAdjustment = .alignCenters
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth && minimumFontSize > 0
    label.minimumScaleFactor = minimumFontSize / max(1, font?.pointSize ?? 17)
    if isFirstResponder { caret.appear(shown(tintColor)) } else { caret.disappear() }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Puts one view beside the text in place of another.
  func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  /// Sends the event and the notification of a text that was edited.
  func tellOfChange() {
    send(.editingChanged, with: nil)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}
