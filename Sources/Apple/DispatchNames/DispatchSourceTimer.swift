/// A source that calls at times, in virtual time.
///
/// Source: Apple, DispatchSourceTimer.
@preconcurrency @MainActor
public protocol DispatchSourceTimer: DispatchSourceProtocol {
  /// Sets the moments of the calls in place of those before.
  nonisolated func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
}

extension DispatchSourceTimer {
  /// Calls at a moment, and then at intervals.
  ///
  /// - Parameters:
  ///   - deadline: the first moment; one that is over calls at once.
  ///   - interval: the time between two calls; `never` for one call.
  nonisolated public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never
  ) { schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0)) }

  /// Calls at a moment, once, however late it may be.
  nonisolated public func schedule(deadline: DispatchTime, leeway: DispatchTimeInterval) {
    schedule(deadline: deadline, repeating: .never, leeway: leeway)
  }

  /// Calls at a moment, and then every so many seconds; once for infinity.
  ///
  /// - Parameters:
  ///   - deadline: the first moment; one that is over calls at once.
  ///   - interval: the time between two calls, in seconds.
  ///   - leeway: how late a call may be; none is late here.
  nonisolated public func schedule(
    deadline: DispatchTime, repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    let nanoseconds = Int(exactly: (interval * 1e9).rounded(.towardZero))
    schedule(
      deadline: deadline, repeating: nanoseconds.map { .nanoseconds($0) } ?? .never, leeway: leeway)
  }

  /// Calls at a moment of the calendar, and then at intervals.
  ///
  /// - Parameters:
  ///   - wallDeadline: the first moment; one that is over calls at once.
  ///   - interval: the time between two calls; `never` for one call.
  ///   - leeway: how late a call may be; none is late here.
  nonisolated public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(deadline: wallDeadline, repeating: interval, leeway: leeway) }

  /// Calls at a moment of the calendar, and then every so many seconds; once for infinity.
  ///
  /// - Parameters:
  ///   - wallDeadline: the first moment; one that is over calls at once.
  ///   - interval: the time between two calls, in seconds.
  ///   - leeway: how late a call may be; none is late here.
  nonisolated public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(deadline: wallDeadline, repeating: interval, leeway: leeway) }

  /// Calls once, as in Swift 3.
  nonisolated public func scheduleOneshot(
    deadline: DispatchTime, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(deadline: deadline, repeating: .never, leeway: leeway) }

  /// Calls once, at a moment of the calendar, as in Swift 3.
  nonisolated public func scheduleOneshot(
    wallDeadline: DispatchWallTime, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(deadline: wallDeadline, repeating: .never, leeway: leeway) }

  /// Calls at intervals, as in Swift 3.
  nonisolated public func scheduleRepeating(
    deadline: DispatchTime, interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(deadline: deadline, repeating: interval, leeway: leeway) }

  /// Calls every so many seconds, as in Swift 3.
  nonisolated public func scheduleRepeating(
    deadline: DispatchTime, interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(deadline: deadline, repeating: interval, leeway: leeway) }

  /// Calls at intervals from a moment of the calendar, as in Swift 3.
  nonisolated public func scheduleRepeating(
    wallDeadline: DispatchWallTime, interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(deadline: wallDeadline, repeating: interval, leeway: leeway) }

  /// Calls every so many seconds from a moment of the calendar, as in Swift 3.
  nonisolated public func scheduleRepeating(
    wallDeadline: DispatchWallTime, interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(deadline: wallDeadline, repeating: interval, leeway: leeway) }
}

/// The timer among the sources.
final class TimerSource: DispatchSource, DispatchSourceTimer {
  /// The first moment, and the time between two; no interval for one call.
  private var rhythm: (start: DispatchTime, interval: TimeInterval?)?
  /// How many moments of the rhythm are over.
  private var count = 0.0
  private var token: VirtualTimers.Token?

  nonisolated func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval
  ) {
    MainActor.assumeIsolated {
      let seconds = interval.seconds
      let start = max(deadline, DispatchTime(uptimeNanoseconds: 0))
      rhythm = (start, seconds.isFinite ? Self.interval(seconds) : nil)
      count = 0
      startWaiting()
    }
  }

  override func startWaiting() {
    stopWaiting()
    guard mayCall, let world, let moment = next, moment.isFinite else { return }
    token = world.wait(until: max(moment, world.time)) { [weak self] in self?.fire() }
  }

  override func stopWaiting() {
    if let token { world?.timers.remove(token) }
    token = nil
  }

  /// The next moment in seconds since launch; `nil` when there is none.
  private var next: TimeInterval? {
    guard let rhythm else { return nil }
    let start = rhythm.start.sinceLaunch
    guard let interval = rhythm.interval else { return count == 0 ? start : nil }
    return start + count * interval
  }

  private func fire() {
    token = nil
    guard let world, let moment = next else { return }
    // A rest may have taken several moments: one call is for all of them.
    let missed = rhythm?.interval.map { ((world.time - moment) / $0).rounded(.down) } ?? 0
    let times = max(missed, 0) + 1
    count += times
    startWaiting()
    call(times: UInt(exactly: times) ?? .max)
  }

  /// Returns the interval that a timer keeps.
  ///
  /// Source: libdispatch, `_dispatch_timer_config_create`: 0 is taken for the shortest interval, a
  /// negative one for the longest. Unspecified by Apple: the shortest is that of `Timer`, for no
  /// phone calls every nanosecond.
  private static func interval(_ seconds: TimeInterval) -> TimeInterval? {
    seconds < 0 ? nil : max(seconds, 0.0001)
  }
}
