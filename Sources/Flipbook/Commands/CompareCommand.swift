import ArgumentParser
import FrameOutput
import Staging

struct CompareCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare two films, whoever made them, and fail where they differ.",
    discussion: """
      A film is a folder of PNG files, in the order of the numbers in their names, a GIF, an APNG or a \
      single PNG. Films of different rates are matched in time. Exit codes: 0 same, 1 differs, 2 could \
      not.
      """)

  @Argument(help: "What it should be.")
  var reference: String

  @Argument(help: "What it is.")
  var actual: String

  @Option(help: "Frames a second of a folder that is the reference.")
  var referenceFps: Double = Films.standardRate

  @Option(help: "Frames a second of a folder that is compared with it.")
  var actualFps: Double = Films.standardRate

  @OptionGroup var tolerance: ToleranceOptions
  @OptionGroup var reports: ReportOptions
  @OptionGroup var jobs: JobsOption
  @OptionGroup var messages: MessageOptions

  var console: Console { messages.console }

  func validate() throws {
    for (name, rate) in [("reference-fps", referenceFps), ("actual-fps", actualFps)]
    where !(0.01...10_000).contains(rate) {
      throw ValidationError("--\(name) \(rate) is not between 0.01 and 10000.")
    }
  }

  func run(over scenes: [Scene], _ interruption: Interruption) async throws {
    try reports.check(scenes: 1)
    var comparison = FilmFileComparison(reference, actual)
    comparison.referenceRate = referenceFps
    comparison.actualRate = actualFps
    comparison.comparer = tolerance.comparer(jobs: jobs.jobs)
    let outcome = try comparison.run()
    let verdict = outcome.verdict
    if !reports.json, !messages.quiet || !verdict.isSame {
      let lines = verdict.isSame ? ["Same."] + verdict.notes : verdict.lines
      try StandardOutput.write(lines.joined(separator: "\n") + "\n")
    }
    if let path = reports.path(scene: "film"), !verdict.isSame {
      try FilmReport(verdict: verdict).write(to: path, comparison, outcome)
    }
    try reports.write([verdict], title: "\(Program.name) compare", accept: nil)
    if !verdict.isSame { throw ExitCode(1) }
  }
}
