import References
import Wording

/// Tells in Markdown what a run of `verify` found, for a job's summary or a comment on a change.
struct SummaryText {
  let outcome: VerifyOutcome
  /// The command that accepts what differs; `nil` where nothing does.
  let accept: String?
  /// The name of the patch that does the same; `nil` for none.
  let patch: String?

  /// The text, with a line break at its end.
  var text: String { (head + told + rest + mend).joined(separator: "\n") + "\n" }

  private var verdicts: [FilmVerdict] { outcome.verdicts }

  private var head: [String] {
    let all = verdicts.count
    guard all > 0 else { return ["### No scene was compared"] }
    let differing = verdicts.count { !$0.isSame && !$0.isError }
    let errors = verdicts.count(where: \.isError)
    if differing + errors == 0 {
      return [all == 1 ? "### The scene is the same" : "### All \(all) scenes are the same"]
    }
    let parts = [
      differing == 0 ? nil : "\(differing) \(differing == 1 ? "differs" : "differ")",
      errors == 0 ? nil : "\(errors) could not be compared",
    ].compactMap { $0 }
    return ["### Of \(Words.count(all, "scene")), \(Words.list(parts))"]
  }

  private var told: [String] {
    let all = verdicts.filter { !$0.isSame }
    let lines = all.prefix(Self.mostScenes).flatMap(lines)
    let more = all.count - Self.mostScenes
    return lines + (more > 0 ? ["", "\(Words.count(more, "scene")) more are in the report."] : [])
  }

  private func lines(of verdict: FilmVerdict) -> [String] {
    let lines = verdict.findings.flatMap { finding in
      ["- \(MarkdownText.escaped(finding.sentence))"]
        + finding.details.map { "  - \(MarkdownText.escaped($0))" }
    }
    let more = lines.count - Self.mostLines
    return ["", "#### \(Words.code(verdict.name))", ""] + lines.prefix(Self.mostLines)
      + (more > 0 ? ["- … and \(Words.count(more, "sentence")) more"] : [])
  }

  private var rest: [String] {
    let same = verdicts.filter(\.isSame)
    guard !same.isEmpty, same.count < verdicts.count else { return [] }
    let names = same.prefix(Self.mostNames).map { Words.code($0.name) }
    let more = same.count - names.count
    return [
      "", "The same: \(names.joined(separator: ", "))\(more > 0 ? " and \(more) more" : "").",
    ]
  }

  private var mend: [String] {
    guard let accept else { return [] }
    let line = "If this is meant to be so: \(Words.code(accept))"
    guard let patch else { return ["", line] }
    let command = ShellWords.line(["flipbook", "accept", patch])
    let git = ShellWords.line(["git", "apply", "--whitespace=nowarn", patch])
    return [
      "", line, "",
      "Or take the patch of this run, which needs no Swift: \(Words.code(command)) or"
        + " \(Words.code(git))",
    ]
  }

  private static let mostScenes = 40
  private static let mostLines = 12
  private static let mostNames = 100
}
