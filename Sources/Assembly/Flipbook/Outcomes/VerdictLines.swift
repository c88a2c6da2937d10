import References
import Streams

/// Says verdicts on the standard output.
enum VerdictLines {
  /// Says one verdict; of one without differences only where nobody wants it quiet.
  static func tell(_ verdict: FilmVerdict, _ messages: MessageOptions) throws {
    guard !verdict.isSame || !messages.quiet else { return }
    try StandardOutput.write(lines(of: verdict).joined(separator: "\n") + "\n")
  }

  /// Returns one verdict, a line each.
  static func lines(of verdict: FilmVerdict) -> [String] {
    ["\(verdict.name): \(verdict.isSame ? "same" : "differs")."] + verdict.lines.map { "  " + $0 }
  }

  /// Says the command that accepts what differs.
  static func tell(accept: String?, _ messages: MessageOptions) throws {
    guard let accept, !messages.quiet else { return }
    try StandardOutput.write("If this is meant to be so: \(accept)\n")
  }

  /// Says all that a run has said.
  static func tell(_ outcome: VerifyOutcome, _ messages: MessageOptions) throws {
    for scene in outcome.results where !scene.verdict.isError { try tell(scene.verdict, messages) }
    for scene in (outcome.results + outcome.crashed) where scene.verdict.isError {
      for finding in scene.verdict.findings { messages.console.report(finding.sentence) }
    }
    try tell(accept: outcome.accept(), messages)
    for fault in outcome.faults { messages.console.report(fault) }
  }
}
