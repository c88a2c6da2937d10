/// The tasks of a stage that sleep.
///
/// A sleep that is cancelled leaves its end waiting in the queue, for nothing: a stage should not
/// go on for it.
struct SleepingTasks {
  /// What ends a sleep, and what waits to do so.
  struct Sleep {
    let work: StageWork
    /// Nothing where it would outlast every scene.
    let token: VirtualTimers.Token?
  }

  private var sleeps: [UInt32: Sleep] = [:]

  /// Writes down that a task sleeps.
  mutating func add(_ task: UInt32, _ work: StageWork, _ token: VirtualTimers.Token?) {
    sleeps[task] = Sleep(work: work, token: token)
  }

  /// Strikes out a task that goes on, and answers how it slept.
  @discardableResult
  mutating func remove(_ task: UInt32) -> Sleep? { sleeps.removeValue(forKey: task) }
}
