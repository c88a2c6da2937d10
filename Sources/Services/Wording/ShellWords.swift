/// Words of a command as one types them into a shell.
///
/// Every command that a sentence shows is written by it.
package enum ShellWords {
  /// Returns the words of a command, of any program, with spaces between them.
  package static func line(_ words: [String]) -> String {
    words.map(quoted).joined(separator: " ")
  }

  /// Returns a word quoted for a shell, with nothing in it that a terminal would not show.
  package static func quoted(_ word: String) -> String {
    if word.visible != word || word.contains(where: \.isNewline) { return quotedBytes(of: word) }
    let isPlain =
      !word.isEmpty
      && word.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
          || "-_./=,:+@%".unicodeScalars.contains($0)
      }
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }

  /// Returns `$'\033'`: each byte except letters, digits and plain signs as an octal number.
  ///
  /// Source: https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html, 2.2.4.
  private static func quotedBytes(of word: String) -> String {
    let bytes = word.utf8.map { byte in
      if plainBytes.contains(byte) { return String(Unicode.Scalar(byte)) }
      let octal = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - octal.count) + octal
    }
    return "$'" + bytes.joined() + "'"
  }

  private static let plainBytes = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 -_./=,:+@%".utf8)
}
