import Foundation

/// Paths of Swift files as references keep them: from the folder of the references on.
enum SourcePaths {
  /// Returns a path from a folder on.
  ///
  /// - Parameters:
  ///   - path: from the working directory on, or absolute.
  ///   - folder: the same.
  /// - Returns: the path as a reference keeps it.
  static func path(_ path: String, from folder: String) -> String {
    let (target, start) = (parts(of: absolute(path)), parts(of: absolute(folder)))
    let shared = zip(target, start).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: start.count - shared)
    let whole = up + target.dropFirst(shared)
    return whole.isEmpty ? "." : whole.joined(separator: "/")
  }

  /// Returns a path that a reference keeps, from the working directory on.
  static func path(_ kept: String, in folder: String) -> String {
    let whole = kept.hasPrefix("/") ? kept : "\(folder)/\(kept)"
    let plain = parts(of: whole).joined(separator: "/")
    if whole.hasPrefix("/") { return "/" + plain }
    return plain.isEmpty ? "." : plain.hasPrefix("-") ? "./" + plain : plain
  }

  /// Returns true for a path that is a folder's or leads into it, both from the working directory on or
  /// absolute; nothing has to stand there.
  static func lies(_ path: String, in folder: String) -> Bool {
    parts(of: absolute(path)).starts(with: parts(of: absolute(folder)))
  }

  private static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }

  /// Returns the folders and the file of a path, without `.` and with `..` only at the beginning.
  private static func parts(of path: String) -> [String] {
    var parts: [String] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(String(part))
      }
    }
    return parts
  }
}
