extension Runtime {
  /// Calls something when so many seconds have passed, in the first frame at or after that moment; calls come in the order of their moments, then in that of asking.
  ///
  /// The clock stands at the moment itself during the call, so that what is asked for from there
  /// is no later than it would be without frames.
  @discardableResult
  func schedule(
    after seconds: TimeInterval, _ call: @escaping @MainActor () -> Void
  ) -> VirtualTimers.Token {
    collectWork()
    return wait(until: time + (seconds > 0 ? seconds : 0), call)
  }

  /// Calls something at a moment, in the manner of `schedule`. Units: seconds since launch.
  @discardableResult
  func wait(
    until moment: TimeInterval, _ call: @escaping @MainActor () -> Void
  ) -> VirtualTimers.Token {
    timers.add(at: moment) { [weak self] in
      guard let self else { return call() }
      let frame = time
      advanceClock(to: min(max(moment, clocks.timeOfLateCalls), frame))
      call()
      advanceClock(to: frame)
    }
  }

  /// Makes the calls whose time has come.
  ///
  /// What asks for itself again at once, for ever, gets so many turns a frame; those that had none
  /// are late.
  ///
  /// - Returns: how many were made.
  func makeDueCalls() -> Int {
    for count in 0..<Self.callsPerFrame {
      collectWork()
      guard let call = timers.takeDue(at: time) else { return count }
      call()
    }
    clocks.timeOfLateCalls = time
    return Self.callsPerFrame
  }

  private static let callsPerFrame = 10_000
}
