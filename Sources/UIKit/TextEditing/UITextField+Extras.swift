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
  /// The attributes of the whole text, such as font, colour and kern.
  ///
  /// Source: Apple, UITextField.defaultTextAttributes.
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { full(extras.attributes ?? [:]) }
    set {
      if let own = newValue[.font] as? UIFont { font = own }
      if let own = newValue[.foregroundColor] as? UIColor { textColor = own }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle {
        textAlignment = style.alignment
      }
      extras.attributes = newValue
      showText()
    }
  }

  /// The text with its attributes, which hold for all of it.
  ///
  /// Source: Apple, UITextField.attributedText.
  public var attributedText: NSAttributedString? {
    get { NSAttributedString(string: text ?? "", attributes: defaultTextAttributes) }
    set {
      if let newValue, newValue.length > 0 {
        defaultTextAttributes = newValue.attributes(at: 0, effectiveRange: nil)
      }
      show(newValue?.string)
    }
  }

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

  /// What the text is, for the system's suggestions; recorded only, for it makes none.
  public var textContentType: UITextContentType! {
    get { extras.contentType }
    set { extras.contentType = newValue }
  }

  /// The image behind the text.
  ///
  /// Source: Apple, UITextField.background.
  public var background: UIImage? {
    get { extras.background }
    set {
      extras.background = newValue
      setNeedsLayout()
    }
  }

  /// The image behind the text of a field that is not enabled; `nil` for `background`.
  public var disabledBackground: UIImage? {
    get { extras.disabledBackground }
    set {
      extras.disabledBackground = newValue
      setNeedsLayout()
    }
  }

  /// Whether a long text is shown in a smaller font.
  public var adjustsFontSizeToFitWidth: Bool {
    get { extras.shrinks }
    set {
      extras.shrinks = newValue
      showText()
    }
  }

  /// The size of the smallest font in which a long text is shown; 0 for none.
  ///
  /// *Units*: points.
  public var minimumFontSize: CGFloat {
    get { extras.smallestFontSize }
    set {
      extras.smallestFontSize = newValue
      showText()
    }
  }

  /// Whether a menu changes attributes of the text; recorded only, for there is no such menu.
  public var allowsEditingTextAttributes: Bool {
    get { extras.editsAttributes }
    set { extras.editsAttributes = newValue }
  }
}
