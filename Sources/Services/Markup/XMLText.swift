/// Writes text as XML and HTML hold it.
///
/// Source: https://www.w3.org/TR/xml/#charsets and #AVNormalize. What XML cannot hold becomes U+FFFD.
package enum XMLText {
  /// Returns the text as it stands between two tags.
  package static func escaped(_ text: String) -> String { escaped(text, keepsLines: true) }

  /// Returns the text as it stands between the double quotes of an attribute, where a reader would make
  /// a space of a line break.
  package static func attribute(_ text: String) -> String { escaped(text, keepsLines: false) }

  /// Returns a page of HTML as it stands between the double quotes of an attribute of another page.
  ///
  /// Only what would end the attribute is written in another way, so that the page grows little.
  package static func page(_ html: String) -> String {
    html.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
  }

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
