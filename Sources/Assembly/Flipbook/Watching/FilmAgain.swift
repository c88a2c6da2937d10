import Files
import Foundation
import Processes
import Streams

/// Films files or scenes in a process of its own, so that whatever they do ends nothing else.
struct FilmAgain {
  /// Files and folders, or names of scenes.
  let words: [String]
  let areFiles: Bool
  /// The screen, and what else is shown.
  let options: [String]
  /// What the name of a film has beside that of its scene.
  let suffix: String
  let sources: SourceOptions
  /// Whether they are played behind a wall.
  let isWalled: Bool
  /// The folder that gets a film for each scene.
  let folder: String

  /// Films them.
  ///
  /// - Returns: the exit code, and what was said where it is not 0.
  /// - Throws: `FileError` where the process cannot be started.
  func run() throws(FileError) -> (code: Int32, said: String) {
    // Behind a wall, films are written below the folder in which the command is given.
    let place = isWalled ? "" : "\(folder)/"
    func found(_ path: String) -> String { isWalled ? Self.absolute(path) : path }
    var arguments = ["render"] + words.map(areFiles ? found : { $0 })
    arguments += options + (isWalled ? ["--sandbox"] : [])
    arguments += sources.chosen + sources.arguments(found)
    if areFiles, sources.scene.isEmpty { arguments.append("--all") }
    arguments += [
      "--quiet", "--passing", "-o",
      "\(place){scene}\(suffix)\(WatchedFilms.ending)",
    ]
    // What scenes print goes nowhere; of what is said, a scene may say more than anyone reads.
    let words = try SaidWords()
    var plan = ProcessPlan(Program.path, [Program.path] + arguments)
    plan.errors = words.writing
    plan.endsItself = true
    if isWalled { plan.folder = folder }
    let process = try StartedProcess(plan)
    words.begin()
    let code = process.waitForEnd().code
    let text = words.text()
    return (code, text.hasPrefix("error: ") ? String(text.dropFirst(7)) : text)
  }

  private static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
  }
}
