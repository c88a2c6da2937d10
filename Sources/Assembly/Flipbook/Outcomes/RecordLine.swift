/// The command that accepts scenes as they are now, to be typed into a shell.
struct RecordLine: Hashable, Codable {
  /// How the program was called.
  let program: String
  /// The command and its options.
  let arguments: [String]
  /// The Swift files that the scenes stand in; `nil` for scenes of the program.
  let files: [String]?

  /// Returns the command over some scenes; `nil` for none.
  func text(_ scenes: [String]) -> String? {
    scenes.isEmpty
      ? nil : ShellCommand(arguments, scenes: scenes, ofFiles: files).text(of: program)
  }
}
