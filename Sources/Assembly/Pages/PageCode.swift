import Foundation
import Markup

/// Code as a page shows it.
package enum PageCode {
  /// Returns the lines that show some code.
  ///
  /// - Parameters:
  ///   - code: its lines.
  ///   - language: the name that highlighters know; empty for none.
  ///   - dialect: the kind of page.
  /// - Returns: the lines of the page.
  package static func lines(
    _ code: [String], language: String, in dialect: PageDialect
  ) -> [String] {
    switch dialect {
    case .markdown, .mdx, .docc:
      let longest = code.compactMap { CodeScan.Fence($0) }.filter { $0.sign == "`" }.map(\.count)
      let fence = String(repeating: "`", count: max(3, (longest.max() ?? 0) + 1))
      return [fence + language] + code + [fence]
    case .restructuredText:
      let name = language.isEmpty ? "" : " \(language)"
      return ["", ".. code-block::\(name)", ""] + code.map { $0.isEmpty ? "" : "   \($0)" } + [""]
    case .html:
      let name = language.isEmpty ? "" : " class=\"language-\(language)\""
      var lines = code.map(XMLText.escaped)
      if lines.isEmpty { lines = [""] }
      lines[0] = "<pre><code\(name)>" + lines[0]
      lines[lines.count - 1] += "</code></pre>"
      return lines
    }
  }

  /// The code that somebody wrote below a marker.
  package struct Found: Hashable, Sendable {
    /// The lines without the fence, the tags or the indentation around them.
    package let code: [String]
    /// The place of the first line of code among the lines of the block.
    package let first: Int
    /// How many lines of the block belong to the code, with all that stands before it.
    package let end: Int
  }

  /// Finds the first block of Swift among the lines of a block.
  ///
  /// - Parameters:
  ///   - body: the lines.
  ///   - dialect: the kind of page.
  /// - Returns: the code; `nil` where there is none.
  package static func swift(in body: [String], _ dialect: PageDialect) -> Found? {
    switch dialect {
    case .markdown, .mdx, .docc: fenced(in: body)
    case .restructuredText: indented(in: body)
    case .html: preformatted(in: body)
    }
  }

  /// Finds the first line of a block that is neither code nor a picture.
  ///
  /// - Parameters:
  ///   - body: the lines.
  ///   - dialect: the kind of page.
  /// - Returns: its place; `nil` where there is none, and where code has no fences.
  package static func firstForeign(in body: [String], _ dialect: PageDialect) -> Int? {
    guard dialect.hasFences else { return nil }
    var open: CodeScan.Fence?
    let rest = body.map { line -> String in
      let fence = CodeScan.Fence(line)
      let isCode = open != nil || fence != nil
      if let begun = open {
        if let fence, begun.isClosed(by: fence) { open = nil }
      } else {
        open = fence
      }
      return isCode ? "" : line
    }
    return PictureText.firstForeign(in: rest, dialect)
  }

  private static func fenced(in body: [String]) -> Found? {
    var open: (fence: CodeScan.Fence, place: Int)?
    for (place, line) in body.enumerated() {
      let fence = CodeScan.Fence(line)
      guard let begun = open else {
        open = fence.map { ($0, place) }
        continue
      }
      guard let fence, begun.fence.isClosed(by: fence) else { continue }
      if begun.fence.information.lowercased().hasPrefix("swift") {
        let indentation = PageLines.indentation(of: body[begun.place])
        let code = body[begun.place + 1..<place].map { line in
          line.hasPrefix(indentation) ? String(line.dropFirst(indentation.count)) : line
        }
        return Found(code: code, first: begun.place + 1, end: place + 1)
      }
      open = nil
    }
    return nil
  }

  private static func indented(in body: [String]) -> Found? {
    let begin = body.firstIndex { line in
      let text = PageLines.trimmed(line)
      return text.hasPrefix(".. code") && text.hasSuffix(":: swift")
    }
    guard let begin else { return nil }
    let column = PageLines.indentation(of: body[begin]).count
    // Options of the directive stand directly below it.
    let options = body[(begin + 1)...].prefix { PageLines.trimmed($0).hasPrefix(":") }.count
    let rest = body[(begin + 1 + options)...]
    let end =
      rest.firstIndex { line in
        !PageLines.trimmed(line).isEmpty && PageLines.indentation(of: line).count <= column
      } ?? body.count
    var last = end
    while last > begin + 1 + options, PageLines.trimmed(body[last - 1]).isEmpty { last -= 1 }
    guard let first = rest.firstIndex(where: { !PageLines.trimmed($0).isEmpty }), first < last
    else { return nil }
    return Found(
      code: PageLines.withoutIndentation(Array(body[first..<last])), first: first, end: last)
  }

  private static func preformatted(in body: [String]) -> Found? {
    // Highlighters add classes of their own.
    let tag = #/<code\b[^>]*?\bclass=["'](?:[^"'>]*\s)?language-swift(?:\s[^"'>]*)?["'][^>]*>/#
    guard let first = body.firstIndex(where: { $0.contains("<code") && $0.contains(tag) }),
      let end = body[first...].firstIndex(where: { $0.contains("</code>") })
    else { return nil }
    let text = body[first...end].joined(separator: "\n")
    let start = text.firstMatch(of: tag)?.range.upperBound ?? text.startIndex
    let stop = text.range(of: "</code>")?.lowerBound ?? text.endIndex
    guard start <= stop else { return nil }
    let code = PictureText.unescaped(text[start..<stop]).components(separatedBy: "\n")
    return Found(code: code, first: first, end: end + 1)
  }
}
