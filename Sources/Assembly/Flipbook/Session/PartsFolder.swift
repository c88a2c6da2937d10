import Files

/// Where several programs leave what they found, for the one that tells of all.
final class PartsFolder {
  let draft: DraftFolder
  /// The files, in the order of the programs.
  private(set) var paths: [String] = []
  private let option: String

  /// Makes the folder.
  ///
  /// - Parameter option: after which a program is given its file.
  /// - Throws: `FileError`.
  init(_ option: String) throws(FileError) {
    draft = try DraftFolder.temporary()
    self.option = option
  }

  /// Returns the option for the next program.
  func next() -> [String] {
    paths.append("\(draft.whole)/\(paths.count)")
    return [option, paths[paths.count - 1]]
  }
}
