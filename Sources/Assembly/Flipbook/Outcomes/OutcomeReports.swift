import ArgumentParser
import References
import Streams

extension VerifyOutcome {
  /// Writes all reports that were asked for.
  ///
  /// - Parameters:
  ///   - reports: for people and programs.
  ///   - options: for the server that it runs on.
  /// - Throws: `FileError`, `ReferenceError`, `StandardOutputError`.
  func write(_ reports: ReportOptions, _ options: OutcomeOptions) throws {
    if let path = reports.report {
      try writePages(to: path) { accept($0) }
    }
    let command = accept()
    try reports.write(verdicts, title: title, accept: command)
    try options.write(self, accept: command)
  }

  /// Ends the command where scenes differ, or could not be compared.
  ///
  /// - Throws: `CommandError.someScenesFailed`, `ExitCode`.
  func end(of scenes: [String]) throws {
    let failed = scenes.filter(self.failed.contains)
    guard failed.isEmpty else {
      throw CommandError.someScenesFailed(failed, of: scenes.count, "compared")
    }
    if !faults.isEmpty { throw ExitCode(2) }
    if !differing.isEmpty { throw ExitCode(1) }
  }
}
