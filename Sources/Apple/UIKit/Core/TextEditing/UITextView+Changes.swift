extension UITextView {
  /// Replaces letters if the delegate lets it, and tells it.
  ///
  /// - Parameters:
  ///   - range: the letters, in UTF-16.
  ///   - string: what takes their place.
  func replace(_ range: NSRange, by string: String) {
    guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) != false
    else { return }
    let looks = typing
    change(range, to: string, looks)
    let end = range.location + string.utf16.count
    selection = end < text.utf16.count ? NSRange(location: end, length: 0) : nil
    typing = string.isEmpty ? nil : looks
    delegate?.textViewDidChangeSelection(self)
    tellOfChange()
    layoutIfNeeded()
    scrollRectToVisible(caret.line.frame, animated: false)
  }

  /// Replaces letters without asking or telling the delegate.
  ///
  /// - Parameters:
  ///   - range: the letters, in UTF-16.
  ///   - string: what takes their place.
  ///   - looks: its looks; `nil` for those of the letter before.
  func change(
    _ range: NSRange, to string: String, _ looks: [NSAttributedString.Key: Any]? = nil
  ) {
    if let authorStorage {
      let attributes = looks ?? typingAttributes
      return authorStorage.replaceCharacters(
        in: range, with: NSAttributedString(string: string, attributes: attributes))
    }
    if attributed == nil, looks == nil {
      text = (text as NSString).replacingCharacters(in: range, with: string)
      return
    }
    let changed = NSMutableAttributedString(attributedString: attributedText)
    if let looks {
      changed.replaceCharacters(
        in: range, with: NSAttributedString(string: string, attributes: looks))
    } else {
      changed.replaceCharacters(in: range, with: string)
    }
    take(changed)
  }

  /// Shows a text with attributes.
  func take(_ text: NSAttributedString?) {
    setPlainText(text?.string)
    attributed = text.map { NSAttributedString(attributedString: $0) }
    showText()
  }

  /// Gives all letters an attribute, where some have attributes of their own.
  func giveToAll(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let attributed, let value else { return }
    let changed = NSMutableAttributedString(attributedString: attributed)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    self.attributed = changed
  }
}
