import Synchronization

/// A piece of work that can be cancelled before its turn.
///
/// Source: Apple, DispatchWorkItem.
public final class DispatchWorkItem: Sendable {
  private let block: @Sendable () -> Void
  private let state = Mutex(State())

  private struct State {
    var isCancelled = false
    /// What is to be done afterwards, in order.
    var followers: [(queue: DispatchQueue, work: @Sendable () -> Void)] = []
  }

  public init(block: @escaping @Sendable () -> Void) { self.block = block }

  /// Does the work at once, unless it was cancelled.
  public func perform() {
    if isCancelled { return }
    block()
    for follower in state.withLock({ $0.followers }) {
      follower.queue.async(execute: follower.work)
    }
  }

  /// Leaves the work out when its turn comes.
  public func cancel() { state.withLock { $0.isCancelled = true } }

  public var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Does something on a queue whenever the work is done.
  public func notify(queue: DispatchQueue, execute: @escaping @Sendable () -> Void) {
    state.withLock { $0.followers.append((queue, execute)) }
  }
}
