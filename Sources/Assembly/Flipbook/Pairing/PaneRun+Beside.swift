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
    let own = Self.wordsOfPane(words)
    let isInFile = SourceFiles.isSource(name) && !SourceFiles.isSource(other)
    // The same files and another scene in them, or something else in their place.
    let others =
      isInFile
      ? Self.without(["--scene"], flags: [], own) + ["--scene", other]
      : own.map { $0 == name ? other : $0 }
    try self.init(
      command, "--beside", [Pane(words: own), Pane(words: others)], isGrid: false)
  }
}
