import Testing
import UIKit

@MainActor @Suite struct SwipeTests {
  private let probe = GestureProbe()
  private let swipe = UISwipeGestureRecognizer()
  private let start = CGPoint(160, 300)

  @Test(arguments: [
    (UISwipeGestureRecognizer.Direction.right, CGPoint(50, 0)), (.left, CGPoint(-50, 10)),
    (.up, CGPoint(0, -50)), (.down, CGPoint(-20, 50)), (.leftOrRight, CGPoint(-50, 0)),
  ])
  func `a swipe is told at 50 points, before the finger lifts`(
    direction: UISwipeGestureRecognizer.Direction, way: CGPoint
  ) throws {
    try onStage { stage in
      swipe.direction = direction
      probe.watch(stage.window, "swipe", with: swipe)
      stage.at(1, (1, .began, start))
      stage.at(1.1, (1, .moved, CGPoint(start.x + way.x * 0.9, start.y + way.y * 0.9)))
      #expect(probe.log.isEmpty)
      stage.at(1.2, (1, .moved, CGPoint(start.x + way.x, start.y + way.y)))
      #expect(probe.log == ["swipe ended"])
    }
  }

  @Test(arguments: [
    (CGPoint(-80, 0), 0.1), (CGPoint(49, 0), 0.1), (CGPoint(80, 51), 0.1), (CGPoint(80, 0), 0.6),
  ])
  func `what goes elsewhere, too short, too crooked or too slowly is none`(
    way: CGPoint, seconds: TimeInterval
  ) throws {
    try onStage { stage in
      probe.watch(stage.window, "swipe", with: swipe)
      stage.at(1, (1, .began, start))
      stage.at(1 + seconds, (1, .moved, CGPoint(start.x + way.x, start.y + way.y)))
      stage.at(1.1 + seconds, (1, .ended, CGPoint(start.x + way.x, start.y + way.y)))
      #expect(probe.log.isEmpty)
    }
  }
}

extension UISwipeGestureRecognizer.Direction {
  fileprivate static let leftOrRight: Self = [.left, .right]
}
