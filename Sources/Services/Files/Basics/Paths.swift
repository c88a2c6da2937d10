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
