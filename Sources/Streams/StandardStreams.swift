import Foundation

/// The three streams that every process begins with.
package enum StandardStreams {
  /// Opens the standard streams that whoever started this process has closed, so that no film is
  /// written into one of them.
  ///
  /// A standard output that was closed still refuses what is written to it; call this before
  /// anything else opens a file.
  package static func openClosed() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is the one that is missing.
      let mode = descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY
      if open("/dev/null", mode) < 0 { _ = open("/", O_RDONLY) }
    }
  }
}
