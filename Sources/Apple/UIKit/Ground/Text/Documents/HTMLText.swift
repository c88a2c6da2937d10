import Foundation

/// Makes a text with attributes of a page.
@MainActor
struct HTMLText {
  /// An element that is not closed yet.
  private struct Open {
    let name: String
    let style: HTMLStyle
    /// The number of the next item of a list with numbers; `nil` for another element.
    var number: Int?
  }

  /// What the page says.
  let text = NSMutableAttributedString(string: "")
  private let usual: [NSAttributedString.Key: Any]?
  private var open: [Open] = []
  private var rules: [(selector: String, declarations: String)] = []
  /// Where the present paragraph begins.
  private var start = 0
  /// The looks of the space before the next letters; `nil` for none.
  private var space: [NSAttributedString.Key: Any]?
  /// The looks outside of all elements, to which those of a body belong that no tag begins.
  private var root = HTMLStyle()
  private var style: HTMLStyle { open.last?.style ?? root }

  /// Reads a page.
  ///
  /// - Parameters:
  ///   - page: the page.
  ///   - usual: the looks of what the page says nothing of; `nil` for a browser's.
  init(_ page: String, _ usual: [NSAttributedString.Key: Any]?) {
    self.usual = usual
    for token in HTMLToken.all(in: page) {
      switch token {
      case .text(let words):
        if open.last?.name == "style" { takeRules(words) } else if !style.isHidden { add(words) }
      case .open(let name, let attributes): begin(name, attributes)
      case .close(let name): end(name)
      }
    }
    dressParagraph()
  }

  // MARK: Elements

  private mutating func begin(_ name: String, _ attributes: [String: String]) {
    switch name {
    case "br":
      space = nil
      return append("\u{2028}")
    case "hr": return endParagraph()
    case "img", "input", "meta", "link", "source", "wbr", "area", "base", "col", "embed": return
    default: break
    }
    if Self.blocks.contains(name) { endParagraph() }
    // An item, a cell and a paragraph end where the next one begins.
    if ["li", "p", "tr", "td", "th", "dt", "dd"].contains(name), open.last?.name == name {
      open.removeLast()
    }
    var style = name == "html" || name == "body" ? HTMLStyle() : style
    for rule in rules where matches(rule.selector, name, attributes) {
      style.take(declarations: rule.declarations)
    }
    style.take(name, attributes)
    let first = name == "ol" ? attributes["start"].flatMap(Int.init) ?? 1 : nil
    open.append(Open(name: name, style: style, number: first))
    if name == "li" { beginItem() }
    if name == "td" || name == "th", text.length > start { append("\t") }
    if name == "q" { append("“") }
  }

  private mutating func end(_ name: String) {
    guard let index = open.lastIndex(where: { $0.name == name }) else { return }
    if name == "q" { append("”") }
    if Self.blocks.contains(name) { endParagraph() }
    open.removeSubrange(index...)
  }

  private mutating func beginItem() {
    let lists = open.indices.filter { ["ul", "ol"].contains(open[$0].name) }
    var sign = "•"
    if let list = lists.last, let number = open[list].number {
      sign = "\(number)."
      open[list].number = number + 1
    }
    append("\t\(sign)\t")
  }

  /// Takes the rules of a `style` element, of which each selector is a name, a class or all.
  private mutating func takeRules(_ sheet: String) {
    for rule in sheet.split(separator: "}") {
      let parts = rule.split(separator: "{", maxSplits: 1)
      guard parts.count == 2 else { continue }
      for selector in parts[0].split(separator: ",") {
        let name = selector.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        rules.append((name, String(parts[1])))
        if ["html", "body", "*"].contains(name) { root.take(declarations: String(parts[1])) }
      }
    }
  }

  private func matches(
    _ selector: String, _ name: String, _ attributes: [String: String]
  ) -> Bool {
    if selector == name || selector == "*" { return true }
    let classes = attributes["class"]?.lowercased().split(separator: " ").map(String.init) ?? []
    if classes.contains(where: { selector == ".\($0)" || selector == "\(name).\($0)" }) {
      return true
    }
    return attributes["id"].map { selector == "#\($0.lowercased())" } ?? false
  }

  // MARK: Letters

  private mutating func add(_ words: String) {
    if style.keepsSpaces {
      // A line of preformatted text is a line, not a paragraph.
      return append(words.replacing("\n", with: "\u{2028}"))
    }
    let isSpace = { (letter: Character) in letter.isWhitespace && letter != "\u{A0}" }
    if words.first.map(isSpace) == true, space == nil { space = attributes }
    let parts = words.split(whereSeparator: isSpace)
    guard !parts.isEmpty else { return }
    let ended = text.string.unicodeScalars.last
    let isAtStart = text.length == start || ended == "\u{2028}" || ended == "\t"
    if let space, !isAtStart {
      text.append(NSAttributedString(string: " ", attributes: space))
    }
    append(parts.joined(separator: " "))
    space = words.last.map(isSpace) == true ? attributes : nil
  }

  private func append(_ string: String) {
    text.append(NSAttributedString(string: string, attributes: attributes))
  }

  private var attributes: [NSAttributedString.Key: Any] {
    let style = style
    var attributes: [NSAttributedString.Key: Any] = usual ?? [:]
    if usual?[.font] == nil || style.size != HTMLStyle().size || style.isBold || style.isItalic {
      attributes[.font] = style.font
    }
    if usual?[.foregroundColor] == nil || style.color != .black {
      attributes[.foregroundColor] = style.color
    }
    if let background = style.background { attributes[.backgroundColor] = background }
    if style.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if style.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if style.rise != 0 { attributes[.baselineOffset] = style.rise }
    if let link = style.link { attributes[.link] = URL(string: link) ?? link }
    return attributes
  }

  // MARK: Paragraphs

  private mutating func endParagraph() {
    space = nil
    guard text.length > start else { return }
    append("\n")
    dressParagraph()
    start = text.length
  }

  /// Gives the present paragraph its style.
  private func dressParagraph() {
    guard text.length > start else { return }
    let paragraph = NSMutableParagraphStyle()
    let style = style
    paragraph.alignment = style.alignment
    paragraph.lineHeightMultiple = style.lineHeight
    let names = open.map(\.name)
    let depth = names.filter { $0 == "ul" || $0 == "ol" }.count
    if names.contains("li"), depth > 0 {
      let indent = Self.indent * CGFloat(depth)
      paragraph.tabStops = [
        NSTextTab(textAlignment: .left, location: indent - Self.indent + Self.signIndent),
        NSTextTab(textAlignment: .left, location: indent),
      ]
      paragraph.headIndent = indent
    } else if names.contains("blockquote") || names.contains("dd") {
      (paragraph.firstLineHeadIndent, paragraph.headIndent) = (40, 40)
    }
    if names.contains(where: Self.spaced.contains) { paragraph.paragraphSpacing = style.size }
    let range = NSRange(location: start, length: text.length - start)
    text.addAttribute(.paragraphStyle, value: paragraph, range: range)
  }

  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "table",
    "tr", "body", "html", "section", "article", "header", "footer", "center", "dl", "dt", "dd",
    "address", "figure", "main", "nav", "aside", "form", "head",
  ]
  /// Elements with a space below them.
  private static let spaced: Set<String> = [
    "p", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre",
  ]
  /// Where the text of an item begins, for each list around it, and where its sign stands.
  ///
  /// *Units*: points.
  private static let indent: CGFloat = 36
  private static let signIndent: CGFloat = 11
}

extension HTMLStyle {
  /// The font of the letters: that of the family, or the system's.
  @MainActor
  fileprivate var font: UIFont {
    let isSystem = ["-apple-system", "system-ui", "sans-serif", ".sfui"].contains {
      family.lowercased().hasPrefix($0)
    }
    let known = ["serif": "TimesNewRomanPSMT", "monospace": "Courier"][family.lowercased()]
    let named = isSystem ? nil : UIFont(name: known ?? family, size: size)
    let plain = named ?? UIFont.systemFont(ofSize: size)
    var traits = plain.fontDescriptor.symbolicTraits
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    guard traits != plain.fontDescriptor.symbolicTraits,
      let descriptor = plain.fontDescriptor.withSymbolicTraits(traits)
    else { return plain }
    return UIFont(descriptor: descriptor, size: size)
  }
}
