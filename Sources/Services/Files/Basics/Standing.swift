import Foundation

/// What stands at a path.
package enum Standing {
  case nothing, file, folder
  /// A link, which is not followed.
  case link
  /// A device or a pipe.
  case stream

  /// Looks at what stands at a path, links followed.
  package init(at path: String) {
    var status = stat()
    self = stat(path, &status) == 0 ? Standing(status) : .nothing
  }

  /// Looks at what stands at a path, be it a link.
  package init(ofLinkAt path: String) {
    var status = stat()
    self = lstat(path, &status) == 0 ? Standing(status) : .nothing
  }

  private init(_ status: stat) {
    self =
      switch status.st_mode & S_IFMT {
      case S_IFDIR: .folder
      case S_IFREG: .file
      case S_IFLNK: .link
      default: .stream
      }
  }
}
