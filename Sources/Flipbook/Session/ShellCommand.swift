import Compiling
import Streams
import Wording

/// A command line to be typed into a shell, which runs this program.
struct ShellCommand {
  let arguments: [String]

  /// Quotes the arguments for a shell.
  ///
  /// - Parameters:
  ///   - arguments: the words of the command.
  ///   - scenes: names of scenes, which may begin like an option.
  init(_ arguments: [String], scenes: [String] = []) {
    let (verb, rest) = (Array(arguments.prefix(1)), Array(arguments.dropFirst()))
    if SourceRunEnvironment.ofThisProcess != nil {
      let files = Program.words.dropFirst(2).filter(SourceFiles.isSource)
      let named = scenes.flatMap { ["--scene", $0] }
      self.arguments = [verb, files, rest, named].flatMap(\.self)
    } else if scenes.contains(where: { $0.hasPrefix("-") }) {
      self.arguments = [arguments, ["--"], scenes].flatMap(\.self)
    } else {
      self.arguments = [verb, scenes, rest].flatMap(\.self)
    }
  }

  var text: String {
    ([Program.words.first ?? Program.name] + arguments).map(Self.quoted)
      .joined(separator: " ")
  }

  /// Returns a word quoted for a shell, with nothing in it that a terminal would not show.
  static func quoted(_ word: String) -> String {
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
