import Foundation

/// Makes this process another program's, which has the terminal and its questions to itself.
enum ProgramChange {
  /// Becomes a program.
  ///
  /// - Parameter words: the program, looked for in `PATH`, and its arguments.
  /// - Throws: `InstallationError.doesNotStart`.
  static func become(_ words: [String]) throws(InstallationError) -> Never {
    // What this process ignores or waits for is not so for the other.
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_DFL) }
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    let program = words.first ?? ""
    var arguments = words.map { strdup($0) }
    arguments.append(nil)
    execvp(program, arguments)
    let reason = String(cString: strerror(errno))
    for argument in arguments { free(argument) }
    throw .doesNotStart(program: program, reason: reason)
  }
}
