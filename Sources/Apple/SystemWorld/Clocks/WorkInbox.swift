import CClocks
import Synchronization

/// Work that a stage's code left for later: a task's job, a queue's block.
struct StageWork: Sendable {
  /// When to do the work.
  ///
  /// *Units*: nanoseconds since launch; less than 0 for at once.
  let due: Int64
  /// The number of the task that goes on with the work; 0 for none.
  let task: UInt32
  /// Whether that task runs beside the main thread.
  let isBeside: Bool
  /// Whether a phone does it on another thread than the main one.
  let isOffMain: Bool
  /// The number of the task that sleeps until then; 0 for none.
  let sleeper: UInt32
  private let function: @convention(c) (UnsafeMutableRawPointer?) -> Void
  private let context: UInt

  /// Makes a value of C's; nil if there is nothing to call.
  init?(_ work: clocks_work) {
    guard let function = work.function else { return nil }
    due = work.due
    task = work.task
    (isBeside, isOffMain) = (work.is_beside, work.is_off_main)
    sleeper = work.sleeper
    self.function = function
    context = UInt(bitPattern: work.context)
  }

  /// Does the work; to be called once.
  func perform() { function(UnsafeMutableRawPointer(bitPattern: context)) }
}

/// Where any thread leaves work for stages, in the order in which it came.
enum WorkInbox {
  private struct State {
    var count: UInt32 = 0
    /// The work of each open stage, by its number.
    var work: [UInt32: [StageWork]] = [:]
  }

  private static let state = Mutex(State())

  /// Opens an inbox for a stage.
  ///
  /// - Returns: the stage's number, from 1.
  static func open() -> UInt32 {
    state.withLock { state in
      state.count += 1
      state.work[state.count] = []
      return state.count
    }
  }

  /// Closes a stage's inbox: the work in it is dropped, and so is what comes later.
  static func close(_ stage: UInt32) { state.withLock { $0.work[stage] = nil } }

  /// Puts work in a stage's inbox; drops it if that is closed.
  static func put(_ work: StageWork, for stage: UInt32) {
    state.withLock { $0.work[stage]?.append(work) }
  }

  /// Takes out all work for a stage, in the order in which it came.
  static func take(_ stage: UInt32) -> [StageWork] {
    state.withLock { state in
      guard let work = state.work[stage], !work.isEmpty else { return [] }
      state.work[stage] = []
      return work
    }
  }
}
