import ArgumentParser
import Files
import Foundation
import References
import Streams

struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write the reports of a run of `verify` from the files of its shares.",
    discussion: """
      Each share writes its file with `verify --shard I/N --blob FILE`. The reports are those that one \
      run without --shard writes, byte for byte, and so is the exit code. Nothing is played or compiled.
      """)

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("The files of all shares, in any order.", valueName: "file"),
    completion: .file())
  var merge: [String]

  @OptionGroup var reports: ReportOptions
  @OptionGroup var outcomes: OutcomeOptions
  @OptionGroup var messages: MessageOptions

  func validate() throws { try outcomes.check(reports, references: nil) }

  func run() throws {
    do {
      let whole = try VerifyOutcome(merging: merge.map { ($0, try VerifyOutcome(at: $0)) })
      if !reports.json { try VerdictLines.tell(whole, messages) }
      try whole.write(reports, outcomes)
      try whole.end(of: whole.subjects.map(\.name))
    } catch let code as ExitCode {
      ProgramEnd.end(with: code.rawValue)
    } catch let error as StandardOutputError {
      ProgramEnd.end(with: ProgramEnd.report(error))
    } catch {
      messages.console.fail("\(error)")
    }
  }
}
