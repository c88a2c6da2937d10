import Foundation

/// A kind of page, which says how comments, fences and pictures are written.
package enum PageDialect: Hashable, Sendable, CaseIterable {
  case markdown
  /// Markdown with the elements of JSX.
  case mdx
  case restructuredText
  /// Markdown in a catalogue of DocC.
  case docc
  case html

  /// Returns the dialect of a file; `nil` for what is no page.
  ///
  /// - Parameter path: its path, of which the ending decides, and for Markdown a folder `….docc` above it.
  package init?(path: String) {
    let parts = path.split(separator: "/")
    let name = (parts.last ?? "").lowercased()
    let ending = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last
    switch ending {
    case "md", "markdown":
      self = parts.dropLast().contains { $0.hasSuffix(".docc") } ? .docc : .markdown
    case "mdx": self = .mdx
    case "rst": self = .restructuredText
    case "html", "htm": self = .html
    default: return nil
    }
  }

  /// Whether a picture may have sources for dark pages and for readers who prefer less motion.
  package var hasSources: Bool {
    switch self {
    case .markdown, .mdx, .html: true
    case .restructuredText, .docc: false
    }
  }

  /// Whether code stands between lines of backticks or tildes.
  var hasFences: Bool {
    switch self {
    case .markdown, .mdx, .docc: true
    case .restructuredText, .html: false
    }
  }

  /// The marks around a comment.
  var comment: (begin: String, end: String) {
    switch self {
    case .markdown, .docc, .html: ("<!--", "-->")
    case .mdx: ("{/*", "*/}")
    case .restructuredText: ("..", "")
    }
  }

  /// The comment that ends what was made.
  package var closing: String { closing(sum: nil) }

  /// Returns the comment that ends what was made.
  ///
  /// - Parameter sum: the checksum of an alternative text that was made; `nil` for none.
  /// - Returns: the whole comment.
  package func closing(sum: String?) -> String {
    let (begin, end) = comment
    return [begin, sum.map { "/flipbook: alt \($0)" } ?? "/flipbook", end].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
