import Drawing
import Foundation

extension UIView {
  /// Adds what is written in the view and how it is set, where it is a view for text.
  func addWriting(to look: inout ViewLook) {
    switch self {
    case let label as UILabel:
      look.addText(label.text, label.shown(label.textColor), label.font)
      look.add(.alignment, label.textAlignment.inWords)
      look.add(.lines, label.numberOfLines == 1 ? nil : "\(label.numberOfLines)")
      look.add(
        .lineBreak, label.lineBreakMode == .byTruncatingTail ? nil : label.lineBreakMode.inWords)
      if let text = label.attributed { look.addAttributes(of: text, shown: label.shown) }
    case let button as UIButton: look.add(.text, button.currentTitle)
    case let field as UITextField:
      look.addText(field.text, field.textColor.map(field.shown), field.font)
      look.add(.alignment, field.textAlignment.inWords)
    case let view as UITextView:
      look.addText(view.text, view.textColor.map(view.shown), view.font)
      look.add(.alignment, view.textAlignment.inWords)
    default: break
    }
  }
}

extension ViewLook {
  /// Adds a text, its colour and its font.
  mutating func addText(_ text: String?, _ color: CGColor?, _ font: UIFont?) {
    add(.text, text)
    add(.textColor, Color(color)?.inWords)
    add(.font, font?.fontName)
    add(.fontSize, font.map { "\($0.pointSize)" })
  }

  /// Adds what attributes say of letters, each with the letters that have it.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - shown: returns a colour as the view shows it.
  @MainActor
  mutating func addAttributes(
    of text: NSAttributedString, shown: (UIColor) -> CGColor
  ) {
    add(.underline, text.told(.underlineStyle, unless: 0))
    add(.strikethrough, text.told(.strikethroughStyle, unless: 0))
    add(.kerning, text.told(.kern, unless: 0) ?? text.told(.tracking, unless: 0))
    add(
      .lineSpacing,
      text.told(.paragraphStyle) {
        ($0 as? NSParagraphStyle).flatMap { $0.lineSpacing == 0 ? nil : "\($0.lineSpacing)" }
      })
    add(
      .letterColors,
      text.told(.foregroundColor) { ($0 as? UIColor).flatMap { Color(shown($0))?.inWords } })
    add(
      .letterFonts,
      text.told(.font) { ($0 as? UIFont).map { "\($0.fontName) \($0.pointSize)" } })
  }
}

@MainActor
extension NSAttributedString {
  /// Tells a number of letters: `1` where all have it, and else `1 of letters 3 to 7`, counted from 1.
  ///
  /// - Parameters:
  ///   - key: the attribute.
  ///   - usual: the number that says nothing.
  /// - Returns: the words; `nil` for none.
  func told(_ key: Key, unless usual: Double) -> String? {
    told(key) { value in
      (value as? NSNumber).flatMap { $0.doubleValue == usual ? nil : "\($0.doubleValue)" }
        ?? (value as? Int).flatMap { Double($0) == usual ? nil : "\($0)" }
        ?? (value as? CGFloat).flatMap { Double($0) == usual ? nil : "\($0)" }
    }
  }

  /// Tells what letters have, as `told(_:unless:)` does.
  ///
  /// - Parameters:
  ///   - key: the attribute.
  ///   - words: returns what is said of a value; `nil` for one that says nothing.
  /// - Returns: the words; `nil` for none.
  func told(_ key: Key, _ words: (Any) -> String?) -> String? {
    var runs: [String] = []
    enumerateAttribute(key, in: NSRange(location: 0, length: length)) { value, range, _ in
      guard let word = value.flatMap(words) else { return }
      runs.append(
        range.length == length
          ? word : "\(word) of letters \(range.location + 1) to \(range.location + range.length)")
    }
    return runs.isEmpty ? nil : runs.joined(separator: ", ")
  }
}

extension NSTextAlignment {
  /// The name of the alignment; `nil` for the usual one.
  fileprivate var inWords: String? {
    switch self {
    case .left, .natural: nil
    case .center: "center"
    case .right: "right"
    case .justified: "justified"
    }
  }
}

extension NSLineBreakMode {
  fileprivate var inWords: String {
    switch self {
    case .byWordWrapping: "by words"
    case .byCharWrapping: "by letters"
    case .byClipping: "clipped"
    case .byTruncatingHead: "cut at the beginning"
    case .byTruncatingTail: "cut at the end"
    case .byTruncatingMiddle: "cut in the middle"
    }
  }
}
