/// What the command is made of that accepts scenes as they are now.
package struct RecordLine: Hashable, Sendable, Codable {
  /// How the program was called.
  package let program: String
  /// The command and its options.
  package let arguments: [String]
  /// The Swift files that the scenes stand in; `nil` for scenes of the program.
  package let files: [String]?

  /// Makes the parts of a command line, which are put together where it is shown.
  package init(program: String, arguments: [String], files: [String]?) {
    (self.program, self.arguments, self.files) = (program, arguments, files)
  }
}
