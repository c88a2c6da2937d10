extension World {
  /// Makes a call after some seconds, before the passes of the first frame at or after that moment.
  ///
  /// Calls come in the order of their moments; at the same moment, in the order in which they were
  /// asked for. During a call the clock stands at the call's own moment, not at the frame's, so
  /// that delays counted from there do not grow by a part of a frame.
  ///
  /// - Parameters:
  ///   - seconds: The delay; less than 0 counts as 0.
  ///   - call: What to do.
  /// - Returns: a token to take the call back with.
  @discardableResult
  package func schedule(
    after seconds: TimeInterval, _ call: @escaping @MainActor () -> Void
  ) -> VirtualTimers.Token {
    collectWork()
    return wait(until: time + (seconds > 0 ? seconds : 0), call)
  }

  /// Makes a call at a moment, as `schedule` does.
  ///
  /// - Parameters:
  ///   - moment: Seconds since launch.
  ///   - call: What to do.
  /// - Returns: a token to take the call back with.
  @discardableResult
  package func wait(
    until moment: TimeInterval, _ call: @escaping @MainActor () -> Void
  ) -> VirtualTimers.Token {
    timers.add(at: moment) { [weak self] in
      guard let self else { return call() }
      let frame = time
      advanceClock(to: max(min(max(moment, clocks.timeOfLateCalls), frame), clocks.blockedUntil))
      call()
      advanceClock(to: max(frame, clocks.blockedUntil))
    }
  }

  /// Makes the calls that are due.
  ///
  /// Calls that ask for more calls at once could go on for ever: a frame makes at most
  /// `callsPerFrame`, and the rest are late.
  ///
  /// - Returns: how many calls were made.
  package func makeDueCalls() -> Int {
    for count in 0..<Self.callsPerFrame {
      collectWork()
      guard let call = timers.takeDue(at: time) else { return count }
      call()
    }
    clocks.timeOfLateCalls = time
    return Self.callsPerFrame
  }

  /// How many calls a frame makes at most.
  private static let callsPerFrame = 10_000
}
