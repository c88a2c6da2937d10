import Files
import Foundation
import Typography

/// What a program that was compiled from a user's files learns from the one that started it.
struct SourceRunEnvironment: Sendable {
  /// The file of the logbook.
  let logbook: String
  /// The scenes that have crashed in turns before this one, in their order.
  let crashed: [String]
  /// Which of the command's plays this process does, from 0.
  let turn: Int
  /// The folder in which turns leave what they have done for the last one.
  let handover: String
  /// The folders of the files, in which their images stand.
  let folders: [String]
  /// The files and folders that the user named.
  let words: [String]
  /// The folder for what the app keeps.
  let home: String?

  /// That of this process; `nil` for a program that a user started.
  static let ofThisProcess: SourceRunEnvironment? = {
    guard let logbook = EnvironmentVariables.value(of: logbookName) else { return nil }
    return SourceRunEnvironment(
      logbook: logbook, crashed: lines(of: crashedName),
      turn: EnvironmentVariables.value(of: turnName).flatMap { Int($0) } ?? 0,
      handover: EnvironmentVariables.value(of: handoverName) ?? "", folders: lines(of: foldersName),
      words: lines(of: wordsName).map(\.unescaped), home: EnvironmentVariables.value(of: homeName))
  }()

  /// Takes what this process has learned out of the environment: a scene finds no path there that
  /// another run has not.
  static func hide() {
    // They are read once.
    _ = (ofThisProcess, TemporaryPlace.path, LetterFolders.folders)
    for name in [
      logbookName, crashedName, turnName, handoverName, foldersName, wordsName, homeName,
      backtraceName, TemporaryPlace.variable, LetterFolders.variable,
    ] { unsetenv(name) }
  }

  private static func lines(of name: String) -> [String] {
    (EnvironmentVariables.value(of: name) ?? "").split(separator: "\n").map(String.init)
  }

  /// The variables of the environment.
  static let logbookName = "FLIPBOOK_LOGBOOK"
  static let crashedName = "FLIPBOOK_CRASHED"
  static let turnName = "FLIPBOOK_TURN"
  static let handoverName = "FLIPBOOK_HANDOVER"
  static let foldersName = "FLIPBOOK_FOLDERS"
  static let wordsName = "FLIPBOOK_WORDS"
  static let homeName = "FLIPBOOK_HOME"
  /// That of Swift's runtime, which has read it before the program begins.
  static let backtraceName = "SWIFT_BACKTRACE"
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
