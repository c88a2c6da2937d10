import Files
import Foundation
import Streams
import Synchronization

/// Ends the process when SIGINT, SIGTERM or SIGHUP asks for it, without leaving half a file, also
/// while a scene's own code runs for ever.
final class Interruption: Sendable {
  private struct State {
    /// What was written so far, in order.
    var finished: [String] = []
    var isUnderway = false
  }

  private let state = Mutex(State())

  /// Begins to wait for the signals, and makes a write that nobody reads, or that is too much for a
  /// file, an error of that write.
  ///
  /// A signal that whoever started this process had it ignore, as `nohup` does, stays ignored.
  func watch() {
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      Console().fail("Signals cannot be waited for: \(String(cString: strerror(errno))).")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    wakingDescriptor.store(ends[1], ordering: .sequentiallyConsistent)
    for number in Self.signals where !Self.isIgnored(number) {
      // A handler may do next to nothing: it wakes the thread below.
      signal(number) { number in
        let failure = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(wakingDescriptor.load(ordering: .sequentiallyConsistent), &byte, 1)
        errno = failure
      }
    }
    Thread.detachNewThread { [self, end = ends[0]] in
      // The pipe is open on both ends as long as the process runs.
      var byte: UInt8 = 0
      while read(end, &byte, 1) != 1 {}
      self.end(with: Int32(byte))
    }
  }

  /// Remembers what is to be told if the process is interrupted later.
  func noteFinished(_ path: String) {
    state.withLock { $0.finished.append(path) }
  }

  /// Does not return where the process is about to end, so that what fails only for that reason is
  /// not reported and does not decide the exit code.
  func waitIfUnderway() {
    while state.withLock({ $0.isUnderway }) { sleep(1) }
  }

  private func end(with received: Int32) -> Never {
    state.withLock { $0.isUnderway = true }
    UnfinishedPlaces.ofThisProcess.removeAllAndClose()
    // Whoever asks again does not wait for a sentence that nobody reads.
    for number in Self.signals where !Self.isIgnored(number) { signal(number, SIG_DFL) }
    let finished = state.withLock { $0.finished }
    Console().say("\n\(Self.sentence(finished: finished))")
    // Other threads still run: what they use must not be torn down under them.
    _exit(ProgramEnd.signalBase + received)
  }

  static func sentence(finished: [String]) -> String {
    finished.isEmpty
      ? "Interrupted; nothing was finished."
      : "Interrupted; finished before: \(finished.joined(separator: ", "))."
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static let signals = [SIGINT, SIGTERM, SIGHUP]
}

/// Where a signal handler, which can hold nothing itself, says that it was called.
private let wakingDescriptor = Atomic<Int32>(-1)
