import ArgumentParser
import Drawing
import Files
import FilmFiles
import Filming
import Foundation
import Rasterizer
import SVG
import Staging
import Streams

struct StillCommand: SceneCommand {
  static let configuration = CommandConfiguration(
    commandName: "still",
    abstract: "Write single frames of a scene.",
    discussion: """
      Without -o a frame becomes output/<scene>-<time>.png. {time} in a path stands for the seconds, \
      as in frames/{time}.svg. A .txt says what is drawn, one command a line, and after # which of it \
      nobody sees.
      """)

  @Argument(
    help: "The name of the scene; or Swift files, or a folder of them.",
    completion: .scenes)
  var scene: [String]

  @Option(
    help: ArgumentHelp("When, in seconds, as in 0.25,1.5.", valueName: "seconds"),
    transform: Moments.init(parsing:))
  var at: Moments

  @OptionGroup var outputs: OutputOption
  @OptionGroup var scale: ScaleOption
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
    ["output/{scene}\(appearance.suffix)-{time}.png"]
  }

  var console: Console { messages.console }

  func run(over scenes: [Scene], _ interruption: Interruption) async throws {
    let scene = try screen.applied(
      to: SceneSelection(scenes: scenes, chosen: sources.scene).scene(among: scene))
    var places = try outputs.places(StillFormat.self, scenes: 1)
    if places.isEmpty {
      places = try usualPlaces.map { try OutputPlace($0) }
    }
    if png.given != nil, !places.contains(where: { $0.format == .png }) {
      throw ValidationError(
        "--compression is for a PNG; leave it out, or give one, as in -o a.png.")
    }
    for place in places where at.seconds.count > 1 && !place.mentions("time") {
      throw ValidationError(
        "\(place.inWords) cannot hold \(at.seconds.count) frames. Put {time} into the path, as in"
          + " frames/{time}.png.")
    }
    var turns = Turns<String>(of: self, among: [scene], interruption)
    let plays = try appearance.shown(of: scene, at: places)
    let command = try filming(scene)
    try checkOverlay(of: [scene])
    for (shown, places) in try turns.mine(of: plays, scene: \.scene.name) {
      idleOptions(for: shown).forEach(console.note)
      let stills = try await Stills(
        of: shown, at: at.seconds, showsPhysics: command.physics.xray,
        overlay: command.overlay.overlay(of: shown, on: screen, isXray: command.physics.xray))
      if let ending = stills.ending { console.note("\(shown.name): \(ending).") }
      for (seconds, picture) in zip(at.seconds, stills.pictures) {
        for place in places {
          try command.write(
            picture, of: shown, at: place.replacing("time", with: "\(seconds)s"), interruption)
        }
      }
    }
    _ = try turns.end()
  }

  private func write(
    _ picture: DisplayList, of scene: Scene, at place: OutputPlace<StillFormat>,
    _ interruption: Interruption
  ) throws {
    let data = try contents(of: picture, of: scene, as: place.format)
    guard let path = place.path else { return try StandardOutput.write(data) }
    try WholeFile.write(Array(data), to: path)
    interruption.noteFinished(path)
    if !messages.quiet { console.note(path) }
  }

  private func contents(
    of picture: DisplayList, of scene: Scene, as format: StillFormat
  ) throws -> Data {
    let overlay = overlay.overlay(of: scene, on: screen, isXray: physics.xray)
    let size = overlay.size(on: scene.screen.size)
    let scale = scale.scale ?? Double(scene.screen.scale)
    func png() throws -> [UInt8] {
      let rasterizer = Rasterizer(
        size: size, scale: scale, background: overlay.hasClearCorners ? nil : .white)
      let series = PNGSeries(hasAlpha: overlay.hasClearCorners, scale: scale)
      return try PNGEncoder(self.png.compression, series).bytes(of: rasterizer.frame(of: picture))
    }
    switch format {
    case .png: return Data(try png())
    case .svg:
      let document =
        picture.isSayableInSVG
        ? try SVGDocument(picture, size: size) : SVGDocument(embedding: try png(), size: size)
      return Data(document.text.utf8)
    case .txt: return Data(DrawingText(picture, size: size, scale: scale).text.utf8)
    }
  }
}

/// The formats of a single frame.
enum StillFormat: String, PlaceFormat {
  case png, svg, txt

  var ending: String? { rawValue }

  static var ofStandardOutput: StillFormat { .png }
}
