import Synchronization

/// A piece of work that can be cancelled before its turn.
///
/// Source: Apple, DispatchWorkItem.
public final class DispatchWorkItem: Sendable {
  private let block: @Sendable () -> Void
  private let state = Mutex(State())

  private struct State {
    var isCancelled = false
    /// Work to be done after this, in order.
    var followers: [(queue: DispatchQueue, work: @Sendable () -> Void)] = []
  }

  /// Makes a piece of work.
  public init(block: @escaping @Sendable () -> Void) { self.block = block }

  /// Makes a piece of work; neither its urgency nor its flags change when it is done.
  public convenience init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags,
    block: @escaping @Sendable () -> Void
  ) { self.init(block: block) }

  /// Does the work at once, unless it was cancelled.
  public func perform() {
    if isCancelled { return }
    block()
    for follower in state.withLock({ $0.followers }) {
      follower.queue.async(execute: follower.work)
    }
  }

  /// Makes `perform` do nothing from now on.
  public func cancel() { state.withLock { $0.isCancelled = true } }

  /// Whether the work was cancelled.
  public var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Puts more work on a queue whenever this work has been done.
  public func notify(queue: DispatchQueue, execute: @escaping @Sendable () -> Void) {
    state.withLock { $0.followers.append((queue, execute)) }
  }
}
