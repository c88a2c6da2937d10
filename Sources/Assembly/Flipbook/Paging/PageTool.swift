import Files
import Foundation
import Processes
import Streams

/// Runs commands of this program, each in a process of its own, as a user would.
struct PageTool: Sendable {
  /// What a command has said.
  struct Outcome: Sendable {
    let code: Int32
    let output: String
    /// The lines of the standard error.
    let said: [String]

    /// The error that it ended with, without the word before it.
    var error: String {
      let last = said.last { $0.hasPrefix(Self.mark) } ?? said.first ?? "it ended with code \(code)"
      return last.hasPrefix(Self.mark) ? String(last.dropFirst(Self.mark.count)) : last
    }

    /// What was said before that.
    var details: [String] {
      let end = said.lastIndex { $0.hasPrefix(Self.mark) } ?? 0
      return Array(said[..<end])
    }

    static let mark = "error: "
  }

  /// Runs a command.
  ///
  /// - Parameters:
  ///   - words: its words, without the program's name.
  ///   - folder: the folder that it works in.
  /// - Returns: what it said, and its exit code.
  /// - Throws: `FileError` where it cannot be started.
  func run(_ words: [String], in folder: String) throws(FileError) -> Outcome {
    let (output, errors) = (try SaidWords(), try SaidWords())
    var plan = ProcessPlan(Program.path, [Program.path] + words)
    plan.output = output.writing
    plan.errors = errors.writing
    plan.endsItself = true
    plan.folder = folder
    let process = try StartedProcess(plan)
    output.begin()
    errors.begin()
    let code = process.waitForEnd().code
    let said = errors.text()
    return Outcome(
      code: code, output: output.text(),
      said: said.isEmpty ? [] : said.split(separator: "\n").map(String.init))
  }
}

/// What a marker asks for, and cannot be had.
struct PageFailure: Error, Hashable {
  /// *Shape*: ends with a full stop.
  let sentence: String
  /// Messages of tools, a line each.
  var details: [String] = []

  init(_ sentence: String, _ details: [String] = []) {
    self.sentence = sentence
    self.details = details
  }

  /// Takes what a command has said; where it counts what failed, the last reason before that.
  init(_ outcome: PageTool.Outcome) {
    var details = outcome.details
    let isCount = outcome.error.contains(#/^[0-9]+ of [0-9]+ scenes could not be /#)
    let mark = PageTool.Outcome.mark
    // Before the mark of a reason, its file and line may stand.
    let isReason = { (line: String) in line.hasPrefix(mark) || line.contains(": \(mark)") }
    guard isCount, let place = details.lastIndex(where: isReason) else {
      self.init(outcome.error, details)
      return
    }
    let line = details[place]
    if line.hasPrefix(mark) { details.remove(at: place) }
    let end = line.range(of: mark)?.upperBound ?? line.startIndex
    self.init(String(line[end...]), details)
  }
}
