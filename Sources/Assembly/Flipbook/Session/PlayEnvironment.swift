import Files
import Foundation
import Typography

/// What a process that does one of a command's plays learns from the one that started it.
struct PlayEnvironment: Sendable {
  /// The file of the logbook.
  let logbook: String
  /// The scenes that have crashed before, in the order of their plays.
  let crashed: [String]
  /// Which of the command's plays this process does, from 0; behind the last one, it only tells how the
  /// command has ended.
  let play: Int
  /// How many processes have gone a part of the way of this play before.
  let attempt: Int
  /// How many plays are done at once.
  let width: Int
  /// Where plays leave what they have done.
  let handover: HandoverFolder
  /// The folder for what the app keeps.
  let home: String?

  /// That of this process; `nil` for a program that a user started.
  static let ofThisProcess: PlayEnvironment? = {
    guard let logbook = EnvironmentVariables.value(of: logbookName) else { return nil }
    return PlayEnvironment(
      logbook: logbook, crashed: EnvironmentVariables.lines(of: crashedName),
      play: number(playName), attempt: number(attemptName), width: max(1, number(widthName)),
      handover: HandoverFolder(path: EnvironmentVariables.value(of: handoverName) ?? ""),
      home: EnvironmentVariables.value(of: homeName))
  }()

  /// Takes what this process has learned out of the environment: a scene finds no path there that
  /// another run has not.
  static func hide() {
    // They are read once.
    _ = (
      ofThisProcess, SourceRunEnvironment.ofThisProcess, TemporaryPlace.path, LetterFolders.folders
    )
    for name in [
      logbookName, crashedName, playName, attemptName, widthName, handoverName, homeName,
      backtraceName, SourceRunEnvironment.foldersName, SourceRunEnvironment.wordsName,
      TemporaryPlace.variable, LetterFolders.variable, LetterFolders.variableOfFound,
    ] { unsetenv(name) }
  }

  private static func number(_ name: String) -> Int {
    EnvironmentVariables.value(of: name).flatMap { Int($0) } ?? 0
  }

  /// The variables of the environment.
  static let logbookName = "FLIPBOOK_LOGBOOK"
  static let crashedName = "FLIPBOOK_CRASHED"
  static let playName = "FLIPBOOK_PLAY"
  static let attemptName = "FLIPBOOK_ATTEMPT"
  static let widthName = "FLIPBOOK_WIDTH"
  static let handoverName = "FLIPBOOK_HANDOVER"
  static let homeName = "FLIPBOOK_HOME"
  /// That of Swift's runtime, which has read it before the program begins.
  static let backtraceName = "SWIFT_BACKTRACE"
}

extension EnvironmentVariables {
  /// The lines of a variable; none where there is none.
  static func lines(of name: String) -> [String] {
    (value(of: name) ?? "").split(separator: "\n").map(String.init)
  }
}
