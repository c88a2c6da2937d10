import Foundation

/// A file, link or folder in a folder.
package struct FolderEntry {
  /// The name without the folder that it stands in.
  package let name: String
  /// Whether it is a folder itself, not a link to one.
  package let isFolder: Bool

  /// Returns what stands in a folder, hidden things too, in no order.
  ///
  /// *Shape*: empty when `path` cannot be read or is a link.
  package static func all(in path: String) -> [FolderEntry] {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    guard let folder = fdopendir(descriptor) else {
      close(descriptor)
      return []
    }
    defer { closedir(folder) }
    var entries: [FolderEntry] = []
    while let entry = readdir(folder) {
      let kind = Int(entry.pointee.d_type)
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name != ".", name != ".." else { continue }
      let isFolder =
        kind == Int(DT_UNKNOWN)
        ? Standing(ofLinkAt: "\(path)/\(name)") == .folder : kind == Int(DT_DIR)
      entries.append(FolderEntry(name: name, isFolder: isFolder))
    }
    return entries
  }
}
