import Foundation

/// A folder that no name of a stranger leads out of, be it by `..`, by a whole path or by a link.
///
/// What a project, a catalog or a list calls a file is a stranger's; whoever joins such a name to a
/// folder asks here first, for reading and for writing.
package struct Enclosure: Hashable, Sendable {
  /// The folder, links followed.
  package let folder: String

  /// Encloses a folder.
  package init(_ folder: String) { self.folder = resolved(folder) }

  /// Encloses the repository that a folder stands in: the nearest folder at or above it that has a
  /// `.git`; the folder itself where none has.
  package init(repositoryOf folder: String) {
    let given = resolved(folder)
    var above = given
    // Where the folder was removed, its path is “.”, and no folder is above it.
    while above != "/", above != "." {
      if Standing(ofLinkAt: "\(above)/.git") != .nothing {
        self.folder = above
        return
      }
      above = parentFolder(of: above)
    }
    self.folder = given
  }

  /// Returns true for a path that stands in the folder once all its links are followed, and for one
  /// where nothing stands that would be made there.
  package func holds(_ path: String) -> Bool {
    guard !path.isEmpty, !path.utf8.contains(0) else { return false }
    var path = withoutTrailingSlashes(path)
    while true {
      if let real = realpath(path, nil) {
        defer { free(real) }
        return holds(resolved: String(cString: real))
      }
      // A link that leads nowhere may lead out of here one day, and `..` behind nothing says nothing.
      let isLink = Standing(ofLinkAt: path) != .nothing
      guard !isLink, path.split(separator: "/").last != "..", path != "/", path != "." else {
        return false
      }
      path = parentFolder(of: path)
    }
  }

  /// Joins a stranger's name to a folder; `nil` for one that leads out of this one.
  ///
  /// - Parameters:
  ///   - name: a path that begins in `folder`.
  ///   - folder: in this one; this one itself by default.
  /// - Returns: the path, whether or not something stands there.
  package func path(_ name: String, in folder: String? = nil) -> String? {
    guard !name.hasPrefix("/") else { return nil }
    let path = "\(folder ?? self.folder)/\(name)"
    return holds(path) ? path : nil
  }

  private func holds(resolved path: String) -> Bool {
    folder == "/" || path == folder || path.hasPrefix("\(folder)/")
  }

  /// Returns true for a text that names a file in any folder, and nothing above or below it.
  package static func isName(_ text: String) -> Bool {
    !text.isEmpty && text != "." && text != ".." && text.utf8.count <= longestName
      && !text.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
  }

  /// The most bytes that Linux lets a name have.
  private static let longestName = 255
}

/// Returns true for a folder that is this user's, and into which nobody else may put anything.
///
/// What stands in other folders may be another user's, such as in the folder for temporary files.
package func isOwnFolder(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    && status.st_uid == geteuid() && status.st_mode & S_IWOTH == 0
}
