import Drawing
import Fingerprints

/// What records do not tell of a look, and descriptions do.
extension UIView {
  /// What is set of the text, the image and the state of the view that `look(over:inside:)` does not tell.
  ///
  /// *Shape*: in a fixed order; none for what is as in a new view.
  package var finerLooks: [ViewLook.Property] {
    var look = ViewLook()
    switch self {
    case let label as UILabel: look.addFiner(of: label)
    case let button as UIButton:
      let label = button.label
      look.addText(nil, label.shown(label.textColor), label.font)
      if let text = label.attributed { look.addAll(of: text, shown: label.shown) }
    case let field as UITextField:
      if field.isSecureTextEntry { look.add("isSecureTextEntry", "yes") }
      let text = NSAttributedString(string: "x", attributes: field.defaultTextAttributes)
      look.addAll(of: text, shown: field.shown)
    case let view as UITextView:
      if let text = view.attributed { look.addAll(of: text, shown: view.shown) }
    case is UIImageView:
      // Without its place, which the size of the view moves.
      look.add(.image, layer.imageMarks?.description)
    default: break
    }
    if let control = self as? UIControl {
      if !control.isEnabled { look.add("isEnabled", "no") }
      if control.isSelected { look.add("isSelected", "yes") }
    }
    return look.properties
  }
}

@MainActor
extension ViewLook {
  fileprivate mutating func add(_ name: String, _ value: String?) {
    if let value { add([(name, value)]) }
  }

  fileprivate mutating func addFiner(of label: UILabel) {
    if label.adjustsFontSizeToFitWidth { add("adjustsFontSizeToFitWidth", "yes") }
    if !label.isEnabled { add("isEnabled", "no") }
    if label.isHighlighted { add("isHighlighted", "yes") }
    if let color = label.shadowColor.flatMap({ Color(label.shown($0)) }) {
      let offset = label.shadowOffset
      add(
        "text shadow", "\(color.inWords) at (\(offset.width.decimals), \(offset.height.decimals))")
    }
    if let text = label.attributed { addFinerAttributes(of: text, shown: label.shown) }
  }

  /// Adds what the attributes of letters say, for a view of which records tell none.
  fileprivate mutating func addAll(of text: NSAttributedString, shown: (UIColor) -> CGColor) {
    addAttributes(of: text, shown: shown)
    addFinerAttributes(of: text, shown: shown)
  }

  /// Adds what the attributes of letters say beside what records tell.
  fileprivate mutating func addFinerAttributes(
    of text: NSAttributedString, shown: (UIColor) -> CGColor
  ) {
    // Where there is no kerning, the tracking is told in its place.
    if text.told(.kern, unless: 0) != nil { add("tracking", text.told(.tracking, unless: 0)) }
    for (name, key) in Self.colors {
      add(name, text.told(key) { ($0 as? UIColor).flatMap { Color(shown($0))?.inWords } })
    }
    for (name, key) in Self.numbers { add(name, text.told(key, unless: 0)) }
    add("link", text.told(.link) { "\($0)" })
    for (name, path) in Self.paragraphs {
      let words = text.told(.paragraphStyle) {
        ($0 as? NSParagraphStyle).flatMap { $0[keyPath: path] == 0 ? nil : "\($0[keyPath: path])" }
      }
      add(name, words)
    }
  }

  private static let colors: [(name: String, key: NSAttributedString.Key)] = [
    ("underline colour", .underlineColor), ("strikethrough colour", .strikethroughColor),
    ("text background", .backgroundColor), ("stroke colour", .strokeColor),
  ]

  private static let numbers: [(name: String, key: NSAttributedString.Key)] = [
    ("baseline offset", .baselineOffset), ("stroke width", .strokeWidth),
    ("obliqueness", .obliqueness),
  ]

  private static let paragraphs: [(name: String, path: KeyPath<NSParagraphStyle, CGFloat>)] = [
    ("paragraph spacing", \.paragraphSpacing), ("line height multiple", \.lineHeightMultiple),
    ("minimum line height", \.minimumLineHeight), ("maximum line height", \.maximumLineHeight),
    ("first line indent", \.firstLineHeadIndent), ("indent", \.headIndent),
    ("tail indent", \.tailIndent),
  ]
}
