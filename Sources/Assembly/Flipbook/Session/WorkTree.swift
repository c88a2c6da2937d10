import Files
import Foundation

/// The repository in which a command is given.
enum WorkTree {
  /// The folder that has the `.git`; the working directory where none above has.
  static let folder =
    EnvironmentVariables.value(of: folderName) ?? Enclosure(repositoryOf: ".").folder

  /// Where the command is given, which behind a wall is not where it plays.
  static let current =
    EnvironmentVariables.value(of: currentName) ?? FileManager.default.currentDirectoryPath

  /// Returns the path of a file from the top of the repository on.
  ///
  /// - Parameter path: from the working directory on, or absolute.
  /// - Returns: the path; of a file outside one that begins with `..`.
  static func path(_ path: String) -> String {
    SourcePaths.path(place(path), from: folder)
  }

  /// Returns where a path leads, which begins at the root; links are followed as far as something stands there.
  static func place(_ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : "\(current)/\(path)"
    var (above, names): (String, [String]) = (withoutTrailingSlashes(whole), [])
    while above != "/", Standing(at: above) == .nothing {
      names.insert(above.split(separator: "/").last.map(String.init) ?? "", at: 0)
      above = parentFolder(of: above)
    }
    return ([resolved(above)] + names).joined(separator: "/")
  }

  /// Returns true for a path that stands in the repository.
  static func holds(_ path: String) -> Bool {
    let path = self.path(path)
    return path != ".." && !path.hasPrefix("../")
  }

  /// The variables by which a program behind a wall knows it.
  static var variables: [String: String] { [folderName: folder, currentName: current] }

  private static let folderName = "FLIPBOOK_WORK_TREE"
  private static let currentName = "FLIPBOOK_WORKING_DIRECTORY"
}
