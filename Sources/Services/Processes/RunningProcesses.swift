import CProcesses
import Foundation
import Synchronization

/// The processes that were started and have not ended.
package final class RunningProcesses: Sendable {
  /// The list of this process; what is on it ends where a signal ends this process.
  package static let ofThisProcess = RunningProcesses()

  private struct State {
    /// By their numbers, whether they end by themselves what they have started.
    var processes: [pid_t: Bool] = [:]
    var isClosed = false
  }

  private let state = Mutex(State())

  /// Makes a list with nothing on it, such as a test has of its own.
  package init() {}

  /// Ends all of them and refuses whatever is started afterwards.
  ///
  /// Those that end by themselves what they have started have some time to do so. For the end of this
  /// process.
  package func endAllAndClose() {
    state.withLock { state in
      state.isClosed = true
      let ids = state.processes.keys.sorted()
      for id in ids where state.processes[id] == true {
        kill(id, SIGTERM)
        kill(id, SIGCONT)
      }
      for id in ids {
        // One that gives others that time itself takes longer.
        if state.processes[id] == true { _ = process_has_ended(id, 2 * Self.grace) }
        process_kill_session(id)
      }
    }
  }

  /// Starts a process and adds it to the list; no interruption comes between the two.
  ///
  /// - Returns: what `start` gives: its number, or -1 with `errno` set.
  func start(endsItself: Bool, _ start: () -> pid_t) -> pid_t {
    state.withLock { state in
      guard !state.isClosed else {
        errno = EINTR
        return -1
      }
      let id = start()
      if id >= 0 { state.processes[id] = endsItself }
      return id
    }
  }

  /// Takes a process that has ended off the list, and ends what it has left.
  func remove(_ id: pid_t) -> StartedProcess.Ending {
    state.withLock { state in
      // Until it is waited for, nobody else gets its number, which is that of its session.
      process_kill_session(id)
      state.processes[id] = nil
      var status: Int32 = 0
      while waitpid(id, &status, 0) < 0, errno == EINTR {}
      let signal = status & 0x7F
      return signal == 0 ? .code(status >> 8 & 0xFF) : .signal(signal)
    }
  }

  /// How long a process has to end by itself.
  ///
  /// *Units*: milliseconds.
  package static let grace: Int32 = 3000
}
