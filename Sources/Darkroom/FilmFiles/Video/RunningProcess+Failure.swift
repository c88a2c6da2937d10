import Files

extension RunningProcess {
  /// Returns why a program of ffmpeg's failed, as part of a sentence.
  ///
  /// - Parameters:
  ///   - program: its name.
  ///   - progress: a number that changes as long as the program does something.
  ///   - ending: makes the words for a program that ended by itself, from its exit code and its
  ///     last lines.
  /// - Returns: a clause for an error.
  func reasonForFailure(
    of program: String, watching progress: () -> Int? = { nil },
    ending: (_ code: Int32, _ lines: String) -> String
  ) -> String {
    guard let code = isStuck ? nil : finish(watching: progress) else {
      stop()
      return "\(program) did nothing for \(patience) s and was ended; look at what it waits for"
    }
    if code == Self.notFound {
      return "it needs \(program), which is missing; type: sudo apt-get install ffmpeg"
    }
    return ending(code, lastLines(3).joined(separator: " / "))
  }
}
