import Foundation

/// The folder that `path` stands in; `.` for a bare name.
func parentFolder(of path: String) -> String {
  let path = withoutTrailingSlashes(path)
  guard let slash = path.lastIndex(of: "/") else { return "." }
  return slash == path.startIndex ? "/" : withoutTrailingSlashes(String(path[..<slash]))
}

package func withoutTrailingSlashes(_ path: String) -> String {
  var path = Substring(path)
  while path.count > 1, path.last == "/" { path.removeLast() }
  return String(path)
}

/// The path that `path` is a link to, or itself.
func resolved(_ path: String) -> String {
  guard let real = realpath(path, nil) else { return path }
  defer { free(real) }
  return String(cString: real)
}
