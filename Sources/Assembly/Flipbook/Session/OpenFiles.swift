import Foundation

/// Raises the number of files that this process may have open.
enum OpenFiles {
  /// Raises the limit to what making films needs, if the system allows it.
  ///
  /// With too few files, the libraries end the process.
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

  /// How many files threads, fonts and a second program have open, doubled.
  private static let filesOfEverything = 32
  /// How many files a film has open at most while it is made, doubled.
  private static let filesOfAFilm = 4
  /// How many files a process may have open on most systems by default.
  private static let usualFiles = 1024
}
