import Markup
import Wording

/// Sentences as a page lists them.
package enum PageSentences {
  /// Returns the lines of a list.
  ///
  /// - Parameters:
  ///   - sentences: one a line, with code between backticks.
  ///   - dialect: the kind of page.
  /// - Returns: the lines of the page.
  package static func lines(_ sentences: [String], in dialect: PageDialect) -> [String] {
    switch dialect {
    case .markdown, .docc: sentences.map { "- \(escaped($0, "<"))" }
    case .mdx: sentences.map { "- \(escaped($0, "<{"))" }
    case .restructuredText:
      [""] + sentences.map { "- \(text($0, { $0 }, code: { "``\($0)``" }))" } + [""]
    case .html:
      ["<ul>"]
        + sentences.map {
          "<li>\(text($0, XMLText.escaped, code: { "<code>\($0)</code>" }))</li>"
        } + ["</ul>"]
    }
  }

  private static func text(
    _ sentence: String, _ escape: (String) -> String, code mark: (String) -> String
  ) -> String {
    Words.parts(of: sentence).map { part in
      let text = escape(part.text)
      return part.isCode ? mark(text) : text
    }.joined()
  }

  /// Puts a backslash before signs that would begin something.
  private static func escaped(_ sentence: String, _ signs: String) -> String {
    Words.parts(of: sentence).map { part in
      guard !part.isCode else { return Words.code(part.text) }
      return part.text.map { signs.contains($0) ? "\\\($0)" : "\($0)" }.joined()
    }.joined()
  }
}
