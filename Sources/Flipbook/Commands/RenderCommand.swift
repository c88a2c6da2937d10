import ArgumentParser
import Foundation
import FrameOutput
import Staging

struct RenderCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Run scenes and write films.",
    discussion: """
      Without -o a scene becomes output/<scene>/frame-00000.png … and output/<scene>.gif. One line \
      a scene says what was written.
      """)

  @Argument(help: "The names of scenes.")
  var scenes: [String] = []

  @Flag(help: "Render every scene.")
  var all = false

  @OptionGroup var outputs: OutputOption
  @OptionGroup var film: FilmOptions
  @OptionGroup var scale: ScaleOption
  @OptionGroup var play: PlayOptions
  @OptionGroup var jobs: JobsOption
  @OptionGroup var physics: XrayOption
  @OptionGroup var messages: MessageOptions

  @Flag(name: .shortAndLong, help: "Say more of what was written.")
  var verbose = false

  @Flag(help: "Write what was done as JSON.")
  var json = false

  var console: Console {
    var console = messages.console
    console.isVerbose = verbose
    return console
  }

  func validate() throws {
    if messages.quiet && verbose { throw ValidationError("Give --quiet or --verbose, not both.") }
  }

  func run(over gallery: [Scene], _ interruption: Interruption) async throws {
    let selected = try SceneSelection(scenes: gallery).scenes(named: scenes, all: all)
    let places = try outputs.places(among: [.gif, .folder], scenes: selected.count)
    try checkRate(of: places)
    var summaries: [FilmSummary] = []
    var failed: [String] = []
    for scene in selected {
      let media = try media(of: scene, at: places)
      let renderer = FilmRenderer(
        scene: scene, timing: film.timing, hold: play.hold, jobs: jobs.jobs,
        showsPhysics: physics.xray, console: console, interruption: interruption)
      do {
        let summary = try await renderer.render(media)
        summaries.append(summary)
        if !json { try tell(summary, media) }
      } catch let error as StagingError {
        // Another scene may still be well; a full disk would not be.
        console.report("\(error)")
        failed.append(scene.name)
      }
    }
    if json { try StandardOutput.write(json: summaries) }
    if !failed.isEmpty { throw CommandError.someScenesFailed(failed, of: selected.count) }
  }

  private func tell(_ summary: FilmSummary, _ media: [FilmMedium]) throws {
    guard !messages.quiet else { return }
    let isFilmOnOutput = media.contains { $0.place.path == nil }
    if isFilmOnOutput {
      console.note(summary.line)
    } else {
      try StandardOutput.write(summary.line + "\n")
    }
    for medium in summary.media { console.detail("  \(medium.line)") }
  }

  private func checkRate(of places: [OutputPlace]) throws {
    if let fps = film.fps, Double(fps) > GIFSettings.highestRate,
      places.contains(where: { $0.format == .gif })
    {
      throw ValidationError(
        "A GIF cannot show \(fps) frames a second, since browsers slow it down; give --fps up to"
          + " \(Int(GIFSettings.highestRate)).")
    }
  }

  /// What `scene` becomes, where nothing was asked for: a folder of frames and a GIF.
  private func media(of scene: Scene, at places: [OutputPlace]) throws -> [FilmMedium] {
    let standard = ["output/{scene}/", "output/{scene}.gif"]
    let places =
      places.isEmpty
      ? try standard.map { try OutputPlace($0, among: [.gif, .folder]) } : places
    return places.map { medium(of: scene, at: $0.replacing("scene", with: scene.name)) }
  }

  private func medium(of scene: Scene, at place: OutputPlace) -> FilmMedium {
    let rate = film.timing.rate
    // Every frame of a slow film, else as many as come nearest to GIF's 30 a second from below.
    let isSlow = film.fps != nil && Double(rate) <= GIFSettings.highestRate
    let isGIF = place.format == .gif
    let stride = isGIF && !isSlow ? (rate + Self.gifRate - 1) / Self.gifRate : 1
    return FilmMedium(
      place: place, scale: scale.scale ?? (isGIF ? 1 : Double(scene.screen.scale)), stride: stride,
      rate: 1 / (film.timing.frameDuration * Double(stride)),
      plays: play.loop == 0 ? nil : play.loop)
  }

  /// Units: frames a second.
  private static let gifRate = 30
}
