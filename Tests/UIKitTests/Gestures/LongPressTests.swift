import Testing
import UIKit

@MainActor @Suite struct LongPressTests {
  private let probe = GestureProbe()
  private let press = UILongPressGestureRecognizer()
  private let place = CGPoint(100, 100)

  @Test func `a press begins after half a second, follows and ends`() throws {
    try onStage { stage in
      probe.watch(stage.window, "press", with: press)
      stage.at(1, (1, .began, place))
      stage.at(1.499)
      #expect(probe.log.isEmpty)
      stage.at(1.5)
      #expect(probe.take() == ["press began"])
      stage.at(1.6, (1, .moved, CGPoint(200, 300)))
      #expect(probe.take() == ["press changed"])
      #expect(press.location(in: nil) == CGPoint(200, 300))
      stage.at(1.7, (1, .ended, CGPoint(200, 300)))
      #expect(probe.take() == ["press ended"])
      #expect(!stage.runtime.isWaiting)
    }
  }

  @Test func `a press begins in its frame whenever the finger came`() throws {
    try onStage { stage in
      probe.watch(stage.window, "press", with: press)
      for frame in stride(from: 1, through: 601, by: 40) {
        stage.at(Double(frame) / 60, (1, .began, place))
        stage.at(Double(frame + 30) / 60)
        #expect(probe.take() == ["press began"])
        stage.at(Double(frame + 31) / 60, (1, .ended, place))
        _ = probe.take()
      }
    }
  }

  @Test(arguments: [(CGPoint(10, 0), true), (CGPoint(8, 8), false)])
  func `a finger may stray 10 points before`(way: CGPoint, isPress: Bool) throws {
    try onStage { stage in
      probe.watch(stage.window, "press", with: press)
      stage.at(1, (1, .began, place))
      stage.at(1.1, (1, .moved, CGPoint(place.x + way.x, place.y + way.y)))
      stage.at(1.5)
      #expect(probe.log == (isPress ? ["press began"] : []))
    }
  }

  @Test func `a finger that lifts too early presses nothing`() throws {
    try onStage { stage in
      probe.watch(stage.window, "press", with: press)
      stage.at(1, (1, .began, place))
      stage.at(1.4, (1, .ended, place))
      stage.at(2)
      #expect(probe.log.isEmpty && !stage.runtime.isWaiting)
    }
  }

  @Test func `the time and the fingers can be set`() throws {
    try onStage { stage in
      press.minimumPressDuration = 0.2
      press.numberOfTouchesRequired = 2
      probe.watch(stage.window, "press", with: press)
      stage.at(1, (1, .began, place))
      stage.at(1.3, (2, .began, CGPoint(120, 100)))
      stage.at(1.49)
      #expect(probe.log.isEmpty)
      stage.at(1.5)
      #expect(probe.take() == ["press began"])
      #expect(press.location(in: nil) == CGPoint(110, 100))
      stage.at(1.6, (2, .ended, CGPoint(120, 100)))
      #expect(probe.take() == ["press ended"])
    }
  }

  @Test func `a press may have to follow a tap`() throws {
    try onStage { stage in
      press.numberOfTapsRequired = 1
      probe.watch(stage.window, "press", with: press)
      stage.at(1, (1, .began, place))
      stage.at(1.6)
      stage.at(2, (1, .ended, place))
      #expect(probe.log.isEmpty)
      stage.at(3, (1, .began, place))
      stage.at(3.1, (1, .ended, place))
      stage.at(3.3, (1, .began, place))
      stage.at(3.8)
      #expect(probe.log == ["press began"])
    }
  }

  @Test func `a press without a duration begins with the touch`() throws {
    try onStage { stage in
      press.minimumPressDuration = 0
      probe.watch(stage.window, "press", with: press)
      stage.at(1, (1, .began, place))
      #expect(probe.log == ["press began"])
    }
  }

  @Test func `a press stops a drag that begins later, and the reverse`() throws {
    try onStage { stage in
      probe.watch(stage.window, "press", with: press)
      probe.watch(stage.window, "pan", with: UIPanGestureRecognizer())
      stage.at(1, (1, .began, place))
      stage.at(1.5)
      stage.at(1.6, (1, .moved, CGPoint(150, 100)))
      stage.at(1.7, (1, .ended, CGPoint(150, 100)))
      #expect(probe.take() == ["press began", "press changed", "press ended"])
      stage.at(2, (1, .began, place))
      stage.at(2.1, (1, .moved, CGPoint(150, 100)))
      stage.at(2.6)
      #expect(probe.log == ["pan began"])
    }
  }
}
