import ArgumentParser
import FilmFiles
import References
import Staging
import Streams

struct CompareCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare two films, whoever made them, and fail where they differ.",
    discussion: """
      A film is a folder of PNG files, in the order of the numbers in their names, a GIF, an APNG, a \
      WebP, a single picture, or an MP4, a MOV or a WebM, which ffmpeg decodes. Films of different \
      rates are matched in time. Exit codes: 0 same, 1 differs, 2 could not.
      """)

  @Argument(help: "What it should be.")
  var reference: String

  @Argument(help: "What it is.")
  var actual: String

  @Option(help: "Frames a second of a folder that is the reference.")
  var referenceFps: Double = Films.standardRate

  @Option(help: "Frames a second of a folder that is compared with it.")
  var actualFps: Double = Films.standardRate

  @Flag(help: "Scale the larger of two films of one shape to the size of the smaller.")
  var fit = false

  @Option(
    help: ArgumentHelp(
      "How many pixels of all pictures of a film are decoded, as in 500M or 200G.",
      discussion: "By default many times what a film of that length has, so that none is a bomb.",
      valueName: "count"))
  var maxPixels: PixelCount?

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
    (comparison.reference.rate, comparison.actual.rate) = (referenceFps, actualFps)
    comparison.reference.mostPixels = maxPixels?.count
    comparison.actual.mostPixels = maxPixels?.count
    comparison.fits = fit
    comparison.comparer = tolerance.comparer(jobs: jobs.jobs)
    let outcome: FilmFileComparison.Outcome
    do {
      outcome = try comparison.run()
    } catch {
      guard case .tooManyPixels(let path, let limit) = error else { throw error }
      throw CommandError.tooManyPixels(path: path, limit: limit)
    }
    let verdict = outcome.verdict
    if !reports.json, !messages.quiet || !verdict.isSame {
      let lines = verdict.isSame ? ["Same."] + verdict.notes : verdict.lines
      try StandardOutput.write(lines.joined(separator: "\n") + "\n")
    }
    if let path = reports.path(scene: "film"), !verdict.isSame {
      try FilmReport(verdict: verdict).write(to: path, outcome)
    }
    try reports.write([verdict], title: "\(Program.name) compare", accept: nil)
    if !verdict.isSame { throw ExitCode(1) }
  }
}

/// A number of pixels as a user types it: `8000000`, `500M`, `1.5G`.
struct PixelCount: ExpressibleByArgument, Hashable, Sendable {
  let count: Int

  /// Reads a number of pixels.
  ///
  /// - Parameter argument: a number, and k, M, G or T for thousands, millions and so on.
  init?(argument: String) {
    let units: [Character: Double] = ["k": 1e3, "K": 1e3, "M": 1e6, "G": 1e9, "T": 1e12]
    let unit = argument.last.flatMap { units[$0] }
    guard let number = Double(argument.dropLast(unit == nil ? 0 : 1)), number.isFinite else {
      return nil
    }
    let count = number * (unit ?? 1)
    guard (1...1e15).contains(count) else { return nil }
    self.count = Int(count)
  }
}
