import Testing
import UIKit

@MainActor @Suite struct TapTests {
  private let probe = GestureProbe()
  private let tap = UITapGestureRecognizer()

  private func tapOnce(
    _ stage: TestStage, at time: TimeInterval, _ point: CGPoint = CGPoint(50, 50),
    for seconds: TimeInterval = 0.1
  ) {
    stage.at(time, (1, .began, point))
    stage.at(time + seconds, (1, .ended, point))
  }

  @Test func `a tap is told once, at the lift, where it was`() throws {
    try onStage { stage in
      probe.watch(stage.window, "tap", with: tap)
      var place = CGPoint.zero
      var fingers = 0
      probe.onAction = { _ in
        (place, fingers) = (tap.location(in: nil), tap.numberOfTouches)
      }
      stage.at(1, (1, .began, CGPoint(50, 50)))
      #expect(probe.log.isEmpty)
      stage.at(1.1, (1, .ended, CGPoint(50, 50)))
      #expect(probe.log == ["tap ended"])
      #expect(place == CGPoint(50, 50) && fingers == 1)
      #expect(!stage.runtime.isWaiting)
    }
  }

  @Test(arguments: [(CGPoint(45, 0), true), (CGPoint(45.5, 0), false), (CGPoint(32, 32), false)])
  func `a finger may stray 45 points`(way: CGPoint, isTap: Bool) throws {
    try onStage { stage in
      probe.watch(stage.window, "tap", with: tap)
      stage.at(1, (1, .began, CGPoint(100, 100)))
      stage.at(1.1, (1, .moved, CGPoint(100 + way.x, 100 + way.y)))
      stage.at(1.2, (1, .ended, CGPoint(100, 100)))
      #expect(probe.log == (isTap ? ["tap ended"] : []))
    }
  }

  @Test(arguments: [(0.74, true), (0.76, false)])
  func `a finger may stay three quarters of a second`(
    seconds: TimeInterval, isTap: Bool
  ) throws {
    try onStage { stage in
      probe.watch(stage.window, "tap", with: tap)
      tapOnce(stage, at: 1, for: seconds)
      #expect(probe.log == (isTap ? ["tap ended"] : []))
    }
  }

  @Test(arguments: [
    (0.34, CGPoint(50, 50), true), (0.36, CGPoint(50, 50), false),
    (0.2, CGPoint(50, 94), true), (0.2, CGPoint(50, 96), false),
  ])
  func `two taps are near one another in time and place`(
    pause: TimeInterval, second: CGPoint, isDouble: Bool
  ) throws {
    try onStage { stage in
      tap.numberOfTapsRequired = 2
      probe.watch(stage.window, "tap", with: tap)
      tapOnce(stage, at: 1)
      #expect(probe.log.isEmpty && stage.runtime.isWaiting)
      tapOnce(stage, at: 1.1 + pause, second)
      #expect(probe.log == (isDouble ? ["tap ended"] : []))
    }
  }

  @Test func `two fingers tap when both were down at once`() throws {
    try onStage { stage in
      tap.numberOfTouchesRequired = 2
      probe.watch(stage.window, "tap", with: tap)
      tapOnce(stage, at: 1)
      #expect(probe.log.isEmpty)
      stage.at(2, (1, .began, CGPoint(50, 50)))
      stage.at(2.1, (2, .began, CGPoint(90, 50)))
      stage.at(2.2, (1, .ended, CGPoint(50, 50)))
      stage.at(2.3, (2, .ended, CGPoint(90, 50)))
      #expect(probe.take() == ["tap ended"])
      stage.at(
        3, (1, .began, CGPoint(50, 50)), (2, .began, CGPoint(60, 50)),
        (3, .began, CGPoint(70, 50)))
      stage.at(
        3.1, (1, .ended, CGPoint(50, 50)), (2, .ended, CGPoint(60, 50)),
        (3, .ended, CGPoint(70, 50)))
      #expect(probe.log.isEmpty)
    }
  }

  @Test func `one tap does not stand in the way of two, two stand in the way of one`() throws {
    try onStage { stage in
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      probe.watch(stage.window, "single", with: tap)
      probe.watch(stage.window, "double", with: double)
      tapOnce(stage, at: 1)
      tapOnce(stage, at: 1.2)
      #expect(probe.log == ["single ended", "double ended"])
    }
  }

  @Test func `one tap that waits for two is told when the second does not come`() throws {
    try onStage { stage in
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      probe.watch(stage.window, "single", with: tap)
      probe.watch(stage.window, "double", with: double)
      tap.require(toFail: double)
      var place = CGPoint.zero
      probe.onAction = { place = $0.location(in: nil) }
      tapOnce(stage, at: 1, CGPoint(30, 40))
      stage.at(1.4)
      #expect(probe.log.isEmpty)
      #expect(tap.state == .possible)
      stage.at(1.46)
      #expect(probe.take() == ["single ended"])
      #expect(place == CGPoint(30, 40))
      tapOnce(stage, at: 2)
      tapOnce(stage, at: 2.2)
      stage.at(3)
      #expect(probe.take() == ["double ended"])
      #expect(!stage.runtime.isWaiting)
    }
  }
}
