import Files

/// What a program that was compiled from a user's files learns of them.
struct SourceRunEnvironment: Sendable {
  /// The folders of the files, in which their images stand.
  let folders: [String]
  /// The files and folders that the user named.
  let words: [String]

  /// That of this process; `nil` for a program with scenes of its own.
  static let ofThisProcess: SourceRunEnvironment? = {
    guard EnvironmentVariables.value(of: wordsName) != nil else { return nil }
    return SourceRunEnvironment(
      folders: EnvironmentVariables.lines(of: foldersName),
      words: EnvironmentVariables.lines(of: wordsName).map(\.unescaped))
  }()

  /// The variables of the environment.
  static let foldersName = "FLIPBOOK_FOLDERS"
  static let wordsName = "FLIPBOOK_WORDS"
}

extension String {
  /// The text in one line: line breaks and backslashes as `\n` and `\\`.
  var escaped: String { replacing("\\", with: "\\\\").replacing("\n", with: "\\n") }

  /// The text that `escaped` wrote.
  fileprivate var unescaped: String {
    var text = ""
    var isEscaped = false
    for character in self {
      if isEscaped {
        text.append(character == "n" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        text.append(character)
      }
    }
    return text
  }
}
