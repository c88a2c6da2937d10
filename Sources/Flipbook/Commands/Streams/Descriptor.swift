import Foundation

/// The descriptors of this process, without Foundation, whose handles end it where a write fails.
enum Descriptor {
  /// Writes all of `bytes`, in as many pieces as the system likes.
  ///
  /// - Returns: 0, or the `errno` of what failed.
  static func writeAll(_ bytes: some ContiguousBytes, to descriptor: Int32) -> Int32 {
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

  /// Opens the standard streams that whoever started this process has closed, so that no film is
  /// written into one of them.
  ///
  /// A standard output that was closed still refuses what is written to it; call this before
  /// anything else opens a file.
  static func openClosedStandardStreams() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is the one that is missing.
      let mode = descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY
      if open("/dev/null", mode) < 0 { _ = open("/", O_RDONLY) }
    }
  }

  /// Sees to it that this process may have as many files open as films take, where the system lets
  /// it: its libraries end it where there are too few.
  ///
  /// - Parameter films: how many are made at the same time.
  /// - Throws: `CommandError.tooFewOpenFiles`.
  static func makeRoom(films: Int = 0) throws(CommandError) {
    let needed = filesOfEverything + films * filesOfAFilm
    var limit = rlimit()
    let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    getrlimit(kind, &limit)
    let wanted = min(limit.rlim_max, rlim_t(max(usualFiles, 2 * needed)))
    if limit.rlim_cur < wanted {
      limit.rlim_cur = wanted
      setrlimit(kind, &limit)
    }
    var probes: [Int32] = []
    defer { for probe in probes { close(probe) } }
    while probes.count < needed {
      let probe = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0)
      guard probe >= 0 else {
        throw .tooFewOpenFiles(missing: needed - probes.count, limit: Int(limit.rlim_cur))
      }
      probes.append(probe)
    }
  }

  /// Somebody else may have made the descriptor one that does not wait.
  private static func waitForRoom(in descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&request, 1, -1)
  }

  /// What threads, fonts and a program beside this one take, with as much again.
  private static let filesOfEverything = 32
  /// What a film has open at most while it is made, with as much again.
  private static let filesOfAFilm = 4
  /// What a process may have open on most systems without asking.
  private static let usualFiles = 1024
}
