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

  /// Whether others see the lock.
  ///
  /// Some network disks have no locks; there, one process does not see the other.
  let isSeen: Bool
  private let descriptor: Int32

  /// - Parameters:
  ///   - path: a folder, no link to one.
  ///   - waits: whether to wait until nobody else holds it.
  ///   - locking: locks an open file, as `flock` does.
  /// - Returns: `nil` with `errno` set; `EWOULDBLOCK` where another process holds it, `ENOENT`
  ///   where the folder is gone.
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
