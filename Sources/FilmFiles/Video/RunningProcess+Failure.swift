import Files

extension RunningProcess {
  /// Why a program of ffmpeg's has not done its work, as part of a sentence.
  ///
  /// - Parameters:
  ///   - program: what it is called.
  ///   - progress: a number that changes as long as the program does something.
  ///   - ending: the words for one that ended with a code by itself, and what it said at last.
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
