import CClocks
import Synchronization

/// Something that code of a stage left for later: a job of a task, a block of a queue.
struct StageWork: Sendable {
  /// When. Units: nanoseconds since launch; less than 0 for at once.
  let due: Int64
  /// The task that goes on with it; 0 for all else.
  let task: UInt32
  /// The task that sleeps until then; 0 for none.
  let sleeper: UInt32
  private let function: @convention(c) (UnsafeMutableRawPointer?) -> Void
  private let context: UInt

  init?(_ work: clocks_work) {
    guard let function = work.function else { return nil }
    due = work.due
    task = work.task
    sleeper = work.sleeper
    self.function = function
    context = UInt(bitPattern: work.context)
  }

  /// Does it; to be called once.
  func perform() { function(UnsafeMutableRawPointer(bitPattern: context)) }
}

/// Where work for stages is put, in the order of coming; any thread may do so.
enum WorkInbox {
  private struct State {
    var count: UInt32 = 0
    /// Of the stages that are there, by their numbers.
    var work: [UInt32: [StageWork]] = [:]
  }

  private static let state = Mutex(State())

  /// Answers a number for a stage, from 1.
  static func open() -> UInt32 {
    state.withLock { state in
      state.count += 1
      state.work[state.count] = []
      return state.count
    }
  }

  /// Ends a stage: what it was still to do is never done, nor what comes in later.
  static func close(_ stage: UInt32) { state.withLock { $0.work[stage] = nil } }

  static func put(_ work: StageWork, for stage: UInt32) {
    state.withLock { $0.work[stage]?.append(work) }
  }

  /// Takes out all that came in for a stage.
  static func take(_ stage: UInt32) -> [StageWork] {
    state.withLock { state in
      guard let work = state.work[stage], !work.isEmpty else { return [] }
      state.work[stage] = []
      return work
    }
  }
}
