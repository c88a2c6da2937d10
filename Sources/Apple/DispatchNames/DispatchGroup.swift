extension DispatchGroup {
  /// Runs a block when all work of the group is done, before the next frame, whichever queue it is.
  ///
  /// Source: Apple, DispatchGroup.notify(qos:flags:queue:execute:).
  @_disfavoredOverload
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping @Sendable () -> Void
  ) {
    notify(qos: qos, flags: flags, queue: .main) {
      MainActor.assumeIsolated { queue.run(work, on: World.current) }
    }
  }

  /// Runs a work item when all work of the group is done, unless it is cancelled until then.
  ///
  /// Source: Apple, DispatchGroup.notify(queue:work:).
  @_disfavoredOverload
  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    notify(queue: queue) { work.perform() }
  }
}
