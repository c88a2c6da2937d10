import CClocks

import struct Arithmetic.SplitMix64

/// The clocks and random numbers that a stage's code reads through libc, libdispatch, Foundation or
/// Swift.
///
/// They replace the system's, through `CClocks`, on the thread that runs the stage's code and while
/// it runs. All work that the code leaves for later comes to the stage's `WorkInbox`.
@MainActor
package final class StageClocks {
  /// The stage's number in this process, from 1.
  nonisolated let number: UInt32

  /// The tasks that sleep.
  var sleepers = SleepingTasks()

  /// The least time of the clock during a call: the last frame that had more calls than it could
  /// make.
  ///
  /// *Units*: seconds since launch.
  var timeOfLateCalls: TimeInterval = 0

  /// Whether a block of a queue in the background runs, which may sleep.
  var isInBackground = false

  /// Whether a task runs that on a phone runs beside the main thread.
  var runsBeside = false

  /// When the main thread is free again, behind a sleep.
  ///
  /// *Units*: seconds since launch.
  package var blockedUntil: TimeInterval = 0

  /// Called when the main thread begins to sleep, before the clock goes on.
  var willBlock: (@MainActor () -> Void)?

  /// Whether that block has slept.
  var hasSlept = false

  /// When queues that do one block after the other are free again, behind a block that slept.
  ///
  /// *Units*: seconds since launch.
  package var freeAgain: [ObjectIdentifier: TimeInterval] = [:]

  private var state: clocks_state

  /// Makes the clocks of a new stage, at launch.
  init() {
    number = WorkInbox.open()
    state = clocks_state(stage: number, uptime: 0, random: SplitMix64.seedOfScenes)
    CallsOfScenes.serve()
    leaveStage = { Self.end() }
    tellOnce = { Log.once($0) }
  }

  deinit {
    WorkInbox.close(number)
    clocks_end(number)
  }

  /// Whether these clocks are in force on this thread.
  package var hold: Bool { clocks_stage() == number }

  /// Puts the system's clocks in force on this thread, when no stage goes on.
  nonisolated static func end() { _ = clocks_exchange(clocks_state()) }

  /// Does work that is no part of a scene, such as reading a file with another program: by the
  /// system's clocks, with threads.
  package nonisolated static func withTheSystems<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = clocks_exchange(clocks_state())
    defer { _ = clocks_exchange(before) }
    return try work()
  }

  /// Does work of which `Thread.isMainThread` says whether a phone does it beside the main thread.
  package nonisolated static func doing<Result>(
    offMain: Bool, _ work: () throws -> Result
  ) rethrows -> Result {
    let before = clocks_leave_main(offMain)
    defer { _ = clocks_leave_main(before) }
    return try work()
  }

  /// Puts these clocks in force on this thread.
  ///
  /// - Parameter time: Seconds since launch.
  /// - Returns: the clocks that were in force.
  func enter(at time: TimeInterval) -> clocks_state {
    state.uptime = time.nanoseconds
    return clocks_exchange(state)
  }

  /// Puts the clocks that `enter` returned in force again.
  func leave(to before: clocks_state) { state = clocks_exchange(before) }

  /// Sets the clocks to a moment, if they are in force.
  ///
  /// *Units*: seconds since launch.
  func advance(to time: TimeInterval) { clocks_advance(number, time.nanoseconds) }
}

extension World {
  /// Runs code of the stage with the stage's clocks and random numbers, and collects its later
  /// work.
  ///
  /// - Parameter body: The code.
  /// - Returns: what the code returns.
  /// - Throws: what the code throws.
  package func onStage<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard !clocks.hold else { return try body() }
    let before = clocks.enter(at: time)
    defer { clocks.leave(to: before) }
    return try body()
  }

  /// Moves the work that the stage's code left for later from the inbox to the timers.
  package func collectWork() {
    for work in WorkInbox.take(clocks.number) {
      let moment = work.due < 0 ? time : TimeInterval(work.due) / 1e9
      if work.task != 0, let sleep = clocks.sleepers.remove(work.task) { end(sleep) }
      guard moment <= Self.longestWait else {
        if work.sleeper != 0 { clocks.sleepers.add(work.sleeper, work, nil) }
        continue
      }
      let token = wait(until: moment) { [clocks] in
        if work.sleeper != 0 { clocks.sleepers.remove(work.sleeper) }
        clocks.runsBeside = work.isBeside
        StageClocks.doing(offMain: work.isOffMain) { work.perform() }
        clocks.runsBeside = false
      }
      if work.sleeper != 0 { clocks.sleepers.add(work.sleeper, work, token) }
    }
  }

  /// Ends a sleep that was cancelled: lets the task go on now, and nothing wait for the sleep's
  /// end.
  private func end(_ sleep: SleepingTasks.Sleep) {
    if let token = sleep.token { timers.remove(token) }
    wait(until: time) { sleep.work.perform() }
  }

  /// The longest wait that a scene may see the end of; a longer one is dropped.
  ///
  /// *Units*: seconds; a day.
  private static let longestWait: TimeInterval = 86_400
}

extension TimeInterval {
  /// The time in nanoseconds; the largest that fit, some three hundred years, if it is longer.
  fileprivate var nanoseconds: Int64 { Int64(exactly: (self * 1e9).rounded()) ?? .max }
}
