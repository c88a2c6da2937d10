import Foundation

/// How many files this process may have open.
enum OpenFiles {
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

  /// What threads, fonts and a program beside this one take, with as much again.
  private static let filesOfEverything = 32
  /// What a film has open at most while it is made, with as much again.
  private static let filesOfAFilm = 4
  /// What a process may have open on most systems without asking.
  private static let usualFiles = 1024
}
