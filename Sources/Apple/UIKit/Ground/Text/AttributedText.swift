import Drawing
import Typography

/// An attributed string as spans of looks, in the form that text layout takes.
@MainActor
package struct AttributedText {
  let string: String
  let spans: [TextSpan]
  /// The paragraph style of the first letter.
  let style: NSParagraphStyle?
  /// The stretches of paragraphs of one style; empty where the first one's holds for all.
  let paragraphs: [ParagraphStretch]
  /// The shadows of its letters, in the order of the text.
  let shadows: [TextShadow]
  /// The letters whose outlines are drawn one by one.
  let outlined: [OutlinedLetters]
  /// The attachments, by the bytes at which they stand.
  let attachments: [Int: PlacedAttachment]

  /// Splits a text into spans.
  ///
  /// - Parameters:
  ///   - text: the attributed string.
  ///   - font: for letters that have no font of their own.
  ///   - color: for letters that have no colour of their own.
  package init(_ text: NSAttributedString, font: UIFont, color: UIColor) {
    let string = text.string
    let bytes = string.utf8
    var spans: [TextSpan] = []
    var attachments: [Int: PlacedAttachment] = [:]
    var outlined: [OutlinedLetters] = []
    var shadows: [TextShadow] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
      attributes, range, _ in
      let start = String.Index(utf16Offset: range.location, in: string)
      let end = String.Index(utf16Offset: range.location + range.length, in: string)
      let first = bytes.distance(from: bytes.startIndex, to: start)
      let last = bytes.distance(from: bytes.startIndex, to: end)
      guard first < last else { return }
      let attributes = Self.withLink(attributes)
      var span = Self.span(first..<last, attributes, font: font, color: color)
      if let letters = OutlinedLetters(attributes, in: span, number: Self.number) {
        outlined.append(letters)
        span.color.alpha = 0
      }
      if let shadow = attributes[.shadow] as? NSShadow {
        TextShadow.add(shadow, of: first..<last, to: &shadows)
      }
      if let attachment = attributes[.attachment] as? NSTextAttachment {
        let placed = PlacedAttachment(
          attachment, at: first, beside: attributes[.font] as? UIFont ?? font)
        let place = placed.place
        span.room = TextRoom(
          width: Double(place.width), ascent: Double(max(0, place.maxY)),
          descent: Double(max(0, -place.minY)))
        attachments[first] = placed
      }
      spans.append(span)
    }
    // No font has the letter; a bullet has as many bytes, and is not drawn either.
    self.string =
      attachments.isEmpty ? string : string.replacingOccurrences(of: "\u{FFFC}", with: "•")
    self.attachments = attachments
    self.spans = spans
    self.outlined = outlined
    let first = text.length > 0 ? text.attributes(at: 0, effectiveRange: nil) : [:]
    style = first[.paragraphStyle] as? NSParagraphStyle
    paragraphs = ParagraphStretch.split(text)
    self.shadows = shadows
  }

  /// Returns attributes with the looks of a link, where they have one.
  private static func withLink(
    _ attributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any] {
    guard attributes[.link] != nil else { return attributes }
    return attributes.merging([
      .foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue,
    ]) { _, link in link }
  }

  private static func span(
    _ range: Range<Int>, _ attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor
  ) -> TextSpan {
    let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
    func shown(_ key: NSAttributedString.Key) -> Color? {
      (attributes[key] as? UIColor).flatMap { Color($0.cgColor) }
    }
    let own = (attributes[.foregroundColor] as? UIColor) ?? color
    let letters = Color(own.cgColor) ?? clear
    func line(_ style: NSAttributedString.Key, _ color: NSAttributedString.Key) -> TextLine? {
      let value =
        (attributes[style] as? NSUnderlineStyle)
        ?? number(attributes[style]).map {
          NSUnderlineStyle(rawValue: Int(saturating: $0))
        }
      guard let value, value.rawValue & ~NSUnderlineStyle.patterns != 0 else { return nil }
      if value.rawValue & NSUnderlineStyle.patterns != 0 {
        Log.once("Lines below and through letters have no dots, dashes or gaps here.")
      }
      return TextLine(
        color: shown(color) ?? letters, thickness: value.rawValue & 2 != 0 ? 2 : 1,
        isDouble: value.contains(.double))
    }
    return TextSpan(
      range, font: ((attributes[.font] as? UIFont) ?? font).typeface, color: letters,
      background: shown(.backgroundColor), underline: line(.underlineStyle, .underlineColor),
      strikethrough: line(.strikethroughStyle, .strikethroughColor),
      kern: number(attributes[.kern]) ?? number(attributes[.tracking]) ?? 0,
      rise: number(attributes[.baselineOffset]) ?? 0)
  }

  /// Returns the number that stands in an attribute; `nil` for none.
  static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}

extension ParagraphStyle {
  /// Makes the layout's form of a paragraph style; `width` is that of the text's place, in points.
  init(_ style: NSParagraphStyle, width: CGFloat) {
    self.init()
    lineSpacing = Double(style.lineSpacing)
    lineHeightMultiple = Double(style.lineHeightMultiple)
    smallestLineHeight = Double(style.minimumLineHeight)
    largestLineHeight = Double(style.maximumLineHeight)
    // One style holds for all paragraphs of a layout: each has the one's room behind it, the other's before it.
    paragraphSpacing = Double(style.paragraphSpacing + style.paragraphSpacingBefore)
    firstIndent = Double(style.firstLineHeadIndent)
    indent = Double(style.headIndent)
    let tail = style.tailIndent
    tabs = style.shownTabs
    tailIndent = tail > 0 ? (width.isFinite ? Double(max(0, width - tail)) : 0) : Double(-tail)
  }
}
