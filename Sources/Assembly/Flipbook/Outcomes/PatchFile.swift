import Files
import Foundation
import References

/// The file of a patch that a command writes beside what it says.
enum PatchFile {
  /// Writes a patch; where nothing changes there is none, and an earlier one of ours is removed.
  ///
  /// - Parameters:
  ///   - changes: the files, by their paths from the top of the repository on.
  ///   - title: its first line.
  ///   - path: where it stands.
  /// - Throws: `FileError`, `FilmFileError`, `ReferenceError`.
  static func write(_ changes: [RecordChange], title: String, to path: String) throws {
    if !changes.isEmpty {
      return try WholeFile.write(try PatchText(changes, title: title).bytes(), to: path)
    }
    guard Standing(ofLinkAt: path) == .file else { return }
    let beginning = Array(title.utf8)
    guard try SourceFile.beginning(of: path, bytes: beginning.count) == beginning else { return }
    guard unlink(path) == 0 else {
      throw ReferenceError.notRemoved(path: path, reason: String(cString: strerror(errno)))
    }
  }

  /// Returns the name of a file, by which people know it wherever it was put.
  static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
