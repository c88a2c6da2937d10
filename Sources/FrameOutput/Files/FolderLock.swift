import Foundation

/// A folder that other processes leave alone meanwhile.
///
/// The system takes the lock back when the process ends, however it ends.
package final class FolderLock {
  /// Whether the holder changes anything.
  package enum Kind {
    case exclusive
    /// For those who only read; several at a time.
    case shared
  }

  private let descriptor: Int32

  /// - Parameters:
  ///   - path: a folder, no link to one.
  ///   - waits: whether to wait until nobody else holds it.
  /// - Returns: `nil` with `errno` set; `EWOULDBLOCK` where another process holds it, `ENOENT`
  ///   where the folder is gone.
  package init?(_ path: String, _ kind: Kind = .exclusive, waits: Bool) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let operation = (kind == .exclusive ? LOCK_EX : LOCK_SH) | (waits ? 0 : LOCK_NB)
    while flock(descriptor, operation) != 0 {
      if errno == EINTR { continue }
      // Some network disks have no locks; there, one process does not see the other.
      if errno != EWOULDBLOCK { break }
      close(descriptor)
      errno = EWOULDBLOCK
      return nil
    }
    guard Self.stands(descriptor, at: path) else {
      close(descriptor)
      errno = ENOENT
      return nil
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Whether an open folder still stands at its path.
  private static func stands(_ descriptor: Int32, at path: String) -> Bool {
    var (opened, standing) = (stat(), stat())
    return fstat(descriptor, &opened) == 0 && lstat(path, &standing) == 0
      && opened.st_ino == standing.st_ino && opened.st_dev == standing.st_dev
  }
}
