import Files
import Foundation
import Processes
import Streams

/// One side of a change, played by a process of its own.
struct ProofSide {
  /// The program that plays it.
  let program: String
  /// The folder in which it works.
  let folder: String
  /// Swift files and folders, or names of scenes.
  let words: [String]
  /// The options for it.
  let options: [String]
  /// What becomes of it, from `folder` on or absolute.
  let into: String
  /// A folder for what it says.
  let scratch: String

  /// A side that is being played.
  struct Run {
    fileprivate let process: StartedProcess
    fileprivate let errors: String
    fileprivate let take: ProofTake
  }

  /// What became of a side.
  struct Outcome {
    let code: Int32
    /// What was said, a line each.
    let said: [String]
    let take: ProofTake
    /// The scenes; `nil` where nothing was played.
    let scenes: [ProofTake.Scene]?
  }

  /// The folder of what becomes of it.
  private var place: String { into.hasPrefix("/") ? into : "\(folder)/\(into)" }

  /// Starts the process, which ends with the thread that has started it.
  ///
  /// - Throws: `FileError`.
  func start() throws(FileError) -> Run {
    let errors = "\(scratch)/said"
    let end = open(errors, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard end >= 0 else { throw .cannotWrite(path: errors, WriteFailure(errno, at: scratch)) }
    defer { close(end) }
    var plan = ProcessPlan(
      program,
      [Program.words.first ?? program, "proof-side", "--into", into] + options + ["--"] + words)
    plan.folder = folder
    plan.errors = end
    plan.endsItself = true
    return Run(
      process: try StartedProcess(plan), errors: errors, take: ProofTake(folder: place))
  }

  /// Waits until a side is played.
  ///
  /// - Throws: `FileError`, a decoder's error.
  static func finish(_ run: Run) throws -> Outcome {
    let code = run.process.waitForEnd().code
    let said = String(decoding: try SourceFile.bytes(of: run.errors), as: UTF8.self)
    return Outcome(
      code: code, said: said.split(separator: "\n").map(String.init), take: run.take,
      scenes: try run.take.scenes())
  }
}
