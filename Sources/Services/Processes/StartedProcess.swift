import CProcesses
import Files
import Foundation
import Synchronization

/// A process in a session of its own, which this process ends with all that it has started.
///
/// It has no terminal: it is not stopped for reading one, and signals of the terminal reach it once,
/// from here. It is told to end when the thread that started it ends, also where that is killed.
package final class StartedProcess: Sendable {
  /// How a process ended.
  package enum Ending: Hashable, Sendable {
    case code(Int32)
    case signal(Int32)

    /// The exit code as a shell tells it: a signal counts as 128 plus its number.
    package var code: Int32 {
      switch self {
      case .code(let code): code
      case .signal(let number): 128 + number
      }
    }
  }

  /// The process's number, which is that of its session, too.
  package let id: pid_t
  private let running: RunningProcesses

  /// Starts a process.
  ///
  /// - Parameters:
  ///   - plan: how it is started.
  ///   - running: the list of processes that an interruption ends.
  /// - Throws: `FileError.cannotRead` where it cannot be started.
  package init(_ plan: ProcessPlan, among running: RunningProcesses = .ofThisProcess)
    throws(FileError)
  {
    let started = running.start(endsItself: plan.endsItself) { plan.start() }
    guard started >= 0 else {
      throw .cannotRead(path: plan.program, reason: String(cString: strerror(errno)))
    }
    (id, self.running) = (started, running)
  }

  /// Sends a signal, and lets a process that was stopped go on to take it.
  package func send(_ number: Int32) {
    Foundation.kill(id, number)
    Foundation.kill(id, SIGCONT)
  }

  /// Kills the process and all that it has started.
  package func kill() { process_kill_session(id) }

  /// Waits for the end; what the process has started and left ends, too.
  ///
  /// - Parameters:
  ///   - pause: how often `look` is called, in milliseconds.
  ///   - look: called while the process runs.
  /// - Returns: how it ended.
  package func waitForEnd(pause: Int32 = -1, _ look: () -> Void = {}) -> Ending {
    while !process_has_ended(id, pause) { look() }
    return running.remove(id)
  }

  /// Whether the process was stopped, as by SIGSTOP.
  package var isStopped: Bool { process_is_stopped(id) }

  /// How much memory the process takes.
  ///
  /// *Units*: bytes.
  package var memory: Int { Int(process_memory(id)) }

  /// How much memory this process takes itself.
  ///
  /// *Units*: bytes.
  package static var memoryOfThisProcess: Int { Int(process_memory(getpid())) }

  /// How much memory the process takes with all that it has started.
  ///
  /// *Units*: bytes.
  package var memoryOfAll: Int { Int(process_memory_of_session(id)) }
}
