import Files
import Foundation

/// Tells the compiler to read other texts in place of some files.
///
/// Source: https://clang.llvm.org/docs/ClangCommandLineReference.html, `-ivfsoverlay`.
struct FileOverlay {
  private var texts: [(path: String, text: String)] = []

  /// Shows a text in place of a file, whose name is kept in messages.
  mutating func show(_ text: String, as path: String) { texts.append((path, text)) }

  /// Returns the bytes of the file that the compiler takes.
  ///
  /// - Throws: an encoder's error.
  func text() throws -> [UInt8] {
    let current = FileManager.default.currentDirectoryPath
    let roots = texts.map { path, text in
      let whole = URL(filePath: path.hasPrefix("/") ? path : "\(current)/\(path)").standardized.path
      return Root(
        name: parentFolder(of: whole),
        contents: [
          Content(
            name: whole.split(separator: "/").last.map(String.init) ?? "", external: text)
        ])
    }
    return Array(try JSONEncoder().encode(Overlay(roots: roots)))
  }

  private struct Overlay: Encodable {
    let version = 0
    let usesExternalNames = false
    let roots: [Root]

    enum CodingKeys: String, CodingKey {
      case version
      case usesExternalNames = "use-external-names"
      case roots
    }
  }

  private struct Root: Encodable {
    let type = "directory"
    let name: String
    let contents: [Content]
  }

  private struct Content: Encodable {
    let type = "file"
    let name: String
    let external: String

    enum CodingKeys: String, CodingKey {
      case type, name
      case external = "external-contents"
    }
  }
}
