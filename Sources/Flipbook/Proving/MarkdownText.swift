/// Writes text so that Markdown shows it as it is.
///
/// Source: https://spec.commonmark.org/0.31.2.
enum MarkdownText {
  /// Returns a text as code, whatever marks are in it.
  static func code(_ text: String) -> String {
    let text = text.replacing("\n", with: " ").replacing("\r", with: " ")
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let marks = String(repeating: "`", count: longest + 1)
    // Spaces at both ends are taken away, and a mark at an end would belong to those around it.
    let isTight = !text.hasPrefix("`") && !text.hasSuffix("`") && !text.hasPrefix(" ")
    return isTight ? marks + text + marks : "\(marks) \(text) \(marks)"
  }

  /// Returns a sentence in which only what stands between two backticks is marked, as code.
  static func escaped(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    // A last mark that has no other one is one of the text.
    let isOpen = parts.count.isMultiple(of: 2)
    return parts.enumerated().map { place, part in
      if isOpen, place == parts.count - 1 { return "\\`" + plain(part) }
      return place.isMultiple(of: 2) ? plain(part) : code(part)
    }.joined()
  }

  /// Returns what a picture shows, as it stands between `![` and `]`.
  static func alternative(_ text: String) -> String { plain(text.replacing("`", with: "")) }

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
