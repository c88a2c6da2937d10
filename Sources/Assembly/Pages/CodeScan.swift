/// Tells which lines of a page show code, in which a marker is an example.
///
/// Source: CommonMark 0.31, 4.4 Indented code blocks, 4.5 Fenced code blocks and 5 Container blocks.
struct CodeScan {
  private let dialect: PageDialect
  /// The fence that is open, the column of the list item around it, and whether it is in a quote.
  private var open: (fence: Fence, column: Int, isQuoted: Bool)?
  /// Where the text of the list items begins in which the line stands.
  private var columns: [Int] = []
  /// Whether code that is indented could begin here, or goes on.
  private var isAfterGap = true
  /// What the page shows as it is written, or hands to a program: an element of HTML, or a text of JavaScript.
  ///
  /// `nil` outside of these, and behind the line in which it ends.
  private(set) var element: String?
  /// Whether the line that was taken last stands in such an element from its beginning.
  private(set) var isRaw = false
  /// How far the line stood to the right that announced the code of reStructuredText.
  private var literal: Int?

  /// A line of backticks or tildes.
  struct Fence {
    let sign: Character
    let count: Int
    /// What stands behind the signs.
    let information: Substring

    /// Reads a line; `nil` for any other.
    init?(_ line: some StringProtocol) {
      let text = PageLines.trimmed(String(line))
      guard let sign = text.first, sign == "`" || sign == "~" else { return nil }
      count = text.prefix { $0 == sign }.count
      information = PageLines.trimmed(String(text.dropFirst(count)))
      guard count >= 3, sign == "~" || !information.contains("`") else { return nil }
      self.sign = sign
    }

    func isClosed(by other: Fence) -> Bool {
      other.sign == sign && other.count >= count && other.information.isEmpty
    }
  }

  init(_ dialect: PageDialect) { self.dialect = dialect }

  /// Whether a fence is open.
  var isInFence: Bool { open != nil }

  /// Takes the next line, and returns true where it shows code or is a fence around it.
  mutating func isCode(_ line: String) -> Bool {
    isRaw = element != nil
    if dialect == .restructuredText { return isLiteral(line) }
    if element == nil, dialect.hasFences, isFenced(line) { return true }
    findElement(in: line)
    return false
  }

  /// Follows elements whose text is none of the page.
  ///
  /// Source: HTML, 13.2.5, the states of RCDATA, RAWTEXT and script data; CommonMark 0.31, 4.6 HTML blocks.
  private mutating func findElement(in line: String) {
    let isPlain = !line.utf8.contains(UInt8(ascii: "<")) && !line.utf8.contains(UInt8(ascii: "`"))
    guard element != nil || !isPlain else { return }
    // In Markdown, what stands between backticks in one line is code, and elements begin with their line.
    let tags =
      dialect.hasFences
      ? #/^\s*<(script|style|textarea)(?=[\s>])[^>]*>/#
      : #/<(script|style|textarea|title|xmp)(?=[\s>])[^>]*>/#
    let text = element == nil && dialect.hasFences ? line.replacing(#/(`+).+?\1/#, with: "") : line
    var rest = text.replacing(#/<!--.*?-->/#, with: "").lowercased()[...]
    while true {
      if let open = element {
        let end = open == Self.script ? "`" : "</\(open.dropFirst().dropLast())"
        guard let place = rest.range(of: end) else { return }
        element = nil
        rest = rest[place.upperBound...]
        continue
      }
      if let tag = rest.firstMatch(of: tags), dialect != .mdx || !tag.0.hasSuffix("/>") {
        element = "<\(tag.1)>"
        rest = rest[tag.range.upperBound...]
        continue
      }
      let isScript = dialect == .mdx && rest.contains(#/^\s*export\s|[{=(]\s*`/#)
      guard isScript, let place = rest.firstIndex(of: "`") else { return }
      element = Self.script
      rest = rest[rest.index(after: place)...]
    }
  }

  /// A text between backticks, which goes on over several lines.
  private static let script = "a text of JavaScript"

  private mutating func isFenced(_ line: String) -> Bool {
    let start = LineStart(line)
    if let open {
      let hasLeft =
        open.isQuoted ? !start.isQuoted : !start.isEmpty && start.indentation < open.column
      guard hasLeft else {
        if let end = Fence(start.withoutQuote), open.fence.isClosed(by: end) { self.open = nil }
        return true
      }
      self.open = nil
    }
    guard !start.isEmpty else {
      isAfterGap = true
      return false
    }
    while let last = columns.last, start.indentation < last { columns.removeLast() }
    let isIndented = start.indentation >= (columns.last ?? 0) + Self.codeIndentation
    if isIndented {
      // What goes on after a line of text is text, however far it stands to the right.
      return dialect != .mdx && isAfterGap && !start.isQuoted
    }
    isAfterGap = false
    columns += start.items
    guard let fence = Fence(start.text) else { return false }
    open = (fence, columns.last ?? 0, start.isQuoted)
    return true
  }

  /// How far code stands to the right of the text around it.
  private static let codeIndentation = 4

  private mutating func isLiteral(_ line: String) -> Bool {
    let text = PageLines.trimmed(line)
    guard !text.isEmpty else { return literal != nil }
    let column = PageLines.indentation(of: line).count
    if let begin = literal, column > begin { return true }
    let isDirective = text.hasPrefix(".. ") && text.contains("::")
    literal = text.hasSuffix("::") || isDirective ? column : nil
    return false
  }
}

/// How a line of Markdown begins: quotes, list items, then its text.
struct LineStart {
  /// How far its text, or its first list item, stands to the right, behind a quote.
  let indentation: Int
  private(set) var isQuoted = false
  /// The columns at which the text of the list items begins that begin in this line.
  private(set) var items: [Int] = []
  /// The line without quotes.
  let withoutQuote: Substring
  /// What follows all of that.
  let text: Substring
  /// Whether nothing is written in the line.
  var isEmpty: Bool { text.isEmpty && items.isEmpty && !isQuoted }

  /// Reads a line.
  init(_ line: String) {
    var rest = Substring(line)
    var column = Self.skipSpaces(&rest, from: 0)
    while rest.first == ">", column < 4 {
      isQuoted = true
      rest.removeFirst()
      if rest.first == " " { rest.removeFirst() }
      column = Self.skipSpaces(&rest, from: 0)
    }
    (indentation, withoutQuote) = (column, rest)
    while let width = Self.item(rest) {
      rest.removeFirst(width)
      let begin = column + width
      column = Self.skipSpaces(&rest, from: begin)
      // Code in a list item begins one column behind the sign.
      guard column - begin <= 4, !rest.isEmpty else {
        items.append(begin + 1)
        break
      }
      items.append(column)
    }
    text = rest
  }

  /// Takes spaces and tabs away, and returns the column that follows.
  private static func skipSpaces(_ text: inout Substring, from column: Int) -> Int {
    var column = column
    while let sign = text.first, sign == " " || sign == "\t" {
      column = sign == " " ? column + 1 : (column / 4 + 1) * 4
      text.removeFirst()
    }
    return column
  }

  /// Returns how many signs begin a list item; `nil` for what is none.
  private static func item(_ text: Substring) -> Int? {
    let digits = text.prefix { ("0"..."9").contains($0) }.count
    let rest = text.dropFirst(digits)
    guard let sign = rest.first else { return nil }
    let isSign = digits == 0 ? "-*+".contains(sign) : ".)".contains(sign) && digits < 10
    let next = rest.dropFirst().first
    return isSign && next.map { $0 == " " || $0 == "\t" } ?? true ? digits + 1 : nil
  }
}
