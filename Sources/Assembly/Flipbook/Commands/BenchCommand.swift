import ArgumentParser
import Filming
import Foundation
import Staging
import Streams

struct BenchCommand: SceneCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Show where the time of a scene goes.",
    discussion: """
      Renders the scene's PNG frames several times on one thread, in the folder for temporary files, \
      where nothing stays. Of each pass the median of the plays is shown, and how often something was \
      done in it. Of the frame in the middle the three views and drawing commands are named that cost \
      most to draw by themselves. Passes: \(FilmPass.allCases.map(\.name).joined(separator: ", ")).
      """)

  @Argument(
    help: "The name of the scene; or Swift files, or a folder of them.",
    completion: .scenes)
  var scene: [String]

  @OptionGroup var film: FilmOptions
  @OptionGroup var scale: ScaleOption
  @OptionGroup var screen: ScreenOptions
  @OptionGroup var overlay: StillOverlayOptions

  @Option(help: "How often the scene is played.")
  var plays = 5

  @Flag(help: "Write JSON.")
  var json = false

  @OptionGroup var sources: SourceOptions
  @OptionGroup var walls: SandboxOption

  var words: [String] { scene }
  var writesData: Bool { json }
  var isWalled: Bool { walls.sandbox }

  func validate() throws {
    guard (1...Self.mostPlays).contains(plays) else {
      throw ValidationError("--plays \(plays) is not between 1 and \(Self.mostPlays).")
    }
    try overlay.frame.checkLegend(isXray: false)
  }

  func run(over scenes: [Scene], _ interruption: Interruption) async throws {
    let scene = try screen.applied(
      to: SceneSelection(scenes: scenes, chosen: sources.scene).scene(among: scene))
    let benchmark = FilmBenchmark(
      scene: scene, timing: film.timing, scale: scale.scale ?? Double(scene.screen.scale),
      overlay: overlay.overlay(of: scene, on: screen))
    var turns = Turns<FilmBenchmark.Play>(of: self, among: [scene], interruption)
    // The last one looks for what is dearest in a frame.
    for play in try turns.mine(of: Array(0...plays), scene: { _ in scene.name })
    where play < plays {
      turns.results.append(try await benchmark.play())
    }
    guard try turns.end() else { return }
    let report = try await benchmark.report(of: turns.results)
    if json {
      try StandardOutput.write(json: report)
    } else {
      try StandardOutput.write(report.table)
    }
  }

  private static let mostPlays = 1000
}
