extension UITextField: KeyedProperties {
  /// Returns a value by its key: text, looks, the placeholder's label or the clear button; `nil`
  /// for any other key.
  package func keyed(_ key: String) -> Any?? {
    switch key {
    case "placeholderLabel": .some(placeholderLabel)
    case "clearButton": .some(cross)
    default: nil
    }
  }

  /// Sets a text, a look, or one of the placeholder's label by its key.
  ///
  /// - Returns: false for a key that the field does not have.
  package func setKeyed(_ value: Any?, _ key: String) -> Bool {
    switch key {
    case "placeholderLabel.textColor": dressPlaceholder(.foregroundColor, value)
    case "placeholderLabel.font": dressPlaceholder(.font, value)
    case "placeholderLabel.text": placeholder = value as? String
    default: return false
    }
    return true
  }

  /// A label with the looks of the placeholder, which gives its colour and font to it.
  private var placeholderLabel: UILabel {
    let label = PlaceholderLabel()
    label.text = placeholder
    label.font = font
    label.textColor = .placeholderText
    label.onChange = { [weak self, unowned label] in
      self?.dressPlaceholder(.foregroundColor, label.textColor)
      self?.dressPlaceholder(.font, label.font)
    }
    return label
  }

  private func dressPlaceholder(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let value, let text = attributedPlaceholder else { return }
    let changed = NSMutableAttributedString(attributedString: text)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    attributedPlaceholder = changed
  }
}

/// What a field gives for the label of its placeholder.
private final class PlaceholderLabel: UILabel {
  var onChange: () -> Void = {}

  override var textColor: UIColor! {
    didSet { onChange() }
  }

  override var font: UIFont! {
    didSet { onChange() }
  }
}

extension UISearchBar: KeyedProperties {
  /// Returns a value by its key: the field, the cancel button or a text; `nil` for any other key.
  package func keyed(_ key: String) -> Any?? {
    switch key {
    case "searchField": .some(searchTextField)
    case "cancelButton": .some(cancel)
    case "cancelButtonText": .some(cancel.title(for: .normal))
    default: nil
    }
  }

  /// Sets the title of the cancel button, the text or the placeholder by its key.
  ///
  /// - Returns: false for a key that the bar does not have.
  package func setKeyed(_ value: Any?, _ key: String) -> Bool {
    switch key {
    case "cancelButtonText":
      cancel.setTitle(value as? String, for: .normal)
      setNeedsLayout()
    default: return false
    }
    return true
  }
}
