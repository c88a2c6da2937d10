import ArgumentParser
import FilmFiles
import Files
import References
import Staging
import Streams

struct CompareCommand: SceneCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare two films, or a recording of a device with a scene.",
    discussion: """
      A film is a folder of PNG files, in the order of the numbers in their names, a GIF, an APNG, a \
      WebP, a single picture, or an MP4, a MOV or a WebM, which ffmpeg decodes. Films of different \
      rates are matched in time. With --against a recording of a phone or a simulator, the one \
      argument is a scene, or Swift files: the recording is aligned with it, its named views are \
      followed, and the parameter is told that explains best how they differ. Exit codes: 0 same, \
      1 differs, 2 could not.
      """)

  @Argument(
    help: "What it should be; with --against, the scene.", completion: .file())
  var reference: String

  @Argument(help: "What it is; with --against, nothing, or more of the scene's Swift files.")
  var actual: [String] = []

  @Option(
    help: ArgumentHelp(
      "A recording of a device that plays the scene, from before it starts until it rests.",
      valueName: "film"), completion: .file())
  var against: String?

  @Option(
    help: ArgumentHelp(
      "How far views of a recording may be from where the scene has them, in points; 1 by default.",
      valueName: "points"))
  var within: Double?

  @OptionGroup var outputs: OutputOption
  @OptionGroup var sources: SourceOptions

  @Option(help: "Frames a second of a folder that is the reference; 60 by default.")
  var referenceFps: Double?

  @Option(
    help:
      "Frames a second of a folder that is compared with it, or is the recording; 60 by default.")
  var actualFps: Double?

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
    for (name, rate) in [("reference-fps", referenceFps), ("actual-fps", actualFps)] {
      guard let rate, !(0.01...10_000).contains(rate) else { continue }
      throw ValidationError("--\(name) \(rate) is not between 0.01 and 10000.")
    }
    guard against == nil else { return try checkRecording() }
    guard actual.count == 1 else {
      throw ValidationError(
        "Give two films; or a scene, and --against with a recording of it.")
    }
    guard outputs.output.isEmpty else {
      throw ValidationError("-o writes the plot of a recording; give that with --against.")
    }
    guard within == nil else {
      throw ValidationError(
        "--within is for a recording; give that with --against, or leave it out.")
    }
    try Self.check("--reference-fps", referenceFps, of: reference)
    try Self.check("--actual-fps", actualFps, of: actual[0])
  }

  /// Checks that a rate is that of a folder.
  ///
  /// - Throws: `ValidationError` for a file, which tells its own.
  static func check(_ option: String, _ rate: Double?, of path: String) throws(ValidationError) {
    guard rate != nil, Standing(at: path) == .file else { return }
    throw ValidationError(
      "\(option) is for a folder of pictures; \(path) tells its own times. Leave it out.")
  }

  /// The scene beside which a recording is set; nothing where films are compared.
  var words: [String] { against == nil ? [] : [reference] + actual }
  var writesData: Bool { reports.json || places.contains("-") }

  func run(over scenes: [Scene], _ interruption: Interruption) async throws {
    if let against {
      return try await compare(against, with: scenes, interruption)
    }
    var comparison = FilmFileComparison(reference, actual[0])
    comparison.reference.rate = referenceFps ?? Films.standardRate
    comparison.actual.rate = actualFps ?? Films.standardRate
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
