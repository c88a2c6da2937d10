import Files
import Foundation
import Processes

/// Runs a tool to its end, which an interruption of this process is, too.
package struct ToolRun {
  /// The tool's exit code; 128 and the number of the signal for one that a signal ended.
  package let code: Int32
  /// What the tool wrote to its standard output, byte by byte.
  package let output: [UInt8]
  /// What the tool wrote to its standard error.
  package let errors: String
  /// What it took too much of; `nil` for one that ended by itself.
  package let excess: ToolBounds.Excess?

  /// Runs a tool; what it writes goes to files in a folder of one's own.
  ///
  /// - Parameters:
  ///   - program: its path.
  ///   - arguments: its arguments.
  ///   - folder: an existing folder, in which `output` and `errors` are written.
  ///   - libraries: folders in which the loader looks for shared libraries first.
  ///   - variables: variables of its environment beside those of this process.
  ///   - bounds: what it may take.
  ///   - wall: what it reaches; `nil` for all that this process does.
  /// - Throws: `FileError` when it cannot be started or what it wrote cannot be read.
  package init(
    _ program: String, _ arguments: [String], in folder: String, libraries: [String] = [],
    variables: [String: String] = [:], bounds: ToolBounds = ToolBounds(), wall: Wall? = nil
  ) throws(FileError) {
    var plan = ProcessPlan(program, [program] + arguments)
    plan.wall = wall
    if !libraries.isEmpty || !variables.isEmpty {
      plan.environment = Self.environment(libraries).merging(variables) { $1 }
    }
    let places = ["output", "errors"].map { "\(folder)/\($0)" }
    let ends = places.map { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600) }
    defer { for end in ends where end >= 0 { close(end) } }
    for (end, place) in zip(ends, places) where end < 0 {
      throw .cannotWrite(path: place, WriteFailure(errno, at: folder))
    }
    (plan.output, plan.errors) = (ends[0], ends[1])
    (code, excess) = bounds.end(of: try StartedProcess(plan))
    output = try SourceFile.bytes(of: "\(folder)/output")
    errors = String(decoding: try SourceFile.bytes(of: "\(folder)/errors"), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// What a program ends with that the loader cannot start: a library is missing, or is another.
  static let cannotStart: Int32 = 127

  /// Returns this process's variables, with folders for the loader before those that it has.
  private static func environment(_ libraries: [String]) -> [String: String] {
    let name = "LD_LIBRARY_PATH"
    var environment = ProcessInfo.processInfo.environment
    guard !libraries.isEmpty else { return environment }
    let given = environment[name].map { [$0] } ?? []
    environment[name] = (libraries + given).joined(separator: ":")
    return environment
  }
}
