import Foundation

extension PictureText {
  /// Returns the files that the lines of a block show as pictures.
  ///
  /// - Parameters:
  ///   - body: the lines, without code.
  ///   - dialect: the kind of page.
  /// - Returns: paths from the folder of the page, in the order of the lines; what DocC knows by a name alone is
  ///   that name.
  package static func addresses(in body: [String], _ dialect: PageDialect) -> [String] {
    let text = body.map(PageLines.bare).joined(separator: "\n")
    var found: [Substring] = []
    switch dialect {
    case .restructuredText:
      found = text.matches(of: #/^\s*\.\. (?:image|figure):: (\S+)/#.anchorsMatchLineEndings())
        .map(\.1)
    case .docc:
      found = text.matches(of: #/(?:source|poster):\s*"([^"]+)"/#).map(\.1)
      found += text.matches(of: #/\]\(\s*<?([^)\s>]+)/#).map(\.1)
    case .markdown, .mdx, .html:
      found = text.matches(of: #/\b(?:src|srcset|poster)\s*=\s*["']([^"']+)["']/#.ignoresCase())
        .map(\.1)
      found += text.matches(of: #/\]\(\s*<?([^)\s>]+)/#).map(\.1)
    }
    return found.map { source in
      let plain = unescaped(source)
      return plain.removingPercentEncoding ?? plain
    }
  }
}
