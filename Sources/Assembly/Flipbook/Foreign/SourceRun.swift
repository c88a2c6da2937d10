import ArgumentParser
import Compiling
import Files
import Foundation
import Staging
import Streams
import Wording

/// A command over Swift files: they are compiled, and the program runs the command.
struct SourceRun {
  let command: any SceneCommand
  /// The files and folders that were named.
  let words: [String]
  /// What the user typed.
  let arguments: [String]
  let interruption: Interruption

  private var console: Console { command.console }

  /// Runs the command, each of its plays in a process of its own.
  ///
  /// - Returns: the exit code.
  /// - Throws: `CompilingError`, `FileError`.
  func run() throws -> Int32 {
    let files = try SourceFiles(
      words, fingers: command.sources.fingers, without: command.sources.without,
      system: command.sources.os?.rawValue, packages: command.sources.packages)
    let sandbox = try command.isWalled ? Sandbox(of: command, files) : nil
    // What is left out may be why something does not compile.
    for note in files.notes { console.note(note.onOneLine) }
    let bounds = ToolBounds(
      memory: command.sources.memoryLimit.bytes,
      seconds: Self.framesOfTool * command.sources.patience, isWalled: command.isWalled)
    let program = try ProgramMaker(beside: Program.path, bounds: bounds).program(of: files)
    for warning in program.warnings + ResourceFaults.warnings(in: files.folders) {
      console.note(warning)
    }
    console.note("\(Words.list(words)): films \(program.subject).")
    let played = try PlayedProgram(
      program: program, sources: files, words: words, arguments: arguments,
      options: command.sources, sandbox: sandbox)
    return try PlayRun(played, for: command, interruption).run()
  }

  /// How many times longer than a frame the compiler may take.
  private static let framesOfTool = 60.0
}
