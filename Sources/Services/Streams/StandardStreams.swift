import Foundation

/// The three streams that every process begins with.
package enum StandardStreams {
  /// Opens the standard streams that were closed when this process was started.
  ///
  /// Otherwise a film might be written into one of them. A standard output that was closed still
  /// refuses what is written to it. Call this before anything else opens a file.
  package static func openClosed() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The system takes the lowest free number, which is the closed stream's.
      let mode = descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY
      if open("/dev/null", mode) < 0 { _ = open("/", O_RDONLY) }
    }
  }
}
