import Foundation

/// Returns the folder that `path` stands in; `.` for a bare name.
package func parentFolder(of path: String) -> String {
  let path = withoutTrailingSlashes(path)
  guard let slash = path.lastIndex(of: "/") else { return "." }
  return slash == path.startIndex ? "/" : withoutTrailingSlashes(String(path[..<slash]))
}

/// Returns the path without the slashes at its end; `/` alone stays as it is.
package func withoutTrailingSlashes(_ path: String) -> String {
  var path = Substring(path)
  while path.count > 1, path.last == "/" { path.removeLast() }
  return String(path)
}

/// Returns the path with all links followed; `path` itself when nothing stands there.
package func resolved(_ path: String) -> String {
  guard let real = realpath(path, nil) else { return path }
  defer { free(real) }
  return String(cString: real)
}

/// Returns a path as what stands there is called.
///
/// A Mac takes a letter with its accent for the same as the letter and its accent; here these are two
/// names. What was written on one is so found however its letters are written.
///
/// - Parameter path: a path that somebody wrote.
/// - Returns: the path itself where something stands there, and where nothing of the same letters does.
package func pathOnDisk(_ path: String) -> String {
  guard path.utf8.contains(where: { $0 >= 0x80 }), Standing(at: path) == .nothing else {
    return path
  }
  var found = path.hasPrefix("/") ? "/" : ""
  for part in path.split(separator: "/") {
    let folder = found.isEmpty ? "." : found
    if !found.isEmpty, found != "/" { found += "/" }
    if Standing(at: found + part) != .nothing {
      found += part
      continue
    }
    // `String` compares characters, however they are written.
    let names = FolderEntry.all(in: folder).map(\.name).filter { $0 == part }
    guard let name = names.min(by: { Array($0.utf8).lexicographicallyPrecedes($1.utf8) }) else {
      return path
    }
    found += name
  }
  return found
}
