import ArgumentParser
import Files

/// What options have in common that name a folder.
enum FolderOption {
  /// Checks that something can be a folder.
  ///
  /// - Parameters:
  ///   - path: what was typed.
  ///   - option: the option, as it is typed.
  /// - Throws: `ValidationError` for an empty path, and where something else stands.
  static func check(_ path: String, of option: String) throws(ValidationError) {
    guard !path.isEmpty else { throw ValidationError("\(option) takes a folder, and is empty.") }
    switch Standing(at: path) {
    case .file, .stream:
      throw ValidationError("\(option) takes a folder, and \(path) is a file.")
    case .nothing, .folder, .link: return
    }
  }
}
