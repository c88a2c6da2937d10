import ArgumentParser
import Filming
import Foundation
import Staging
import Streams

struct BenchCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Show where the time of a scene goes.",
    discussion: """
      Plays the scene several times and makes its PNG frames on one thread, in the folder for \
      temporary files, where nothing stays. Of each pass the median of the plays is shown. Passes: \
      simulate (fingers, view animations, physics and your own code), lay out, snapshot, rasterize, \
      encode, write.
      """)

  @Argument(help: "The name of the scene.")
  var scene: String

  @OptionGroup var film: FilmOptions
  @OptionGroup var scale: ScaleOption

  @Option(help: "How often the scene is played.")
  var plays = 5

  @Flag(help: "Write JSON.")
  var json = false

  func validate() throws {
    guard (1...Self.mostPlays).contains(plays) else {
      throw ValidationError("--plays \(plays) is not between 1 and \(Self.mostPlays).")
    }
  }

  func run(over scenes: [Scene], _ interruption: Interruption) async throws {
    let scene = try SceneSelection(scenes: scenes).scene(named: scene)
    let benchmark = FilmBenchmark(
      scene: scene, timing: film.timing, scale: scale.scale ?? Double(scene.screen.scale))
    let report = try benchmark.report(of: (0..<plays).map { _ in try benchmark.play() })
    if json {
      try StandardOutput.write(json: report)
    } else {
      try StandardOutput.write(report.table)
    }
  }

  private static let mostPlays = 1000
}
