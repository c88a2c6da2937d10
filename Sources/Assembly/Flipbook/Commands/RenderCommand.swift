import ArgumentParser
import FilmFiles
import Filming
import Foundation
import Staging
import Streams

struct RenderCommand: SceneCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Run scenes and write films.",
    discussion: """
      Without -o a scene becomes output/<scene>/frame-00000.png … and output/<scene>.gif. One line \
      a scene says what was written.
      """)

  @Argument(
    help: "The names of scenes; or Swift files, or a folder of them.",
    completion: .scenes)
  var scenes: [String] = []

  @Flag(help: "Render every scene.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "Set this scene beside the other one in one film; it may be a Swift file, or another scene of the"
        + " file that is named. --scene is that of both files, or is given once for each.",
      valueName: "scene"), completion: .scenes)
  var beside: String?

  @Option(
    help: ArgumentHelp(
      "Make one film of the scene with several values of a parameter, as in damping=0.2,0.5,1.",
      discussion: """
        The parameters are those of behaviours, and of the animations of blocks: damping, or \
        UISnapBehavior.damping where the scene has several of a name. A name that the scene does not have \
        is answered with those that it has, and with their values.
        """,
      valueName: "name=values"),
    transform: VariedParameter.init(parsing:))
  var vary: VariedParameter?

  /// Gives one parameter another value, for `--vary`.
  @Option(help: .hidden, transform: VariedParameter.init(parsing:)) var varied: VariedParameter?

  /// Films a part of the film that begins at that moment, for the stills of pages: what a lens shows there
  /// depends on all before it.
  @Option(help: .hidden) var partOf: Double?

  /// Lets the last frame stand longer by so many seconds, for films that stand beside longer ones.
  @Option(help: .hidden) var standing = 0.0

  /// Plays the scene, and lists the parameters that it has as JSON.
  @Flag(help: .hidden) var parameters = false

  /// The moment at which an SVG stands where no motion is wanted, for pages; the one in which most is seen
  /// otherwise.
  @Option(help: .hidden) var poster: Double?

  /// Plays the scene, and writes that moment as JSON.
  @Flag(help: .hidden) var stillMoment = false

  @OptionGroup var outputs: OutputOption
  @OptionGroup var film: FilmOptions
  @OptionGroup var scale: ScaleOption
  @OptionGroup var screen: ScreenOptions
  @OptionGroup var play: PlayOptions
  @OptionGroup var pace: PaceOptions
  @OptionGroup var png: FilmCompressionOption
  @OptionGroup var pictures: PictureOptions
  @OptionGroup var jobs: JobsOption
  @OptionGroup var shard: ShardOption
  @OptionGroup var physics: XrayOption
  @OptionGroup var overlay: OverlayOptions
  @OptionGroup var appearance: AppearanceOption

  @Flag(
    help: """
      Render also what is there already: whole, unchanged, and made by the same program, arguments \
      and fonts.
      """)
  var force = false

  /// Makes pages sooner and larger, for `watch`.
  @Flag(help: .hidden) var passing = false

  @OptionGroup var sources: SourceOptions
  @OptionGroup var walls: SandboxOption

  @Flag(help: "Play the scenes and say what would be written; write nothing.")
  var dryRun = false

  @OptionGroup var messages: MessageOptions

  @Flag(name: .shortAndLong, help: "Say more of what was written.")
  var verbose = false

  @Flag(help: "Write what was done as JSON.")
  var json = false

  var words: [String] { scenes }
  var isWalled: Bool { walls.sandbox }
  var places: [String] { outputs.output.isEmpty ? usualPlaces : outputs.output }

  var writesData: Bool { json || places.contains("-") }

  /// The place that it writes to where the command names none.
  private var usualPlaces: [String] {
    ["output/{scene}\(appearance.suffix)/", "output/{scene}\(appearance.suffix).gif"]
  }

  var playsSeveral: Bool { true }

  var console: Console {
    var console = messages.console
    console.isVerbose = verbose
    return console
  }

  func validate() throws {
    if messages.quiet && verbose { throw ValidationError("Give --quiet or --verbose, not both.") }
    if dryRun && json {
      throw ValidationError("--dry-run says in words what would be written; leave out --json.")
    }
  }

  func run(over gallery: [Scene], _ interruption: Interruption) async throws {
    var selected = try SceneSelection(scenes: gallery, chosen: sources.scene)
      .scenes(named: scenes, all: all)
    let outputs = try outputPlaces(scenes: selected.count)
    let places = outputs.compactMap(\.ofFilm)
    try checkRate(of: places)
    try checkPlays(of: outputs)
    try OpenFiles.makeRoom(films: places.count)
    if pictures.maxSize != nil, !places.contains(where: { $0.format.isOneFile }) {
      throw ValidationError(
        "--max-size is for films of pixels in one file; give one, as in -o film.gif.")
    }
    let shard = try shard.parsed()
    var sharesFrames = false
    if let shard {
      sharesFrames = !outputs.contains { $0.format.isOneFile }
      if !sharesFrames { selected = try scenes(of: shard, among: selected, outputs) }
    }
    if parameters { return try await tellParameters(of: selected, interruption) }
    try checkFormats(of: outputs)
    try checkOverlay(of: selected.map(screen.applied))
    if stillMoment { return try await tellStill(of: selected, outputs, interruption) }
    if dryRun { return try await rehearse(selected, outputs, console, interruption) }
    var turns = Turns<FilmSummary>(of: self, among: selected, interruption)
    let all = try selected.map(screen.applied).flatMap {
      try filming($0).takes(of: $0, at: outputs)
    }
    let isLong = pictures.maxSize != nil || all.contains { $0.isLong }
    for take in try turns.mine(of: all, isLong: isLong, scene: \.scene.name) {
      do {
        if scenes.count == 1 { idleOptions(for: take.scene).forEach(console.note) }
        let summary = try await filming(take.scene).make(
          take, shard: sharesFrames ? shard : nil, &turns, interruption)
        guard let summary else { continue }
        turns.results.append(summary)
        if !json { try tell(summary, isFilmOnOutput: take.isOnOutput) }
      } catch {
        try turns.take(error, of: take.scene, console)
      }
    }
    guard try turns.end() else { return }
    if json { try StandardOutput.write(json: turns.results) }
    try turns.failed.check()
  }

  /// How the film begins and ends.
  var ends: FilmEnds {
    FilmEnds(lead: play.lead, hold: play.hold + standing, bounces: play.bounce)
  }

  var timing: FilmTiming {
    var timing = film.timing
    timing.pace = pace.pace
    timing.wholeFrom = partOf
    return timing
  }

  private func tell(_ summary: FilmSummary, isFilmOnOutput: Bool) throws {
    guard !messages.quiet else { return }
    if isFilmOnOutput {
      console.note(summary.line)
    } else {
      try StandardOutput.write(summary.line + "\n")
    }
    for medium in summary.media {
      if let givenUp = medium.givenUp {
        console.note("\(medium.path): to be small enough, it has \(givenUp).")
      }
      console.detail("  \(medium.line)")
    }
  }

  func checkPlays(of places: [OutputPlace<RenderFormat>]) throws {
    let hasQuality = places.contains { $0.ofFilm?.format.traits.hasQuality == true }
    guard pictures.quality == nil || hasQuality else {
      throw ValidationError(
        "--quality says how much \(FilmFormat.listed(where: \.hasQuality)) keeps, and none of them is"
          + " made. Leave it out, or give one, as in -o film.webp.")
    }
    guard play.loop != 0, !places.contains(where: { $0.format.loops }) else { return }
    throw ValidationError(
      "--loop says how often \(RenderFormat.loopingFormats) plays, and none of them is"
        + " made. Leave it out, or give one, as in -o film.gif.")
  }

  func checkRate(of places: [OutputPlace<FilmFormat>]) throws {
    guard let fps = film.fps else { return }
    for traits in places.map(\.format.traits) {
      guard let highest = traits.highestRate, fps > highest else { continue }
      throw ValidationError(
        "\(traits.article.uppercased()) \(traits.name) cannot show \(fps) frames a second, since browsers slow it down; give --fps up to"
          + " \(highest).")
    }
  }

  /// Returns the places of the scenes' films; a folder of frames and a GIF when none were given.
  private func outputPlaces(scenes: Int) throws -> [OutputPlace<RenderFormat>] {
    let places = try outputs.places(RenderFormat.self, scenes: scenes)
    return places.isEmpty ? try usualPlaces.map { try OutputPlace($0) } : places
  }

  /// Returns the scenes that one of several runs renders when not every medium can be shared by
  /// frames.
  private func scenes(
    of shard: Shard, among scenes: [Scene], _ places: [OutputPlace<RenderFormat>]
  ) throws -> [Scene] {
    let whole = places.first { $0.format.isOneFile }
    if scenes.count == 1, shard.count > 1, let whole {
      throw ValidationError(
        "\(whole.replacing("scene", with: scenes[0].name).inWords) is one file, which"
          + " \(shard.count) runs cannot share. Render frames alone, as in -o 'output/{scene}/', or"
          + " several scenes, which are shared by scenes.")
    }
    let mine = shard.scenes(among: scenes)
    if mine.isEmpty {
      console.note("None of the \(scenes.count) scenes is left for the share \(shard.text).")
    }
    return mine
  }
}
