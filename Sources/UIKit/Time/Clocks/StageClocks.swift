import CClocks

/// The clocks and the random source that a stage's code finds, whoever it asks: libc, libdispatch,
/// Foundation or Swift.
///
/// They hold while the stage's code runs, for the thread that runs it; `CClocks` stands in for the
/// system's there. All work that the code leaves for later comes to the stage's `WorkInbox`.
@MainActor
final class StageClocks {
  /// Tells stages of a process apart; 0 is none.
  nonisolated let number: UInt32

  /// The tasks that sleep.
  var sleepers = SleepingTasks()

  /// Where the clock stands at least for a call: the last frame that had more of them than it makes.
  /// Units: seconds since launch.
  var timeOfLateCalls: TimeInterval = 0

  private var state: clocks_state

  init() {
    number = WorkInbox.open()
    state = clocks_state(stage: number, uptime: 0, random: Self.seed)
    CallsOfScenes.serve()
    leaveStage = { Self.end() }
  }

  deinit { WorkInbox.close(number) }

  /// What a scene's random numbers begin with.
  private static let seed: UInt64 = 2007

  /// Whether they hold for this thread.
  var hold: Bool { clocks_stage() == number }

  /// Lets the system's clocks hold for this thread from now on: nothing of a stage goes on.
  nonisolated static func end() { _ = clocks_exchange(clocks_state()) }

  /// Begins to hold for this thread, and answers what held before.
  ///
  /// - Parameter time: seconds since launch.
  func enter(at time: TimeInterval) -> clocks_state {
    state.uptime = time.nanoseconds
    return clocks_exchange(state)
  }

  /// Lets what held before hold again.
  func leave(to before: clocks_state) { state = clocks_exchange(before) }

  /// Puts the clocks to a moment, if they hold. Units: seconds since launch.
  func advance(to time: TimeInterval) { clocks_advance(number, time.nanoseconds) }
}

extension Runtime {
  /// Runs code of the stage: what it reads of clocks and chance is the stage's, and so is the work
  /// that it leaves for later.
  package func onStage<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard !clocks.hold else { return try body() }
    let before = clocks.enter(at: time)
    defer { clocks.leave(to: before) }
    return try body()
  }

  /// Lets the work that the stage's code left for later wait among the other calls.
  func collectWork() {
    for work in WorkInbox.take(clocks.number) {
      let moment = work.due < 0 ? time : TimeInterval(work.due) / 1e9
      if work.task != 0, let sleep = clocks.sleepers.remove(work.task) { end(sleep) }
      guard moment <= Self.longestWait else {
        if work.sleeper != 0 { clocks.sleepers.add(work.sleeper, work, nil) }
        continue
      }
      let token = wait(until: moment) { [clocks] in
        if work.sleeper != 0 { clocks.sleepers.remove(work.sleeper) }
        work.perform()
      }
      if work.sleeper != 0 { clocks.sleepers.add(work.sleeper, work, token) }
    }
  }

  /// Lets go of a sleep that was cancelled: nothing waits for its end any more.
  private func end(_ sleep: SleepingTasks.Sleep) {
    if let token = sleep.token { timers.remove(token) }
    wait(until: time) { sleep.work.perform() }
  }

  /// A wait beyond it outlasts every scene, and nobody waits for it. Units: seconds; a day.
  private static let longestWait: TimeInterval = 86_400
}

extension TimeInterval {
  /// Units: nanoseconds; those of three hundred years where it is more.
  fileprivate var nanoseconds: Int64 { Int64(exactly: (self * 1e9).rounded()) ?? .max }
}
