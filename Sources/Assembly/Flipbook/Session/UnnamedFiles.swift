/// What a command is about that names nothing, where there are references of scenes in Swift files.
struct UnnamedFiles {
  /// The files, those of one program together.
  let groups: [[String]]
  /// What the command is given beside each of them.
  let options: [String]
  /// The names of the program's own scenes that it is about, too.
  let own: [String]
  /// The scenes whose files are gone.
  let lost: [String]
  /// Why some references cannot be read, a sentence each.
  let faults: [String]
}
