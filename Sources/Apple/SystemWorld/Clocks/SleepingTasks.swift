/// The tasks of a stage that sleep.
///
/// The work that ends a sleep stays in the queue when the sleep is cancelled. The stage must not go
/// on for its sake, so it is found here and taken out.
struct SleepingTasks {
  /// The work that ends a sleep, and its place among the timers.
  struct Sleep {
    /// The work that ends the sleep.
    let work: StageWork
    /// Names the work among the timers; nil for a sleep that would outlast every scene.
    let token: VirtualTimers.Token?
  }

  private var sleeps: [UInt32: Sleep] = [:]

  /// Notes that a task sleeps.
  ///
  /// - Parameters:
  ///   - task: The task's number.
  ///   - work: The work that ends the sleep.
  ///   - token: Names the work among the timers; nil for a sleep that would outlast every scene.
  mutating func add(_ task: UInt32, _ work: StageWork, _ token: VirtualTimers.Token?) {
    sleeps[task] = Sleep(work: work, token: token)
  }

  /// Forgets the sleep of a task that goes on.
  ///
  /// - Returns: the sleep; nil if the task did not sleep.
  @discardableResult
  mutating func remove(_ task: UInt32) -> Sleep? { sleeps.removeValue(forKey: task) }
}
