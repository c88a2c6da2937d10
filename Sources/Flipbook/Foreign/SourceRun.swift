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
    let files = try SourceFiles(words, fingers: command.sources.fingers)
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
    defer { played.end() }
    var crashed: [String] = []
    var turn = 0
    // What programs have left that were killed, once for all of them.
    var wasKilled = false
    defer { if wasKilled { DraftFolder.removeAbandoned(in: TemporaryPlace.path) } }
    while true {
      switch try played.run(turn: turn, crashed: crashed, interruption) {
      case .code(let code, let hasMore):
        guard code == 0, hasMore else { return crashed.isEmpty ? code : max(code, 2) }
      case .interrupted(let signal):
        wasKilled = true
        removeDrafts(of: nil)
        console.say("\n\(Interruption.sentence(finished: []))")
        return ProgramEnd.signalBase + signal
      case .crash(let report, let backtrace):
        wasKilled = true
        removeDrafts(of: report.page.scene)
        report.tell(console)
        if command.console.isVerbose, !backtrace.isEmpty { console.say(backtrace) }
        guard let scene = report.page.scene, command.playsSeveral, !crashed.contains(scene) else {
          return 2
        }
        // The next turn goes on; behind the last one, it says how the command has ended.
        crashed.append(scene)
      }
      turn += 1
    }
  }

  /// How many times longer than a frame the compiler may take.
  private static let framesOfTool = 60.0

  /// Removes what a program has left beside its films that had no time to do so itself.
  private func removeDrafts(of scene: String?) {
    for place in command.places {
      let path = scene.map { place.replacing("{scene}", with: $0) } ?? place
      DraftFolder.removeAbandoned(in: parentFolder(of: path))
    }
  }
}
