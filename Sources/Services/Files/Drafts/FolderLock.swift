import Foundation

/// A lock on a folder, which other processes respect.
///
/// The system takes the lock back when the process ends, however it ends.
package final class FolderLock: Sendable {
  /// Whether the holder of a lock changes anything.
  package enum Kind {
    case exclusive
    /// For processes that only read; several may hold it at a time.
    case shared
  }

  /// Whether other processes can see the lock.
  ///
  /// Some network disks have no locks; there, one process does not see the other.
  let isSeen: Bool
  private let descriptor: Int32

  /// Locks a folder.
  ///
  /// `nil` with `errno` set when that fails: `EWOULDBLOCK` when another process has locked it,
  /// `ENOENT` when the folder is gone.
  ///
  /// - Parameters:
  ///   - path: a folder, not a link to one.
  ///   - kind: whether others may read meanwhile.
  ///   - waits: whether to wait until nobody else holds it.
  ///   - locking: locks an open file, as `flock` does.
  package init?(
    _ path: String, _ kind: Kind = .exclusive, waits: Bool,
    locking: (Int32, Int32) -> Int32 = flock
  ) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let operation = (kind == .exclusive ? LOCK_EX : LOCK_SH) | (waits ? 0 : LOCK_NB)
    var result = locking(descriptor, operation)
    while result != 0, errno == EINTR { result = locking(descriptor, operation) }
    if result != 0, errno == EWOULDBLOCK {
      close(descriptor)
      errno = EWOULDBLOCK
      return nil
    }
    guard FileIdentity(of: descriptor) == FileIdentity(ofLinkAt: path) else {
      close(descriptor)
      errno = ENOENT
      return nil
    }
    isSeen = result == 0
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }
}
