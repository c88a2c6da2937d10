import ArgumentParser
import Files
import FilmFiles
import Filming
import Foundation
import References
import Staging
import Streams

/// Plays the scenes of one side of a change for `proof`, which starts it.
struct ProofSideCommand: SceneCommand {
  static let configuration = CommandConfiguration(
    commandName: "proof-side",
    abstract: "Play one side of a change for `proof`, which compares both.",
    shouldDisplay: false)

  @Argument var scenes: [String] = []

  /// The folder for what is made.
  @Option var into: String

  /// Whether an animated SVG is made of each scene, too.
  @Flag var svg = false

  @OptionGroup var options: ProofOptions
  @OptionGroup var messages: MessageOptions

  var words: [String] { scenes }
  var sources: SourceOptions { options.sources }
  var isWalled: Bool { options.walls.sandbox }
  var places: [String] { take.places }
  var playsSeveral: Bool { true }
  var console: Console { messages.console }

  private var take: ProofTake { ProofTake(folder: into) }

  /// What a process does with a scene.
  private struct Play {
    let scene: Scene
    let entry: ProofTake.Scene
    let isDrawing: Bool
  }

  func run(over gallery: [Scene], _ interruption: Interruption) async throws {
    let names = SourceRunEnvironment.ofThisProcess == nil ? scenes : sources.scene
    // A scene that only the other side has is no mistake: `proof` has seen both.
    let chosen = gallery.filter { names.isEmpty || names.contains($0.name) }
    let shown = chosen.flatMap { scene in appearances(of: scene) }
    let plays = shown.flatMap { scene, entry in
      (svg ? [false, true] : [false]).map { Play(scene: scene, entry: entry, isDrawing: $0) }
    }
    var turns = Turns<String>(of: self, among: chosen, interruption)
    for play in try turns.mine(of: plays, scene: \.scene.name) {
      do {
        try await make(play, interruption)
      } catch let error as FilmError where play.isDrawing && error.isRefusal {
        // The film of pixels stands for it.
        console.detail("\(error)")
      } catch {
        try turns.take(error, of: play.scene, console)
      }
    }
    guard try turns.end() else { return }
    let failed = turns.failed.names
    try take.write(
      shown.map { _, entry in
        var entry = entry
        entry.hasFailed = failed.contains(entry.name)
        return entry
      })
    try turns.failed.check()
  }

  private func appearances(of scene: Scene) -> [(Scene, ProofTake.Scene)] {
    let scene = options.screen.applied(to: scene)
    let asked: [Scene.Appearance?] =
      switch options.appearance {
      case nil: [nil]
      case .light: [.light]
      case .dark: [.dark]
      case .both: [.light, .dark]
      }
    return asked.map { appearance in
      (
        appearance.map(scene.appearing) ?? scene,
        ProofTake.Scene(
          name: scene.name, sentence: scene.sentence, appearance: appearance?.rawValue,
          width: Double(scene.screen.size.width), height: Double(scene.screen.size.height))
      )
    }
  }

  @MainActor
  private func make(_ play: Play, _ interruption: Interruption) async throws {
    let (scene, appearance) = (play.scene, play.entry.appearance)
    let overlay = FilmOverlay(
      showsHands: scene.hasHands, showsCaptions: !scene.captions.isEmpty)
    guard play.isDrawing else {
      var recorder = SceneRecorder(scene)
      recorder.jobs = options.jobs.jobs
      return try await recorder.keep(
        in: take.records(appearance), filming: take.film(of: scene.name, appearance),
        framesPerSecond: BesideFilm.rate, overlay: overlay)
    }
    let medium = MotionMedium(
      path: take.film(of: scene.name, appearance, "svg"), format: .svg, scale: 1, plays: nil,
      ground: .white, overlay: overlay)
    _ = try await MotionRenderer(
      scene: scene, timing: FilmTiming(), ends: FilmEnds(), showsPhysics: false,
      appearances: [scene.appearance], listener: RenderTeller(console, interruption)
    ).render([medium])
  }
}
