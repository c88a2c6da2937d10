import Foundation
import FrameOutput
import Synchronization

/// Ends the process when SIGINT or SIGTERM asks for it, without leaving half a file, also while a
/// scene's own code runs for ever.
final class Interruption: Sendable {
  private struct State {
    /// What was written so far, in order.
    var finished: [String] = []
    var isUnderway = false
  }

  private let state = Mutex(State())

  /// Begins to wait for the signals, and makes a write that nobody reads an error of that write.
  func watch() {
    signal(SIGPIPE, SIG_IGN)
    let pipe = Pipe()
    wakingDescriptor.store(
      pipe.fileHandleForWriting.fileDescriptor, ordering: .sequentiallyConsistent)
    for number in [SIGINT, SIGTERM] {
      // A handler may do next to nothing: it wakes the thread below.
      signal(number) { number in
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(wakingDescriptor.load(ordering: .sequentiallyConsistent), &byte, 1)
      }
    }
    Thread.detachNewThread { [self] in
      // The pipe is open on both ends as long as this thread waits.
      let number = pipe.fileHandleForReading.readData(ofLength: 1).first
      withExtendedLifetime(pipe) { end(with: number.map(Int32.init) ?? SIGTERM) }
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
    let finished = state.withLock { $0.finished }
    Console().write("\n\(Self.sentence(finished: finished))\n")
    exit(Self.signalBase + received)
  }

  static func sentence(finished: [String]) -> String {
    finished.isEmpty
      ? "Interrupted; nothing was finished."
      : "Interrupted; finished before: \(finished.joined(separator: ", "))."
  }

  /// Shells add it to the number of the signal that ended a process: 130 is SIGINT.
  static let signalBase: Int32 = 128
}

/// Where a signal handler, which can hold nothing itself, says that it was called.
private let wakingDescriptor = Atomic<Int32>(-1)
