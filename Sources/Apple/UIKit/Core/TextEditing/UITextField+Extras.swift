/// What is set for a text field beside its text.
@MainActor
struct TextFieldExtras {
  var plainPlaceholder: String?
  var placeholder: NSAttributedString?
  var attributes: [NSAttributedString.Key: Any]?
  /// The selected letters, in UTF-16; nil for the place after the last letter.
  var selection: NSRange?
  var contentType: UITextContentType?
  var background: UIImage?
  var disabledBackground: UIImage?
  var shrinks = false
  var smallestFontSize: CGFloat = 0
  var editsAttributes = false
  /// Where the caret stands behind the last letter.
  var caretAtEnd = CGRect.zero
  /// How wide the text is shown.
  var textWidth: CGFloat = 0
  /// What is behind the selected letters.
  let mark = CALayer()
  private var picture: UIImageView?

  /// Shows the image that is behind the text, in place of a border.
  mutating func placePicture(in field: UITextField) {
    let image = field.isEnabled ? background : disabledBackground ?? background
    guard image != nil || picture != nil else { return }
    let view = picture ?? UIImageView()
    picture = view
    view.image = image
    view.frame = field.bounds
    if view.superview == nil { field.insertSubview(view, at: 0) }
  }
}

extension UITextField {
  /// Returns a placeholder whose letters have a font and a colour.
  func full(_ text: NSAttributedString) -> NSAttributedString {
    let all = NSMutableAttributedString(attributedString: text)
    let whole = NSRange(location: 0, length: all.length)
    for (key, value) in [
      (NSAttributedString.Key.font, font as Any), (.foregroundColor, UIColor.placeholderText),
    ] {
      all.enumerateAttribute(key, in: whole, options: []) { own, range, _ in
        if own == nil { all.addAttributes([key: value], range: range) }
      }
    }
    return all
  }

  /// Returns attributes with the field's font and colour where they say none.
  func full(_ attributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
    attributes.merging([.font: font as Any, .foregroundColor: textColor as Any]) { own, _ in own }
  }
}
