import Foundation
import Staging
import Testing
import UIKit

/// Every clock that a scene can ask shows the stage's time.
@MainActor
@Suite struct ClockTests {
  /// What a clock shows.
  ///
  /// *Units*: seconds, of the wall's clocks since 1970.
  nonisolated private static let clocks: [String: @MainActor () -> TimeInterval] = [
    "Date()": { Date().timeIntervalSince1970 },
    "Date.now": { Date.now.timeIntervalSince1970 },
    "NSDate": { NSDate().timeIntervalSince1970 },
    "CFAbsoluteTimeGetCurrent": {
      CFAbsoluteTimeGetCurrent() + Date.timeIntervalBetween1970AndReferenceDate
    },
    "gettimeofday": {
      var time = timeval()
      gettimeofday(&time, nil)
      return TimeInterval(time.tv_sec) + TimeInterval(time.tv_usec) / 1e6
    },
    "time": { TimeInterval(time(nil)) },
    "CLOCK_REALTIME": { reading(of: CLOCK_REALTIME) },
    "timespec_get": {
      var time = timespec()
      timespec_get(&time, TIME_UTC)
      return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
    },
    "CACurrentMediaTime": { CACurrentMediaTime() },
    "systemUptime": { ProcessInfo.processInfo.systemUptime },
    "CLOCK_MONOTONIC": { reading(of: CLOCK_MONOTONIC) },
    "CLOCK_BOOTTIME": { reading(of: CLOCK_BOOTTIME) },
    "CLOCK_PROCESS_CPUTIME_ID": { reading(of: CLOCK_PROCESS_CPUTIME_ID) },
    "clock": { TimeInterval(clock()) / TimeInterval(CLOCKS_PER_SEC) },
    "UIKit.DispatchTime": { TimeInterval(UIKit.DispatchTime.now().uptimeNanoseconds) / 1e9 },
    "Dispatch.DispatchTime": {
      TimeInterval(Dispatch.DispatchTime.now().uptimeNanoseconds) / 1e9
    },
  ]

  private static func reading(of clock: clockid_t) -> TimeInterval {
    var time = timespec()
    clock_gettime(clock, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
  }

  /// 9 January 2007, 9:41 UTC.
  ///
  /// *Units*: seconds since 1970.
  private static let launch: TimeInterval = 1_168_335_660

  @Test(arguments: clocks.keys.sorted())
  func `a clock shows the stage's time`(name: String) throws {
    let clock = try #require(Self.clocks[name])
    var readings: [TimeInterval] = []
    let stage = try stage { _ in
      readings.append(clock())
      UIKit.Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
        readings.append(clock())
      }
    }
    try stage.advance(frames: 120)
    let start = try #require(readings.first)
    #expect(start == 0 || start == Self.launch || abs(start) < 2e-9)
    let times = readings.map { $0 - start }
    #expect(times.count == 3)
    // What a Double keeps of the seconds since 1970 is a quarter of a microsecond.
    #expect(abs(times[1] - 1) < 1e-6 && abs(times[2] - 2) < 1e-6)
    if !["CACurrentMediaTime", "UIKit.DispatchTime"].contains(name) {
      #expect(abs(clock() - start - 2) > 0.1)
    }
  }

  @Test func `Swift's clocks show the stage's time`() throws {
    var elapsed: [Duration] = []
    let stage = try stage { _ in
      let (continuous, suspending) = (ContinuousClock.now, SuspendingClock.now)
      UIKit.Timer.scheduledTimer(withTimeInterval: 1.25, repeats: false) { _ in
        elapsed = [ContinuousClock.now - continuous, SuspendingClock.now - suspending]
      }
    }
    try stage.advance(frames: 80)
    #expect(elapsed == [.milliseconds(1250), .milliseconds(1250)])
  }
}
