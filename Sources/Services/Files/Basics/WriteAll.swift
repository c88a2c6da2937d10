import Foundation

/// Writes all of `bytes`, in as many pieces as the system likes.
///
/// Foundation's handles are no use here: they end the process when a write fails.
///
/// - Returns: 0, or the `errno` of what failed.
package func writeAll(_ bytes: some ContiguousBytes, to descriptor: Int32) -> Int32 {
  bytes.withUnsafeBytes { bytes in
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = write(
        descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 {
        return EIO
      } else if errno == EAGAIN {
        waitForRoom(in: descriptor)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }
}

/// Waits until a descriptor takes more: another process may have made it non-blocking.
private func waitForRoom(in descriptor: Int32) {
  var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  poll(&request, 1, -1)
}
