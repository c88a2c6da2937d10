import Drawing
import Fingerprints

/// What of a look only its content shows.
extension UIView {
  /// What is set of the text and the image in the view, by the names of the properties: alignment,
  /// kerning, content mode.
  ///
  /// *Shape*: in a fixed order; none for what is as in a new view.
  package var finerLooks: [ViewLook.Property] {
    var looks = FinerLooks()
    switch self {
    case let label as UILabel: looks.add(label)
    case let button as UIButton: looks.add(button)
    case let field as UITextField:
      looks.add("alignment", field.textAlignment.inWords)
      if field.isSecureTextEntry { looks.add("isSecureTextEntry", "yes") }
      looks.add(field.defaultTextAttributes)
    case let view as UITextView:
      looks.add("alignment", view.textAlignment.inWords)
      if let attributed = view.attributed { looks.add(attributed) }
    case let view as UIImageView where layer.image != nil:
      if view.contentMode != .scaleToFill { looks.add("content mode", "\(view.contentMode)") }
      looks.add("image", layer.imageMarks?.description)
    default: break
    }
    if let control = self as? UIControl {
      if !control.isEnabled { looks.add("isEnabled", "no") }
      if control.isSelected { looks.add("isSelected", "yes") }
    }
    return looks.properties
  }
}

/// Collects properties.
@MainActor
private struct FinerLooks {
  private(set) var properties: [ViewLook.Property] = []

  mutating func add(_ name: String, _ value: String?) {
    if let value { properties.append(ViewLook.Property(name: name, value: value)) }
  }

  mutating func add(_ label: UILabel) {
    add("alignment", label.textAlignment.inWords)
    if label.numberOfLines != 1 { add("number of lines", "\(label.numberOfLines)") }
    if label.lineBreakMode != .byTruncatingTail { add("line break", "\(label.lineBreakMode)") }
    if label.adjustsFontSizeToFitWidth { add("adjustsFontSizeToFitWidth", "yes") }
    if !label.isEnabled { add("isEnabled", "no") }
    if label.isHighlighted { add("isHighlighted", "yes") }
    if let color = label.shadowColor.flatMap({ Color(label.shown($0)) }) {
      let offset = label.shadowOffset
      add("text shadow", "\(color) at (\(offset.width.decimals), \(offset.height.decimals))")
    }
    if let attributed = label.attributed { add(attributed) }
  }

  mutating func add(_ button: UIButton) {
    let label = button.label
    add(ViewLook.Aspect.textColor.rawValue, Color(label.shown(label.textColor))?.description)
    add(ViewLook.Aspect.font.rawValue, label.font.fontName)
    add(ViewLook.Aspect.fontSize.rawValue, label.font.pointSize.decimals)
    if let attributed = label.attributed { add(attributed) }
  }

  /// Adds attributes of a whole text.
  mutating func add(_ attributes: [NSAttributedString.Key: Any]) {
    add(NSAttributedString(string: "x", attributes: attributes))
  }

  /// Adds the attributes of a text, each with its values from run to run.
  mutating func add(_ text: NSAttributedString) {
    var runs: [[NSAttributedString.Key: Any]] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { run, _, _ in
      runs.append(run)
    }
    for row in Self.rows {
      let values = runs.map(row.value)
      guard values.contains(where: { $0 != row.usual }) else { continue }
      let changes = values.indices.filter { $0 == 0 || values[$0] != values[$0 - 1] }
      add(row.name, changes.map { values[$0] ?? "none" }.joined(separator: ", "))
    }
  }

  /// An attribute, or a part of one.
  private struct Row {
    let name: String
    var usual: String?
    let value: ([NSAttributedString.Key: Any]) -> String?
  }

  private static let rows: [Row] = [
    colors("colours of letters", .foregroundColor),
    Row(name: "fonts of letters") { run in
      (run[.font] as? UIFont).map { "\($0.fontName) of \($0.pointSize.decimals) pt" }
    },
    numbers("kerning", .kern), numbers("tracking", .tracking),
    lines("underline", .underlineStyle), colors("underline colour", .underlineColor),
    lines("strikethrough", .strikethroughStyle),
    colors("strikethrough colour", .strikethroughColor),
    colors("text background", .backgroundColor), numbers("baseline offset", .baselineOffset),
    numbers("stroke width", .strokeWidth), colors("stroke colour", .strokeColor),
    numbers("obliqueness", .obliqueness),
    Row(name: "link") { run in run[.link].map { "\($0)" } },
    paragraphs("line spacing", \.lineSpacing), paragraphs("paragraph spacing", \.paragraphSpacing),
    paragraphs("line height multiple", \.lineHeightMultiple),
    paragraphs("minimum line height", \.minimumLineHeight),
    paragraphs("maximum line height", \.maximumLineHeight),
    paragraphs("first line indent", \.firstLineHeadIndent), paragraphs("indent", \.headIndent),
    paragraphs("tail indent", \.tailIndent),
  ]

  private static func numbers(_ name: String, _ key: NSAttributedString.Key) -> Row {
    Row(name: name, usual: "0") { AttributedText.number($0[key])?.decimals ?? "0" }
  }

  private static func lines(_ name: String, _ key: NSAttributedString.Key) -> Row {
    Row(name: name, usual: "none") { run in
      let style =
        (run[key] as? NSUnderlineStyle)?.rawValue
        ?? AttributedText.number(run[key]).map { Int(saturating: $0) } ?? 0
      let names = [0: "none", 1: "single", 2: "thick", 9: "double"]
      return names[style] ?? "of style \(style)"
    }
  }

  private static func colors(_ name: String, _ key: NSAttributedString.Key) -> Row {
    Row(name: name) { ($0[key] as? UIColor).flatMap { Color($0.cgColor)?.description } }
  }

  private static func paragraphs(
    _ name: String, _ path: KeyPath<NSParagraphStyle, CGFloat>
  ) -> Row {
    Row(name: name, usual: "0") {
      ($0[.paragraphStyle] as? NSParagraphStyle)?[keyPath: path].decimals ?? "0"
    }
  }
}

extension NSTextAlignment {
  /// `center`; `nil` for that of the language.
  fileprivate var inWords: String? { self == .natural ? nil : "\(self)" }
}
