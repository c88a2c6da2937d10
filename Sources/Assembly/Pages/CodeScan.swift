/// Tells which lines of a page show code, in which a marker is an example.
struct CodeScan {
  private let dialect: PageDialect
  /// The line that began the fence that is open.
  private var fence: Fence?
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

  /// Takes the next line, and returns true where it shows code or is a fence around it.
  mutating func isCode(_ line: String) -> Bool {
    if dialect.hasFences { return isFenced(line) }
    guard dialect == .restructuredText else { return false }
    return isLiteral(line)
  }

  private mutating func isFenced(_ line: String) -> Bool {
    let found = Fence(line)
    guard let open = fence else {
      fence = found
      return found != nil
    }
    if let found, open.isClosed(by: found) { fence = nil }
    return true
  }

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
