import Testing

@testable import Staging

@Suite struct FrameTimeTests {
  @Test func `an hour of frames adds up to exactly an hour`() {
    #expect(FrameTime(frame: 216_000).seconds == 3600)
    #expect(FrameTime(frame: 432_000, rate: 120).seconds == 3600)
  }

  @Test(arguments: [(0.3, 18), (0.1, 6), (1.2, 72), (1.21, 73), (0, 0), (1.0 / 60, 1)])
  func `the first frame at or after a decimal time is the one that it means`(
    seconds: Double, frame: Int
  ) {
    #expect(FrameTime(atOrAfter: seconds).frame == frame)
  }

  @Test(arguments: [(0.3, 18), (0.29, 17), (0.31, 18), (1.0 / 60, 1)])
  func `the last frame at or before a decimal time is the one that it means`(
    seconds: Double, frame: Int
  ) {
    #expect(FrameTime(atOrBefore: seconds).frame == frame)
  }

  @Test func `times of different rates compare as moments`() {
    #expect(FrameTime(frame: 119, rate: 120) < FrameTime(frame: 60, rate: 60))
    #expect(!(FrameTime(frame: 120, rate: 120) < FrameTime(frame: 60, rate: 60)))
  }
}

@Suite struct EasingTests {
  static let all: [Easing] = [.linear, .easeIn, .easeOut, .easeInOut]

  @Test(arguments: all) func `every easing begins at the beginning and ends at the end`(
    easing: Easing
  ) {
    #expect(easing.progress(at: 0) == 0)
    #expect(easing.progress(at: 1) == 1)
  }

  @Test(arguments: zip(all, [1.0, 0, 2, 0])) func `an easing starts at its speed`(
    easing: Easing, speed: Double
  ) {
    // The difference quotient of a parabola over 1e-6 is off by at most 3e-6.
    #expect(abs(easing.progress(at: 1e-6) / 1e-6 - speed) < 4e-6)
  }

  @Test(arguments: zip(all, [1.0, 2, 0, 0])) func `an easing ends at its speed`(
    easing: Easing, speed: Double
  ) {
    #expect(abs((1 - easing.progress(at: 1 - 1e-6)) / 1e-6 - speed) < 4e-6)
  }
}
