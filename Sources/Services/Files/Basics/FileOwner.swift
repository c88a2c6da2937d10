import Foundation

/// Whose a file or a folder is, and who may do what with it.
struct FileOwner {
  /// How much of it another one has got.
  enum Given: Hashable {
    case all
    /// Only the superuser may give a file away.
    case permissions
    /// `errno` says why.
    case nothing
  }

  private let status: stat

  /// Asks about what stands at a path, links followed; nil where nothing does.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.status = status
  }

  /// Makes another file or folder the same owner's, with the same permissions.
  func give(to path: String) -> Given {
    let isOwn = status.st_uid == geteuid() && status.st_gid == getegid()
    // Giving it away takes some permissions with it.
    let isGiven = isOwn || chown(path, status.st_uid, status.st_gid) == 0
    guard chmod(path, status.st_mode & 0o7777) == 0 else { return .nothing }
    return isGiven ? .all : .permissions
  }
}
