import ArgumentParser
import Files
import Foundation
import References
import Streams

/// What a run tells the server that it runs on.
struct OutcomeOptions: ParsableArguments {
  /// How lines of files are annotated.
  enum Annotations: String, ExpressibleByArgument, CaseIterable {
    case github
  }

  @Option(
    help: ArgumentHelp(
      "Annotate the rows of the records, in the words of: github.",
      discussion: """
        github writes workflow commands (::error file=…,line=…) to the standard output. GitLab reads the \
        file of --code-quality.
        """))
  var annotations: Annotations?

  @Option(
    help: ArgumentHelp(
      "Write what differs as GitLab's report of code quality, in JSON.", valueName: "path"))
  var codeQuality: String?

  @Option(
    help: ArgumentHelp(
      "Write the verdict in Markdown, as for a job's summary or a comment.", valueName: "path"))
  var summary: String?

  @Option(
    help: ArgumentHelp(
      "Write a patch of the records as they are now, which `accept` and `git apply` take.",
      discussion: "Where nothing differs, there is no patch, and an earlier one is removed.",
      valueName: "path"))
  var patch: String?

  var places: [String] { files.compactMap(\.path) }

  /// The options that take a file, and the files.
  private var files: [(option: String, path: String?)] {
    [("code-quality", codeQuality), ("summary", summary), ("patch", patch)]
  }

  /// Checks that these go together with the other reports, and with where the references are.
  ///
  /// - Parameters:
  ///   - reports: the other reports.
  ///   - others: further options that take a file.
  ///   - references: the folder of the references; `nil` where none is read.
  /// - Throws: `ValidationError`.
  func check(
    _ reports: ReportOptions, and others: [(option: String, path: String?)] = [],
    references: String?
  ) throws(ValidationError) {
    try ReportFile.check(files + reports.files + others, references: references)
    if reports.json, annotations != nil {
      throw ValidationError(
        "--json and --annotations both write to the standard output. Give one of them.")
    }
    if patch != nil, let references, !WorkTree.holds(references) {
      throw ValidationError(
        "\(references) lies outside of the repository at \(WorkTree.folder), and a patch is of its files. Give"
          + " the command there.")
    }
  }

  /// Writes all that was asked for.
  func write(_ outcome: VerifyOutcome, accept: String?) throws {
    if annotations != nil {
      try StandardOutput.write(AnnotationText(outcome).workflowCommands)
    }
    if let codeQuality {
      try WholeFile.write(Array(try AnnotationText(outcome).codeQuality()), to: codeQuality)
    }
    if let patch { try PatchFile.write(outcome.changes, title: PatchText.records, to: patch) }
    if let summary {
      let isPatched = patch != nil && !outcome.changes.isEmpty
      let text = SummaryText(
        outcome: outcome, accept: accept, patch: isPatched ? patch.map(PatchFile.name) : nil)
      try WholeFile.write(Array(text.text.utf8), to: summary)
    }
  }
}
