import Wording

/// Writes text so that Markdown shows it as it is.
///
/// Source: https://spec.commonmark.org/0.31.2.
enum MarkdownText {
  /// Returns a sentence in which names and colours alone are marked, as code.
  static func escaped(_ text: String) -> String {
    Words.parts(of: text).map { $0.isCode ? Words.code($0.text) : withColors($0.text) }.joined()
  }

  /// Colours become code, which some pages show with a patch of the colour.
  private static func withColors(_ text: String) -> String {
    var (result, rest) = ("", text[...])
    while let color = rest.firstMatch(of: /#[0-9A-F]{6}(?:[0-9A-F]{2})?\b/) {
      result += plain(String(rest[..<color.range.lowerBound])) + Words.code(String(color.0))
      rest = rest[color.range.upperBound...]
    }
    return result + plain(String(rest))
  }

  /// Returns what a picture shows, as it stands between `![` and `]`.
  static func alternative(_ text: String) -> String {
    plain(Words.parts(of: text).map(\.text).joined())
  }

  /// Returns the name of a file beside the text as an address.
  static func address(_ file: String) -> String {
    file.utf8.map { byte in
      let isPlain =
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
        || "-._~".utf8.contains(byte)
      guard !isPlain else { return String(Unicode.Scalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }

  private static func plain(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\n", "\r", "\r\n": result += " "
      // `@` would call people, and `#` name issues.
      case "@": result += "&#64;"
      case "#": result += "&#35;"
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case "\\", "`", "*", "_", "[", "]", "~", "|", "$": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }
}
