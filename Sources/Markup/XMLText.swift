/// Text as XML and HTML hold it, for everything that Flipbook writes of either.
///
/// Source: https://www.w3.org/TR/xml/#charsets and #AVNormalize. What XML cannot hold becomes U+FFFD.
package enum XMLText {
  /// Between two tags.
  package static func escaped(_ text: String) -> String { escaped(text, keepsLines: true) }

  /// Between the double quotes of an attribute, where a reader would make a space of a line break.
  package static func attribute(_ text: String) -> String { escaped(text, keepsLines: false) }

  private static func escaped(_ text: String, keepsLines: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // A reader would make a line break of it.
      case "\r": result += "&#13;"
      case "\n", "\t":
        if keepsLines {
          result.unicodeScalars.append(scalar)
        } else {
          result += "&#\(scalar.value);"
        }
      case ..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
