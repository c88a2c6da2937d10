import ArgumentParser
import FrameComparison
import References

/// The scenes whose references a command uses.
struct ReferenceOptions: ParsableArguments {
  @Argument(
    help: """
      The names of scenes, every one by default, or of single references (flick,dark,iphone-se); or Swift \
      files, or a folder of them.
      """,
    completion: .scenes)
  var scenes: [String] = []

  @OptionGroup var place: ReferencePlace
}

/// How much pictures may differ.
struct ToleranceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How far a pixel may be off, from 0 to 1, the distance from black to white.",
      discussion: "0 allows nothing. With more, edges that are smoothed in another way pass too."))
  var tolerance: Double = 0

  @Option(help: "The share of the pixels of a frame that may differ, from 0 to 1.")
  var maxDiff: Double?

  @Option(
    help: ArgumentHelp(
      "The share of the pixels of the worst window that may differ, from 0 to 1.",
      discussion: "Scattered specks pass, a dense defect does not, however small."))
  var maxWindow: Double?

  @Option(name: .customLong("window"), help: "The side of that window, in pixels; 32 by default.")
  var givenWindow: Int?
  var window: Int { givenWindow ?? 32 }

  func validate() throws {
    for (name, value) in [
      ("tolerance", tolerance), ("max-diff", maxDiff ?? 0), ("max-window", maxWindow ?? 0),
    ] where !(0...1).contains(value) {
      throw ValidationError("--\(name) \(value) is not between 0 and 1.")
    }
    guard (1...Self.largestWindow).contains(window) else {
      throw ValidationError("--window \(window) is not between 1 and \(Self.largestWindow) pixels.")
    }
    if givenWindow != nil, maxWindow == nil {
      throw ValidationError("--window is the side of the window of --max-window; give that, too.")
    }
  }

  /// Returns a comparer with these tolerances.
  func comparer(jobs: Int) -> FilmComparer {
    FilmComparer(
      comparer: FrameComparer(tolerance: tolerance, windowSide: window),
      limits: PixelLimits(ofThePicture: maxDiff, ofTheWorstWindow: maxWindow), jobs: jobs)
  }

  /// The option that was typed, of several the first; `nil` for none.
  var givenOption: String? {
    [
      ("--tolerance", tolerance != 0), ("--max-diff", maxDiff != nil),
      ("--max-window", maxWindow != nil),
    ].first { $0.1 }?.0
  }

  /// Whether pictures that differ a little pass.
  var isLenient: Bool { tolerance > 0 || maxDiff != nil || maxWindow != nil }

  private static let largestWindow = 4096
}

extension ComparedLayers: ExpressibleByArgument {}
extension KeyFrames: ExpressibleByArgument {}
