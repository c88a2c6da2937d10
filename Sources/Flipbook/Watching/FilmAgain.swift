import Compiling
import Files
import Foundation
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
    arguments += [
      "--patience", "\(sources.patience)", "--quiet", "-o",
      "\(folder)/{scene}\(WatchedFilms.ending)",
    ]
    let draft = try DraftFolder.temporary()
    defer { draft.cancel() }
    let run = try ToolRun(Program.path, arguments, in: draft.whole)
    let said = run.errors.hasPrefix("error: ") ? String(run.errors.dropFirst(7)) : run.errors
    return (run.code, said)
  }
}
