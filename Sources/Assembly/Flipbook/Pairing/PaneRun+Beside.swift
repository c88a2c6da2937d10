import ArgumentParser
import Compiling
import Foundation

extension PaneRun {
  /// Reads a command that sets one scene beside another; `nil` for any other one.
  ///
  /// - Parameters:
  ///   - command: the command.
  ///   - words: the words of the command line without the program's name.
  ///   - scenes: the names of the program's own scenes.
  /// - Throws: `ValidationError` for a pair that cannot be made.
  init?(besideOf command: RenderCommand, _ words: [String], among scenes: [String]) throws {
    guard let other = command.beside else { return nil }
    guard command.vary == nil else {
      throw ValidationError("Give --beside or --vary, not both.")
    }
    let name = try Self.onlyScene(of: command, "--beside")
    let pair = try PairedWords(
      Self.wordsOfPane(words), of: name, beside: other, scenes: command.sources.scene,
      isSource: SourceFiles.isSource,
      isOwn: scenes.contains(other) && SourceFiles.isSource(name)
        && !Self.scenes(of: name).contains(other))
    try self.init(
      command, "--beside", [Pane(words: pair.own), Pane(words: pair.other)], isGrid: false)
  }

  /// Returns the names of the scenes of files; none where they cannot be read, which filming them tells.
  private static func scenes(of source: String) throws -> [String] {
    let outcome = try PageTool().run(
      ["list", source, "--json"], in: FileManager.default.currentDirectoryPath)
    guard outcome.code == 0 else { return [] }
    return try JSONDecoder().decode([NamedScene].self, from: Data(outcome.output.utf8)).map(\.name)
  }

  private struct NamedScene: Decodable { let name: String }
}
