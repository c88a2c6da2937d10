import ArgumentParser
import Drawing
import Foundation
import FrameOutput
import Rasterizer
import SVG
import Staging

struct StillCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "still",
    abstract: "Write single frames of a scene.",
    discussion: """
      Without -o a frame becomes output/<scene>-<time>.png. {time} in a path stands for the seconds, \
      as in frames/{time}.svg. A .txt says what is drawn, one command a line, and after # which of it \
      nobody sees.
      """)

  @Argument(help: "The name of the scene.")
  var scene: String

  @Option(
    help: ArgumentHelp("When, in seconds, as in 0.25,1.5.", valueName: "seconds"),
    transform: Moments.init(parsing:))
  var at: Moments

  @OptionGroup var outputs: OutputOption
  @OptionGroup var scale: ScaleOption
  @OptionGroup var png: StillCompressionOption
  @OptionGroup var physics: XrayOption
  @OptionGroup var messages: MessageOptions

  var console: Console { messages.console }

  func run(over scenes: [Scene], _ interruption: Interruption) async throws {
    let scene = try SceneSelection(scenes: scenes).scene(named: scene)
    var places = try outputs.places(among: [.png, .svg, .txt], scenes: 1)
    if places.isEmpty { places = [try OutputPlace("output/{scene}-{time}.png", among: [.png])] }
    for place in places where at.seconds.count > 1 && !place.mentions("time") {
      throw ValidationError(
        "\(place.inWords) cannot hold \(at.seconds.count) frames. Put {time} into the path, as in"
          + " frames/{time}.png.")
    }
    let stills = try Stills(of: scene, at: at.seconds, showsPhysics: physics.xray)
    for (seconds, picture) in zip(at.seconds, stills.pictures) {
      for place in places {
        let place = place.replacing("scene", with: scene.name)
          .replacing("time", with: "\(seconds)s")
        try write(picture, of: scene, at: place, interruption)
      }
    }
  }

  private func write(
    _ picture: DisplayList, of scene: Scene, at place: OutputPlace, _ interruption: Interruption
  ) throws {
    let data = try contents(of: picture, of: scene, as: place.format)
    guard let path = place.path else { return try StandardOutput.write(data) }
    try WholeFile.write(Array(data), to: path)
    interruption.noteFinished(path)
    if !messages.quiet { console.note(path) }
  }

  private func contents(
    of picture: DisplayList, of scene: Scene, as format: OutputFormat
  ) throws -> Data {
    let size = scene.screen.size
    let scale = scale.scale ?? Double(scene.screen.scale)
    if format == .txt { return Data(DrawingText(picture, size: size, scale: scale).text.utf8) }
    if format == .svg, picture.isSayableInSVG {
      return Data(try SVGDocument(picture, size: size).text.utf8)
    }
    let rasterizer = Rasterizer(size: size, scale: scale)
    let bytes = try PNGEncoder(png.compression).bytes(of: rasterizer.frame(of: picture))
    return format == .svg
      ? Data(SVGDocument(embedding: bytes, size: size).text.utf8) : Data(bytes)
  }
}
