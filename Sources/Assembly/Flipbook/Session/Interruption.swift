import Files
import Foundation
import Processes
import Streams
import Synchronization

/// Ends the process upon SIGINT, SIGTERM or SIGHUP, and leaves no unfinished file.
///
/// That works also while a scene's own code runs for ever.
final class Interruption: Sendable {
  private struct State {
    /// The paths written so far, in order.
    var finished: [String] = []
    /// Returns the paths that processes before this one have written.
    var before: @Sendable () -> [String] = { [] }
    var last: @Sendable () -> Void = {}
    var command: [String]?
    var isUnderway = false
    /// The processes that do the work, which the signals are for.
    var workers: [StartedProcess] = []
    /// The signals that were handed on to them.
    var handedOn: Signals?
  }

  /// Signals that came while other processes do the work.
  struct Signals: Hashable {
    let count: Int
    let last: Int32
  }

  private let state = Mutex(State())

  /// Begins to wait for the signals.
  ///
  /// A write that nobody reads, or that is too much for a file, then fails instead of ending the
  /// process. A signal that this process was started to ignore, as with `nohup`, stays ignored.
  func watch() {
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      Console().fail("Signals cannot be waited for: \(String(cString: strerror(errno))).")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    wakingDescriptor.store(ends[1], ordering: .sequentiallyConsistent)
    for number in Self.signals where !Self.isIgnored(number) {
      // A signal handler may do next to nothing: it wakes the thread below.
      signal(number) { number in
        let failure = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(wakingDescriptor.load(ordering: .sequentiallyConsistent), &byte, 1)
        errno = failure
      }
    }
    Thread.detachNewThread { [self, end = ends[0]] in
      Self.unblock()
      // The pipe is open on both ends as long as the process runs.
      var byte: UInt8 = 0
      while true {
        if read(end, &byte, 1) == 1, !handOn(Int32(byte)) { self.end(with: Int32(byte)) }
      }
    }
  }

  /// The words that start the command again, for plays in processes of their own; `nil` where there are
  /// none.
  var command: [String]? { state.withLock { $0.command } }

  /// Notes the words that start the command again, the program's name first.
  func note(command: [String]) { state.withLock { $0.command = command } }

  /// Hands signals on to a process, which says itself what it has finished.
  func handOn(to worker: StartedProcess) {
    state.withLock { state in
      if state.workers.isEmpty { state.handedOn = nil }
      state.workers.append(worker)
    }
  }

  /// Hands no signals on to a process that has ended.
  func handOnNoMore(to worker: StartedProcess) {
    state.withLock { state in state.workers.removeAll { $0 === worker } }
  }

  /// The signals that the processes which do the work were sent; `nil` for none.
  var handedOn: Signals? { state.withLock { $0.handedOn } }

  /// Hands a signal on.
  ///
  /// - Returns: false when nobody takes it.
  private func handOn(_ received: Int32) -> Bool {
    state.withLock { state in
      guard !state.workers.isEmpty else { return false }
      for worker in state.workers { worker.send(received) }
      state.handedOn = Signals(count: (state.handedOn?.count ?? 0) + 1, last: received)
      return true
    }
  }

  /// Notes a finished file, which is reported if the process is interrupted later.
  func noteFinished(_ path: String) {
    state.withLock { $0.finished.append(path) }
  }

  /// The paths that this process has written so far.
  var finished: [String] { state.withLock { $0.finished } }

  /// Notes where it stands what processes of the same command have written before this one.
  ///
  /// - Parameter before: returns the paths; called when the process is interrupted.
  func noteHandover(_ before: @escaping @Sendable () -> [String]) {
    state.withLock { $0.before = before }
  }

  /// Notes what an interrupted process does last.
  func noteLast(_ last: @escaping @Sendable () -> Void) {
    state.withLock { $0.last = last }
  }

  /// Waits for ever if the process is being interrupted.
  ///
  /// So what fails only because of the interruption is not reported and does not decide the exit
  /// code.
  func waitIfUnderway() {
    while state.withLock({ $0.isUnderway }) { sleep(1) }
  }

  /// Lets the signals reach this thread, which waits for them whatever the main one does.
  ///
  /// Whoever started this process may have blocked them.
  private static func unblock() {
    var set = sigset_t()
    sigemptyset(&set)
    for number in signals { sigaddset(&set, number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  private func end(with received: Int32) -> Never {
    state.withLock { $0.isUnderway = true }
    RunningProcesses.ofThisProcess.endAllAndClose()
    UnfinishedPlaces.ofThisProcess.removeAllAndClose()
    // A second signal ends the process at once, without waiting for the message to be written.
    for number in Self.signals where !Self.isIgnored(number) { signal(number, SIG_DFL) }
    let (before, own) = state.withLock { ($0.before, $0.finished) }
    let finished = before() + own
    PrintedText.flush()
    Console().say("\n\(Self.sentence(finished: finished))")
    state.withLock { $0.last }()
    ProgramEnd.note()
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

/// The pipe into which the signal handler writes, since it cannot hold anything itself.
private let wakingDescriptor = Atomic<Int32>(-1)
