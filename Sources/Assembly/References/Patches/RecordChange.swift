import Files
import Foundation

/// A file of a reference, as it stands and as it would be recorded now.
package struct RecordChange: Hashable, Sendable, Codable {
  /// The path of the file, from the top of the repository on.
  package let path: String
  /// What stands there; `nil` for nothing.
  package let old: Data?
  /// What would stand there; `nil` for nothing.
  package let new: Data?

  /// Makes a change from one content to another, where nil is no file.
  package init(path: String, old: Data?, new: Data?) {
    (self.path, self.old, self.new) = (path, old, new)
  }
}

extension ReferenceStore {
  /// Returns what would change in the files of a reference, were it that of another store.
  ///
  /// - Parameters:
  ///   - name: the name of the reference.
  ///   - other: the store that has it as it would be.
  ///   - place: where the references stand, from the top of the repository on.
  /// - Returns: the files that differ, by name.
  /// - Throws: `ReferenceError.file`.
  package func changes(
    of name: String, to other: ReferenceStore, at place: String
  ) throws(ReferenceError) -> [RecordChange] {
    var changes: [RecordChange] = []
    for file in Self.fileNames.sorted() {
      let old = try Self.content(of: "\(folder(of: name))/\(file)")
      let new = try Self.content(of: "\(other.folder(of: name))/\(file)")
      if old != new {
        changes.append(
          RecordChange(path: Self.path(of: file, in: name, at: place), old: old, new: new))
      }
    }
    return changes
  }

  /// Returns the path of a file of a reference from the top of the repository on, as git has it.
  ///
  /// - Parameters:
  ///   - file: its name.
  ///   - name: the name of the reference.
  ///   - place: where the references stand, from the top of the repository on; `.` for the top itself.
  /// - Returns: the path.
  static func path(of file: String, in name: String, at place: String) -> String {
    (place == "." ? "" : "\(place)/") + "\(name)/\(file)"
  }

  static func content(of path: String) throws(ReferenceError) -> Data? {
    guard Standing(ofLinkAt: path) != .nothing else { return nil }
    do throws(FileError) {
      return Data(try SourceFile.bytes(of: path))
    } catch {
      throw .file(error)
    }
  }
}

/// What git calls a content.
enum GitName {
  /// Returns the name of a file's content, 40 digits; that of nothing for `nil`.
  static func of(_ content: Data?) -> String {
    guard let content else { return String(repeating: "0", count: length) }
    let digest = SHA1.digest(of: Array("blob \(content.count)\0".utf8) + content)
    return digest.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }.joined()
  }

  static let length = 40
}
