extension World {
  /// Lets the clock go on for code of the main thread that sleeps.
  ///
  /// As on a phone, nothing of the app goes on meanwhile: the frames until then show what was shown
  /// before, and what is due, what fingers do and what is typed comes afterwards.
  ///
  /// - Parameter seconds: how long it sleeps.
  /// - Returns: false in a task that runs beside the main thread.
  func sleepOnMainThread(_ seconds: TimeInterval) -> Bool {
    guard !clocks.runsBeside else { return false }
    if !isBlocked(at: time) { clocks.willBlock?() }
    // Who sleeps until a moment may ask for less than the clock can tell, again and again.
    advanceClock(to: time + max(seconds, 1e-9))
    clocks.blockedUntil = time
    return true
  }

  /// Tells whether the main thread sleeps.
  ///
  /// - Parameter moment: seconds since launch.
  /// - Returns: true while it does.
  package func isBlocked(at moment: TimeInterval) -> Bool {
    // Less than any step: moments are sums.
    moment < clocks.blockedUntil - 1e-6
  }

  /// Calls a function whenever the main thread begins to sleep.
  package func onBlocking(_ call: @escaping @MainActor () -> Void) { clocks.willBlock = call }
}
