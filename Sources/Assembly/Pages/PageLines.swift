/// The lines of a text, each with what ended it in its file but the line feed.
package enum PageLines {
  /// Splits a text at line feeds; a carriage return before one stays at its line.
  package static func split(_ text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }

  /// Returns the text of lines.
  package static func joined(_ lines: [String]) -> String { lines.joined(separator: "\n") }

  /// Whether a line ends with a carriage return.
  static func hasReturn(_ line: String) -> Bool { line.utf8.last == UInt8(ascii: "\r") }

  /// Returns a line without the carriage return at its end.
  package static func bare(_ line: String) -> String {
    hasReturn(line) ? String(Substring(line.utf8.dropLast())) : line
  }

  /// Returns what a line begins with that cannot be seen.
  static func indentation(of line: String) -> String {
    String(line.prefix { $0 == " " || $0 == "\t" })
  }

  /// Returns a line without spaces at both ends.
  static func trimmed(_ line: String) -> Substring {
    var rest = Substring(line)
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return rest
  }

  /// Returns lines without the indentation that all have that are not empty.
  static func withoutIndentation(_ lines: [String]) -> [String] {
    let full = lines.filter { !trimmed($0).isEmpty }
    let common = full.map(indentation).reduce(nil as String?) { common, next in
      guard let common else { return next }
      return String(zip(common, next).prefix { $0 == $1 }.map(\.0))
    }
    let count = common?.count ?? 0
    return lines.map { trimmed($0).isEmpty ? "" : String($0.dropFirst(count)) }
  }
}
