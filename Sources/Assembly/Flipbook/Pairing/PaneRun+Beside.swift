import ArgumentParser
import Compiling

extension PaneRun {
  /// Reads a command that sets one scene beside another; `nil` for any other one.
  ///
  /// - Parameters:
  ///   - command: the command.
  ///   - words: the words of the command line without the program's name.
  /// - Throws: `ValidationError` for a pair that cannot be made.
  init?(besideOf command: RenderCommand, _ words: [String]) throws {
    guard let other = command.beside else { return nil }
    guard command.vary == nil else {
      throw ValidationError("Give --beside or --vary, not both.")
    }
    let name = try Self.onlyScene(of: command, "--beside")
    let pair = try PairedWords(
      Self.wordsOfPane(words), of: name, beside: other, scenes: command.sources.scene,
      isSource: SourceFiles.isSource)
    try self.init(
      command, "--beside", [Pane(words: pair.own), Pane(words: pair.other)], isGrid: false)
  }
}
