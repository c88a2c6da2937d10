import ArgumentParser
import References
import Streams

extension VerifyOutcome {
  /// Writes all reports that were asked for.
  ///
  /// - Parameters:
  ///   - reports: for people and programs.
  ///   - options: for the server that it runs on.
  ///   - record: the command that accepts scenes.
  /// - Throws: `FileError`, `ReferenceError`, `StandardOutputError`.
  func write(_ reports: ReportOptions, _ options: OutcomeOptions, _ record: RecordLine) throws {
    if let path = reports.report {
      try writePages(to: path) { record.text(names(of: $0)) }
    }
    let accept = record.text(names())
    try reports.write(verdicts, title: title, accept: accept)
    try options.write(self, accept: accept)
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
