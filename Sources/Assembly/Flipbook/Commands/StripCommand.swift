import ArgumentParser
import Files
import FilmFiles
import Filming
import Foundation
import Pixels
import Rasterizer
import Staging
import Streams
import Wording

struct StripCommand: SceneCommand {
  static let configuration = CommandConfiguration(
    commandName: "strip",
    abstract: "Lay a scene out in one labelled picture.",
    discussion: "Without -o it becomes output/<scene>-strip.png.")

  @Argument(
    help: "The name of the scene; or Swift files, or a folder of them.",
    completion: .scenes)
  var scene: [String]

  @Option(help: "How many frames, evenly spaced over the scene; \(usualCount) by default.")
  var count: Int?

  @Option(
    help: ArgumentHelp("Which frames instead, in seconds, as in 0.25,1.5.", valueName: "seconds"),
    transform: Moments.init(parsing:))
  var at: Moments?

  @Flag(help: "Lay the frames over one another, earlier ones fainter.")
  var onion = false

  @OptionGroup var outputs: OutputOption
  @Option(help: "Pixels a point.")
  var scale = 1.0
  @OptionGroup var png: StillCompressionOption
  @OptionGroup var physics: XrayOption
  @OptionGroup var screen: ScreenOptions
  @OptionGroup var overlay: StillOverlayOptions
  @OptionGroup var sources: SourceOptions
  @OptionGroup var walls: SandboxOption
  @OptionGroup var appearance: AppearanceOption
  @OptionGroup var messages: MessageOptions

  var words: [String] { scene }
  var isWalled: Bool { walls.sandbox }
  var places: [String] { outputs.output.isEmpty ? usualPlaces : outputs.output }

  /// The place that it writes to where the command names none.
  private var usualPlaces: [String] {
    ["output/{scene}\(appearance.suffix)-strip.png"]
  }

  var console: Console { messages.console }

  func validate() throws {
    if onion, overlay.frame.follow != nil {
      throw ValidationError(
        "--onion lays the frames over one another, which shows no way where --follow moves with the view; leave"
          + " one out.")
    }
    if count != nil, at != nil { throw ValidationError("Give --count or --at, not both.") }
    if let count, !(1...Self.mostFrames).contains(count) {
      throw ValidationError("--count \(count) is not between 1 and \(Self.mostFrames).")
    }
    guard FilmMedium.scales.contains(scale) else { throw ScaleOption.refusal(of: scale) }
  }

  func run(over scenes: [Scene], _ interruption: Interruption) async throws {
    let scene = try screen.applied(
      to: SceneSelection(scenes: scenes, chosen: sources.scene).scene(among: scene))
    var places = try outputs.places(StripFormat.self, scenes: 1)
    if places.isEmpty {
      places = try usualPlaces.map { try OutputPlace($0) }
    }
    var turns = Turns<String>(of: self, among: [scene], interruption)
    let plays = try appearance.shown(of: scene, at: places)
    try checkOverlay(of: [scene])
    for (shown, places) in try turns.mine(of: plays, scene: \.scene.name) {
      idleOptions(for: shown).forEach(console.note)
      let command = try filming(shown)
      let stills = try await command.stills(of: shown)
      let picture = try command.picture(of: stills, shown)
      let series = PNGSeries(hasAlpha: false, scale: scale)
      let bytes = try PNGEncoder(png.compression, series).bytes(of: picture)
      let report = await command.told(stills)
      for place in places {
        guard let path = place.path else {
          try StandardOutput.write(Data(bytes))
          continue
        }
        try WholeFile.write(bytes, to: path)
        interruption.noteFinished(path)
        console.note("\(path): \(report)")
      }
    }
    _ = try turns.end()
  }

  /// Says how many pictures a strip has, how its scene ended, and why there are not as many as asked
  /// for.
  @MainActor
  private func told(_ stills: Stills) -> String {
    let frames = Words.count(stills.pictures.count, "frame")
    if let ending = stills.ending { return "\(frames); \(ending)." }
    let isShort = at == nil && stills.pictures.count < count ?? Self.usualCount
    return isShort ? "\(frames). The scene shows no more that differ." : "\(frames)."
  }

  @MainActor
  private func stills(of scene: Scene) async throws -> Stills {
    let overlay = overlay.overlay(of: scene, on: screen, isXray: physics.xray)
    guard let moments = at?.seconds else {
      return try await Stills(
        of: scene, evenlySpread: count ?? Self.usualCount, showsPhysics: physics.xray,
        overlay: overlay)
    }
    return try await Stills(
      of: scene, at: moments, showsPhysics: physics.xray, overlay: overlay)
  }

  @MainActor
  private func picture(of stills: Stills, _ scene: Scene) throws -> Frame {
    let overlay = overlay.overlay(of: scene, on: screen, isXray: physics.xray)
    let rasterizer = Rasterizer(
      size: overlay.size(on: scene.screen.size), scale: scale,
      background: overlay.hasClearCorners ? nil : .white)
    let shots = try stills.pictures.indices.map { place in
      Filmstrip.Shot(
        try rasterizer.frame(of: stills.pictures[place]), seconds: stills.seconds[place],
        caption: stills.captions[place])
    }
    var strip = Filmstrip()
    strip.widestShot = Rasterizer.longestSide
    strip.isDark = scene.appearance == .dark
    return try onion ? strip.onion(of: shots) : strip.picture(of: shots)
  }

  private static let usualCount = 8
  private static let mostFrames = 500
}

/// The formats of a filmstrip.
enum StripFormat: String, PlaceFormat {
  case png

  var ending: String? { rawValue }

  static var ofStandardOutput: StripFormat { .png }
}
