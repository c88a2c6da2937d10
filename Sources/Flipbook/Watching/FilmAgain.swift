import Files
import Foundation
import Processes
import Streams

/// Films files in a process of its own, so that whatever they do ends nothing else.
struct FilmAgain {
  let files: [String]
  let sources: SourceOptions
  /// The folder that gets a film for each scene.
  let folder: String

  /// Films them.
  ///
  /// - Returns: the exit code, and what was said where it is not 0.
  /// - Throws: `FileError` where the process cannot be started.
  func run() throws(FileError) -> (code: Int32, said: String) {
    var arguments = ["render"] + files
    for scene in sources.scene { arguments += ["--scene", scene] }
    if sources.scene.isEmpty { arguments.append("--all") }
    if let fingers = sources.fingers { arguments += ["--fingers", fingers] }
    if let memory = sources.memory { arguments += ["--memory", "\(memory.bytes)B"] }
    arguments += [
      "--patience", "\(sources.patience)", "--quiet", "-o",
      "\(folder)/{scene}\(WatchedFilms.ending)",
    ]
    // What scenes print goes nowhere; of what is said, a scene may say more than anyone reads.
    let words = try SaidWords()
    var plan = ProcessPlan(Program.path, [Program.path] + arguments)
    plan.errors = words.writing
    plan.endsItself = true
    let process = try StartedProcess(plan)
    words.begin()
    let code = process.waitForEnd().code
    let text = words.text()
    return (code, text.hasPrefix("error: ") ? String(text.dropFirst(7)) : text)
  }
}
