import Compiling
import Files
import Foundation
import Processes

/// Asks git about a repository; nothing in it is changed, and no code of it runs.
///
/// Only commands are used that read objects: they run no hooks, filters or monitors.
struct Git {
  private let program: String
  /// The folder that is asked about; `nil` for the working directory.
  private let folder: String?

  /// What a command has said.
  struct Answer {
    let code: Int32
    let output: Data
    /// What it wrote to its standard error, without line breaks at the ends.
    let errors: String

    /// The first line of its output.
    var line: String { lines.first ?? "" }
    var lines: [String] {
      String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }

  /// Finds git.
  ///
  /// - Parameter folder: the folder that is asked about; `nil` for the working directory.
  /// - Throws: `ProofError.noGit`.
  init(in folder: String? = nil) throws(ProofError) {
    guard let program = programInPath("git") else { throw .noGit }
    (self.program, self.folder) = (program, folder)
  }

  /// Runs a command to its end.
  ///
  /// - Parameters:
  ///   - words: the command and its arguments.
  ///   - input: what it reads.
  /// - Returns: what it said.
  /// - Throws: `FileError` where it cannot be started, or its words not be kept.
  func run(_ words: [String], input: [UInt8] = []) throws(FileError) -> Answer {
    let draft = try DraftFolder.temporary()
    defer { draft.cancel() }
    let places = ["input", "output", "errors"].map { "\(draft.whole)/\($0)" }
    try WholeFile.write(input, to: places[0], isDurable: false)
    let ends = [
      open(places[0], O_RDONLY | O_CLOEXEC),
      open(places[1], O_WRONLY | O_CREAT | O_CLOEXEC, 0o600),
      open(places[2], O_WRONLY | O_CREAT | O_CLOEXEC, 0o600),
    ]
    defer { for end in ends where end >= 0 { close(end) } }
    for (end, place) in zip(ends, places) where end < 0 {
      throw .cannotWrite(path: place, WriteFailure(errno, at: draft.whole))
    }
    var plan = ProcessPlan(program, ["git", "--no-pager", "--no-optional-locks"] + words)
    plan.environment = environment
    plan.folder = folder
    (plan.input, plan.output, plan.errors) = (ends[0], ends[1], ends[2])
    let code = try StartedProcess(plan).waitForEnd().code
    let errors = String(decoding: try SourceFile.bytes(of: places[2]), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    do {
      let output = try Data(contentsOf: URL(filePath: places[1]), options: .alwaysMapped)
      return Answer(code: code, output: output, errors: errors)
    } catch {
      throw .cannotRead(path: places[1], reason: error.reason)
    }
  }

  /// The environment of this process; that of a hook names the repository that it is of, and no other.
  private var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    if folder != nil { environment = environment.filter { !$0.key.hasPrefix("GIT_") } }
    environment["GIT_TERMINAL_PROMPT"] = "0"
    environment["LC_ALL"] = "C"
    return environment
  }
}
