import Files

/// What a program that was compiled from a user's files learns from the one that started it.
struct SourceRunEnvironment: Sendable {
  /// The file of the logbook.
  let logbook: String
  /// The scenes that ended a run before this one, in their order.
  let crashed: [String]
  /// The scene after which this run goes on; `nil` where it begins with the first.
  let after: String?
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
      after: EnvironmentVariables.value(of: afterName), folders: lines(of: foldersName),
      words: lines(of: wordsName), home: EnvironmentVariables.value(of: homeName))
  }()

  private static func lines(of name: String) -> [String] {
    (EnvironmentVariables.value(of: name) ?? "").split(separator: "\n").map(String.init)
  }

  /// The variables of the environment.
  static let logbookName = "FLIPBOOK_LOGBOOK"
  static let crashedName = "FLIPBOOK_CRASHED"
  static let afterName = "FLIPBOOK_AFTER"
  static let foldersName = "FLIPBOOK_FOLDERS"
  static let wordsName = "FLIPBOOK_WORDS"
  static let homeName = "FLIPBOOK_HOME"
}
