import ArgumentParser
import Files
import FilmFiles
import Filming
import Foundation
import Staging
import Streams
import Wording

struct PlayCommand: SceneCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Play a scene live, with the pointer as a finger, on a page of this machine.",
    discussion: """
      The page shows what was done as Swift, saves it and films it. The scene's own fingers and keys \
      are left out. End it with Ctrl-C. The address is written to the standard output; nobody can \
      guess it.
      """)

  @Argument(
    help: "The name of the scene; or Swift files, or a folder of them.",
    completion: .scenes)
  var scene: [String]

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "Where Film writes to; may be given several times. output/{scene}-played.gif by default.",
      discussion: "The extension decides the format, a trailing / is a folder.",
      valueName: "path"))
  var output: [String] = []

  @Option(
    help: ArgumentHelp(
      "Where Save writes the fingers to; output/{scene}-fingers.swift by default.",
      valueName: "file"), completion: .file(extensions: ["swift"]))
  var script: String?

  @Option(help: "The port of the page; 0 for any that is free.")
  var port: UInt16 = 0

  @Option(
    help: ArgumentHelp("End after so many seconds of real time.", valueName: "seconds"))
  var duration: Double?

  /// Whether a browser opens the page; only where there is a display.
  @Flag(inversion: .prefixedNo, help: "Open the page in a browser where there is a display.")
  var open = true

  @OptionGroup var scale: ScaleOption
  @OptionGroup var physics: XrayOption
  @OptionGroup var screen: ScreenOptions
  @OptionGroup var shown: OneAppearanceOption
  @OptionGroup var sources: SourceOptions
  @OptionGroup var messages: MessageOptions

  var words: [String] { scene }
  var console: Console { messages.console }

  func validate() throws {
    if let duration, !(duration > 0 && duration <= Self.longestDuration) {
      throw ValidationError(
        "--duration \(Words.exact(duration)) is not between 0 and"
          + " \(Words.exact(Self.longestDuration)) seconds.")
    }
    if let script, !script.hasSuffix(".swift") {
      throw ValidationError("--script \(script) is no Swift file; give one, as in fingers.swift.")
    }
    for place in try output.map({ try OutputPlace<FilmFormat>($0) }) where place.path == nil {
      throw ValidationError("-o - is no place for films of a page; give a file or a folder.")
    }
  }

  func run(over scenes: [Scene], _ interruption: Interruption) async throws {
    let scene = try shown.applied(
      to: screen.applied(
        to: SceneSelection(scenes: scenes, chosen: sources.scene).scene(among: scene)))
    let shown = PlayScreen(scene, scale: scale.scale ?? Double(scene.screen.scale))
    let desk = try PlayDesk(page: PlayPage.text(of: scene), screen: shown)
    let server = try PageServer(port: port, partner: desk.partner, answer: desk.answer)
    server.start()
    let address = "http://127.0.0.1:\(server.port)\(desk.path)"
    // Before anything that the scene's own code writes.
    try StandardOutput.write(address + "\n")
    let loop = try PlayLoop(
      scene, showsPhysics: physics.given ?? scene.film.xray, at: desk,
      PlayTakings(
        name: scene.name, films: output, script: script?.replacing("{scene}", with: scene.name),
        scale: scale.scale, interruption: interruption), console)
    // Gone when this is: a browser has followed it by then.
    let draft = open ? try DraftFolder.temporary() : nil
    defer { draft?.cancel() }
    if let draft { try BrowserWindow.open(address, with: draft.whole) }
    guard try await loop.play(for: duration) else { throw ExitCode(2) }
  }

  /// *Units*: seconds.
  private static let longestDuration: Double = 86_400
}
