import Foundation
import Markup

/// Markdown as HTML, for a look at a page beside its text.
///
/// Source: CommonMark 0.31 and the tables of GitHub. Links that are defined elsewhere and footnotes stand as
/// they are written; comments are left out.
package struct MarkdownHTML {
  private let dialect: PageDialect
  private let spans: MarkdownSpans
  private let directive: (String) -> String?

  /// Prepares to write HTML.
  ///
  /// - Parameters:
  ///   - dialect: the kind of page, which may add comments of JSX or directives of DocC.
  ///   - picture: returns what stands for the address of a picture.
  ///   - directive: returns the HTML of a directive of DocC; `nil` for one that is shown as it stands.
  package init(
    _ dialect: PageDialect, picture: @escaping (String) -> String,
    directive: @escaping (String) -> String? = { _ in nil }
  ) {
    (self.dialect, self.directive) = (dialect, directive)
    spans = MarkdownSpans(picture: picture)
  }

  /// Returns the HTML of lines.
  package func text(of lines: [String]) -> String {
    dialect == .html
      ? spans.tag(lines.joined(separator: "\n")) : blocks(lines.map(PageLines.bare)[...])
  }

  // MARK: Blocks

  private func blocks(_ lines: ArraySlice<String>, isTight: Bool = false) -> String {
    var html: [String] = []
    var rest = lines
    while let line = rest.first {
      if PageLines.trimmed(line).isEmpty {
        rest.removeFirst()
      } else if let block = special(&rest) {
        html.append(block)
      } else {
        html.append(paragraph(&rest, isTight: isTight))
      }
    }
    return html.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Takes a block that is no paragraph; `nil` where none begins.
  private func special(_ rest: inout ArraySlice<String>) -> String? {
    fence(&rest) ?? heading(&rest) ?? rule(&rest) ?? quote(&rest) ?? list(&rest) ?? table(&rest)
      ?? indented(&rest) ?? raw(&rest)
  }

  /// Whether a line begins a block that ends a paragraph.
  private func interrupts(_ line: String) -> Bool {
    var rest = [line][...]
    if let item = Item(line) { return item.isFilled && ["-", "*", "+", "1."].contains(item.mark) }
    return CodeScan.Fence(line) != nil || heading(&rest) != nil || rule(&rest) != nil
      || line.drop(while: { $0 == " " }).hasPrefix(">") || Self.beginsTag(line)
  }

  private func fence(_ rest: inout ArraySlice<String>) -> String? {
    guard let first = rest.first, let fence = CodeScan.Fence(first),
      PageLines.indentation(of: first).count < 4
    else { return nil }
    let column = PageLines.indentation(of: first).count
    rest.removeFirst()
    var code: [String] = []
    while let line = rest.popFirst() {
      if let end = CodeScan.Fence(line), fence.isClosed(by: end) { break }
      let blanks = line.prefix { $0 == " " }.count
      code.append(String(line.dropFirst(min(column, blanks))))
    }
    return Self.pre(code)
  }

  private func indented(_ rest: inout ArraySlice<String>) -> String? {
    guard let first = rest.first, dialect != .mdx, Self.column(of: first) >= 4 else { return nil }
    var code: [String] = []
    while let line = rest.first, PageLines.trimmed(line).isEmpty || Self.column(of: line) >= 4 {
      code.append(line.hasPrefix("\t") ? String(line.dropFirst()) : String(line.dropFirst(4)))
      rest.removeFirst()
    }
    while code.last.map({ PageLines.trimmed($0).isEmpty }) == true { code.removeLast() }
    return Self.pre(code)
  }

  private static func pre(_ code: [String]) -> String {
    "<pre><code>\(XMLText.escaped(code.joined(separator: "\n")))</code></pre>"
  }

  private static func column(of line: String) -> Int {
    line.prefix { $0 == " " || $0 == "\t" }.reduce(0) { $1 == "\t" ? ($0 / 4 + 1) * 4 : $0 + 1 }
  }

  private func heading(_ rest: inout ArraySlice<String>) -> String? {
    guard let line = rest.first,
      let match = line.wholeMatch(of: #/ {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*/#)
    else { return nil }
    rest.removeFirst()
    return "<h\(match.1.count)>\(spans.html(match.2.map(String.init) ?? ""))</h\(match.1.count)>"
  }

  private func rule(_ rest: inout ArraySlice<String>) -> String? {
    guard let line = rest.first, line.wholeMatch(of: #/ {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*/#) != nil
    else { return nil }
    rest.removeFirst()
    return "<hr>"
  }

  private func quote(_ rest: inout ArraySlice<String>) -> String? {
    func isQuoted(_ line: String) -> Bool {
      line.drop { $0 == " " }.hasPrefix(">") && Self.column(of: line) < 4
    }
    guard let first = rest.first, isQuoted(first) else { return nil }
    var inner: [String] = []
    while let line = rest.first {
      if isQuoted(line) {
        let text = line.drop { $0 == " " }.dropFirst()
        inner.append(String(text.hasPrefix(" ") ? text.dropFirst() : text))
      } else {
        // A paragraph goes on without the sign.
        guard !PageLines.trimmed(line).isEmpty, !interrupts(line),
          inner.last.map({ PageLines.trimmed($0).isEmpty }) == false
        else { break }
        inner.append(line)
      }
      rest.removeFirst()
    }
    return "<blockquote>\n\(blocks(inner[...]))\n</blockquote>"
  }

  private func paragraph(_ rest: inout ArraySlice<String>, isTight: Bool) -> String {
    var lines: [String] = []
    while let line = rest.first, !PageLines.trimmed(line).isEmpty {
      if !lines.isEmpty {
        if let match = line.wholeMatch(of: #/ {0,3}(=+|-+)[ \t]*/#) {
          rest.removeFirst()
          let level = match.1.hasPrefix("=") ? 1 : 2
          return "<h\(level)>\(spans.html(lines.joined(separator: "\n")))</h\(level)>"
        }
        if interrupts(line) { break }
      }
      lines.append(String(line.drop { $0 == " " || $0 == "\t" }))
      rest.removeFirst()
    }
    let html = spans.html(lines.joined(separator: "\n"))
    return isTight ? html : "<p>\(html)</p>"
  }

  // MARK: Lists and tables

  /// How an item of a list begins.
  private struct Item {
    /// The sign, and for numbers `1.` or another number with its sign.
    let mark: String
    /// Where its text begins, in columns.
    let column: Int
    let isFilled: Bool
    /// What items of one list share.
    var kind: Character { mark.last ?? "-" }
    var number: Int? { Int(mark.dropLast()) }

    init?(_ line: String) {
      guard let match = line.prefixMatch(of: #/( {0,3})([-*+]|[0-9]{1,9}[.)])(?:( +)|$)/#),
        line.wholeMatch(of: #/ {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*/#) == nil
      else { return nil }
      mark = String(match.2)
      let blanks = match.3?.count ?? 1
      let isCode = blanks > 4
      column = match.1.count + mark.count + (isCode ? 1 : blanks)
      isFilled = !line.dropFirst(column).allSatisfy(\.isWhitespace)
    }
  }

  private func list(_ rest: inout ArraySlice<String>) -> String? {
    guard let first = rest.first, let begin = Item(first) else { return nil }
    var items: [[String]] = []
    var isLoose = false
    while let line = rest.first, let item = Item(line), item.kind == begin.kind {
      var inner = [String(line.dropFirst(item.column))]
      rest.removeFirst()
      while let line = rest.first {
        let isEmpty = PageLines.trimmed(line).isEmpty
        let isInside = Self.column(of: line) >= item.column
        let goesOn = inner.last.map { PageLines.trimmed($0).isEmpty } == false
        guard isEmpty || isInside || goesOn && !interrupts(line) && Item(line) == nil else { break }
        inner.append(isInside ? String(line.dropFirst(item.column)) : line)
        rest.removeFirst()
      }
      let isLast = rest.first.flatMap(Item.init)?.kind != begin.kind
      let ended = inner.reversed().prefix { PageLines.trimmed($0).isEmpty }.count
      inner.removeLast(ended)
      let gaps = inner.contains { PageLines.trimmed($0).isEmpty }
      isLoose = isLoose || gaps || ended > 0 && !isLast
      items.append(inner)
    }
    let name = begin.number == nil ? "ul" : "ol"
    let start = begin.number.map { $0 == 1 ? "" : " start=\"\($0)\"" } ?? ""
    let html = items.map { "<li>\(blocks($0[...], isTight: !isLoose))</li>" }
    return "<\(name)\(start)>\n\(html.joined(separator: "\n"))\n</\(name)>"
  }

  private func table(_ rest: inout ArraySlice<String>) -> String? {
    guard rest.count > 1, let head = rest.first, head.contains("|") else { return nil }
    let second = rest[rest.startIndex + 1]
    guard second.contains("|"),
      second.wholeMatch(of: #/\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*/#) != nil
    else { return nil }
    let sides = Self.cells(second).map { cell in
      switch (cell.hasPrefix(":"), cell.hasSuffix(":")) {
      case (true, true): " style=\"text-align: center\""
      case (false, true): " style=\"text-align: right\""
      case (_, false): ""
      }
    }
    func row(_ line: String, _ name: String) -> String {
      let cells = Self.cells(line)
      let all = sides.enumerated().map { place, side in
        "<\(name)\(side)>\(cells.indices.contains(place) ? spans.html(cells[place]) : "")</\(name)>"
      }
      return "<tr>\(all.joined())</tr>"
    }
    rest.removeFirst(2)
    var rows = [row(head, "th")]
    while let line = rest.first, !PageLines.trimmed(line).isEmpty, !interrupts(line) {
      rows.append(row(line, "td"))
      rest.removeFirst()
    }
    return "<table>\n\(rows.joined(separator: "\n"))\n</table>"
  }

  private static func cells(_ line: String) -> [String] {
    var cells = [""]
    var isEscaped = false
    for sign in PageLines.trimmed(line) {
      if sign == "|", !isEscaped {
        cells.append("")
      } else {
        // Before a stroke, a backslash is the table's own, in code too.
        if sign == "|" { cells[cells.count - 1].removeLast() }
        cells[cells.count - 1].append(sign)
      }
      isEscaped = sign == "\\" && !isEscaped
    }
    if cells.first == "" { cells.removeFirst() }
    if cells.last == "" { cells.removeLast() }
    return cells.map { String(PageLines.trimmed($0)) }
  }

  // MARK: HTML, JSX and directives

  /// Whether a line begins HTML that is a block: a comment, a tag of a block, or a tag alone.
  private static func beginsTag(_ line: String) -> Bool {
    let text = PageLines.trimmed(line)
    if text.hasPrefix("<!--") || text.hasPrefix("{/*") { return true }
    guard let match = text.prefixMatch(of: #/<\/?([A-Za-z][A-Za-z0-9-]*)(?=[\s\/>]|$)/#) else {
      return false
    }
    return tagsOfBlocks.contains(match.1.lowercased())
      || text.wholeMatch(of: #/<[^<>]*>/#) != nil
  }

  private static let tagsOfBlocks: Set = [
    "article", "aside", "blockquote", "center", "dd", "details", "div", "dl", "dt", "figcaption",
    "figure", "footer", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "iframe", "li", "main",
    "nav", "ol", "p", "picture", "pre", "section", "source", "summary", "table", "tbody", "td",
    "tfoot", "th", "thead", "tr", "ul", "video",
  ]

  private func raw(_ rest: inout ArraySlice<String>) -> String? {
    guard let first = rest.first else { return nil }
    let text = PageLines.trimmed(first)
    for (begin, end) in [("<!--", "-->"), ("{/*", "*/}")] where text.hasPrefix(begin) {
      while let line = rest.popFirst(), !line.contains(end) {}
      return ""
    }
    if dialect == .docc, text.hasPrefix("@"), let html = directive(String(text)) {
      rest.removeFirst()
      return html
    }
    if dialect == .mdx, text.hasPrefix("import ") || text.hasPrefix("export ") {
      rest.removeFirst()
      return ""
    }
    guard Self.beginsTag(first) else { return nil }
    var lines: [String] = []
    while let line = rest.first, !PageLines.trimmed(line).isEmpty,
      !PageLines.trimmed(line).hasPrefix("<!--")
    {
      lines.append(line)
      rest.removeFirst()
    }
    return spans.tag(lines.joined(separator: "\n"))
  }
}
