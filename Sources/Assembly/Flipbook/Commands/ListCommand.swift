import ArgumentParser
import Foundation
import Staging
import Streams

struct ListCommand: SceneCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Show the scenes with a sentence each.")

  @Argument(help: "Swift files, or a folder of them; the program's own scenes by default.")
  var files: [String] = []

  @OptionGroup var sources: SourceOptions
  @OptionGroup var walls: SandboxOption

  @Flag(help: "Write JSON.")
  var json = false

  var words: [String] { files }
  var writesData: Bool { json }
  var isWalled: Bool { walls.sandbox }

  func run(over scenes: [Scene], _ interruption: Interruption) async throws {
    guard SourceRunEnvironment.ofThisProcess != nil || files.isEmpty else {
      throw ValidationError(
        "“\(files[0])” is no Swift file; give some, or nothing for the program's own scenes.")
    }
    guard !json else {
      try StandardOutput.write(json: scenes.map(Entry.init))
      return
    }
    let width = scenes.map(\.name.count).max() ?? 0
    for scene in scenes {
      let padding = String(repeating: " ", count: width - scene.name.count)
      try StandardOutput.write("\(scene.name)\(padding)  \(scene.sentence)\n")
    }
  }

  /// A scene in the JSON output.
  private struct Entry: Encodable {
    let name: String
    let sentence: String
    /// The size of the screen.
    ///
    /// *Units*: points.
    let width: Double
    let height: Double
    /// The scale of the screen.
    ///
    /// *Units*: pixels a point.
    let scale: Double
    /// The longest time that the scene may run.
    ///
    /// *Units*: seconds.
    let limit: Double
    /// `light` or `dark`.
    let appearance: String
    /// Where its film begins, and the pixels a point that it has, where the scene says so.
    let filmFrom: Double?
    let filmScale: Double?

    init(_ scene: Scene) {
      name = scene.name
      sentence = scene.sentence
      width = Double(scene.screen.size.width)
      height = Double(scene.screen.size.height)
      scale = Double(scene.screen.scale)
      limit = scene.limit
      appearance = scene.appearance.rawValue
      (filmFrom, filmScale) = (scene.film.from, scene.film.scale)
    }
  }
}
