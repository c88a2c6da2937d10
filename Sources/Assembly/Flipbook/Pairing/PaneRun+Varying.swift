import ArgumentParser
import Filming
import Foundation
import Wording

extension PaneRun {
  /// Reads a command that shows a scene with several values of a parameter; `nil` for any other one.
  ///
  /// The scene is played once to find the parameters that it has.
  ///
  /// - Parameters:
  ///   - command: the command.
  ///   - words: the words of the command line without the program's name.
  /// - Throws: `ValidationError` for what cannot be made of it, `PageFailure` where the scene cannot be played
  ///   or has no such parameter, `FileError`.
  init?(varying command: RenderCommand, _ words: [String]) throws {
    guard let vary = command.vary else { return nil }
    _ = try Self.onlyScene(of: command, "--vary")
    _ = try Self.places(of: command, "--vary")
    let own = Self.wordsOfPane(words)
    let outcome = try PageTool().run(
      own + ["--parameters", "--quiet"], in: FileManager.default.currentDirectoryPath)
    guard outcome.code == 0 else { throw PageFailure(outcome) }
    let scenes = try JSONDecoder().decode(
      [SceneParameters].self, from: Data(outcome.output.utf8))
    guard let scene = scenes.first else { throw PageFailure("Nothing is said of the scene.") }
    let parameter: UsedParameter
    do throws(VariedParameterError) {
      parameter = try vary.found(among: scene.parameters, of: scene.scene)
    } catch {
      throw PageFailure(error.sentence)
    }
    if parameter.values.count > 1 {
      command.console.note(
        "\(parameter.name) is \(Words.list(parameter.values.map(Words.exact), most: 8)) in “\(scene.scene)”;"
          + " each film has one value for all.")
    }
    let values = vary.values.map(Words.exact)
    try self.init(
      command, "--vary",
      values.map { value in
        Pane(
          words: own + ["--varied", "\(parameter.name)=\(value)"],
          title: "\(vary.title) \(value)")
      },
      isGrid: true,
      title: "\(scene.scene): \(vary.title) \(Words.list(values, most: values.count))")
  }
}
