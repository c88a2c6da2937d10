import Testing
import UIKit

@MainActor @Suite struct PanTests {
  private let probe = GestureProbe()
  private let pan = UIPanGestureRecognizer()

  private func drag(
    _ stage: TestStage, _ points: [CGPoint], every seconds: TimeInterval = 1.0 / 60
  ) {
    for (index, point) in points.enumerated() {
      let time = 1 + TimeInterval(index) * seconds
      stage.at(time, (1, index == 0 ? .began : .moved, point))
    }
  }

  /// Both signs and both axes; the distance counts along each axis, not straight.
  @Test(arguments: [
    (CGPoint(9.99, 0), false), (CGPoint(10, 0), true), (CGPoint(-10, 0), true),
    (CGPoint(9, 9), false), (CGPoint(0, 10), true), (CGPoint(0, -10), true),
    (CGPoint(3, -11), true),
  ])
  func `a drag begins ten points away along one axis`(way: CGPoint, begins: Bool) throws {
    try onStage { stage in
      probe.watch(stage.window, "pan", with: pan)
      drag(stage, [CGPoint(100, 100), CGPoint(100 + way.x, 100 + way.y)])
      #expect(probe.log == (begins ? ["pan began"] : []))
    }
  }

  @Test func `the first ten points of each axis do not count`() throws {
    try onStage { stage in
      probe.watch(stage.window, "pan", with: pan)
      var translations: [CGPoint] = []
      probe.onAction = { _ in translations.append(pan.translation(in: nil)) }
      drag(
        stage,
        [
          CGPoint(100, 100), CGPoint(105, 102), CGPoint(113, 96), CGPoint(115, 80),
          CGPoint(100, 100),
        ])
      #expect(translations == [CGPoint(3, 0), CGPoint(5, -16), CGPoint(-10, 4)])
    }
  }

  @Test func `each move is told once and the lift ends it`() throws {
    try onStage { stage in
      probe.watch(stage.window, "pan", with: pan)
      drag(stage, [CGPoint(0, 0), CGPoint(20, 0), CGPoint(30, 0), CGPoint(40, 0)])
      stage.at(1.1)
      stage.at(1.2, (1, .ended, CGPoint(40, 0)))
      #expect(probe.take() == ["pan began", "pan changed", "pan changed", "pan ended"])
      #expect(pan.state == .possible && pan.numberOfTouches == 0)
    }
  }

  @Test func `a lift before it begins makes it fail in silence`() throws {
    try onStage { stage in
      probe.watch(stage.window, "pan", with: pan)
      drag(stage, [CGPoint(0, 0), CGPoint(5, 0)])
      stage.at(1.1, (1, .ended, CGPoint(50, 0)))
      #expect(probe.log.isEmpty)
      #expect(pan.state == .possible)
    }
  }

  @Test func `a finger that is taken away cancels it`() throws {
    try onStage { stage in
      probe.watch(stage.window, "pan", with: pan)
      drag(stage, [CGPoint(0, 0), CGPoint(20, 0)])
      stage.at(1.1, (1, .cancelled, CGPoint(20, 0)))
      #expect(probe.log == ["pan began", "pan cancelled"])
    }
  }

  @Test func `adding a recognizer to its view again leaves its gesture alone`() throws {
    try onStage { stage in
      probe.watch(stage.window, "pan", with: pan)
      probe.onAction = { _ in stage.window.addGestureRecognizer(pan) }
      drag(stage, [CGPoint(0, 0), CGPoint(20, 0), CGPoint(30, 0)])
      #expect(probe.log == ["pan began", "pan changed"])
      #expect(stage.window.gestureRecognizers?.count == 1)
    }
  }

  @Test func `setting the translation starts counting from there`() throws {
    try onStage { stage in
      probe.watch(stage.window, "pan", with: pan)
      var translations: [CGPoint] = []
      probe.onAction = { _ in
        translations.append(pan.translation(in: nil))
        pan.setTranslation(CGPoint(1, 2), in: nil)
      }
      drag(stage, [CGPoint(0, 0), CGPoint(30, 0), CGPoint(34, 5), CGPoint(34, 6)])
      #expect(translations == [CGPoint(20, 0), CGPoint(5, 7), CGPoint(1, 3)])
    }
  }

  @Test func `way and speed are told along the axes of the view asked for`() throws {
    try onStage { stage in
      let view = UIView(frame: CGRect(0, 0, 200, 200))
      view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
      stage.window.addSubview(view)
      probe.watch(stage.window, "pan", with: pan)
      var (translation, velocity) = (CGPoint.zero, CGPoint.zero)
      probe.onAction = { _ in
        (translation, velocity) = (pan.translation(in: view), pan.velocity(in: view))
      }
      drag(stage, [CGPoint(50, 50), CGPoint(90, 50)], every: 0.1)
      // The view's y axis points to the left of the screen, and its points are twice as large.
      #expect(abs(translation.x) < 1e-12 && abs(translation.y + 15) < 1e-12)
      #expect(abs(velocity.x) < 1e-9 && abs(velocity.y + 200) < 1e-9)
      pan.setTranslation(CGPoint(0, -15), in: view)
      #expect(abs(pan.translation(in: nil).x - 30) < 1e-12)
    }
  }

  @Test func `the speed is a fifth of the last and four fifths of the one before`() throws {
    try onStage { stage in
      probe.watch(stage.window, "pan", with: pan)
      var speeds: [CGFloat] = []
      probe.onAction = { _ in speeds.append(pan.velocity(in: nil).x) }
      drag(
        stage, [CGPoint(0, 0), CGPoint(20, 0), CGPoint(60, 0), CGPoint(70, 0)], every: 0.1)
      // The speeds from one move to the next are 200, 400 and 100 points a second.
      for (speed, expected) in zip(speeds, [200, 0.2 * 400 + 0.8 * 200, 0.2 * 100 + 0.8 * 400]) {
        #expect(abs(speed - expected) < 1e-9)
      }
      #expect(speeds.count == 3)
    }
  }

  /// The seconds between the last move and the lift, and the speed after it.
  @Test(
    arguments: [(0, 100), (1.0 / 60, 100), (0.049, 100), (0.051, 0), (1, 0)]
      as [(TimeInterval, CGFloat)])
  func `a lift keeps the speed unless the finger rested`(
    rest: TimeInterval, expected: CGFloat
  ) throws {
    try onStage { stage in
      probe.watch(stage.window, "pan", with: pan)
      drag(stage, [CGPoint(0, 0), CGPoint(10, 0), CGPoint(20, 0)], every: 0.1)
      var speed: CGFloat = -1
      probe.onAction = { _ in speed = pan.velocity(in: nil).x }
      stage.at(1.2 + rest, (1, .ended, CGPoint(20, 0)))
      #expect(abs(speed - expected) < 1e-9)
    }
  }

  @Test func `a lift elsewhere is one more move`() throws {
    try onStage { stage in
      probe.watch(stage.window, "pan", with: pan)
      drag(stage, [CGPoint(0, 0), CGPoint(10, 0), CGPoint(20, 0)], every: 0.1)
      var (speed, way): (CGFloat, CGFloat) = (-1, -1)
      probe.onAction = { _ in (speed, way) = (pan.velocity(in: nil).x, pan.translation(in: nil).x) }
      stage.at(1.3, (1, .ended, CGPoint(50, 0)))
      #expect(abs(speed - (0.2 * 300 + 0.8 * 100)) < 1e-9)
      #expect(way == 40)
    }
  }

  @Test func `the place is the middle of the fingers and does not jump when one joins`() throws {
    try onStage { stage in
      probe.watch(stage.window, "pan", with: pan)
      stage.at(1, (1, .began, CGPoint(100, 100)))
      stage.at(1.1, (1, .moved, CGPoint(120, 100)))
      #expect(pan.translation(in: nil).x == 10)
      stage.at(1.2, (2, .began, CGPoint(220, 100)))
      #expect(pan.translation(in: nil).x == 10)
      #expect(pan.location(in: nil) == CGPoint(170, 100))
      #expect(pan.location(ofTouch: 1, in: nil) == CGPoint(220, 100))
      stage.at(1.3, (1, .moved, CGPoint(130, 100)), (2, .moved, CGPoint(250, 100)))
      #expect(pan.translation(in: nil).x == 30)
      stage.at(1.4, (2, .ended, CGPoint(250, 100)))
      #expect(pan.state == .changed && pan.numberOfTouches == 1)
      #expect(pan.translation(in: nil).x == 30)
    }
  }

  @Test func `it waits for the fewest fingers and ends when one of them lifts`() throws {
    try onStage { stage in
      pan.minimumNumberOfTouches = 2
      probe.watch(stage.window, "pan", with: pan)
      stage.at(1, (1, .began, CGPoint(100, 100)))
      stage.at(1.1, (1, .moved, CGPoint(150, 100)))
      #expect(probe.log.isEmpty)
      stage.at(1.2, (2, .began, CGPoint(160, 100)))
      stage.at(1.3, (1, .moved, CGPoint(170, 100)), (2, .moved, CGPoint(180, 100)))
      #expect(probe.log == ["pan began"])
      stage.at(1.4, (2, .ended, CGPoint(180, 100)))
      #expect(probe.log == ["pan began", "pan ended"])
      stage.at(1.5, (1, .moved, CGPoint(300, 100)))
      #expect(probe.log.count == 2)
    }
  }

  @Test func `one finger too many fails before it begins and is passed over after`() throws {
    try onStage { stage in
      pan.maximumNumberOfTouches = 1
      probe.watch(stage.window, "pan", with: pan)
      stage.at(1, (1, .began, CGPoint(100, 100)), (2, .began, CGPoint(110, 100)))
      stage.at(1.1, (1, .moved, CGPoint(150, 100)))
      #expect(probe.log.isEmpty)
      stage.at(1.2, (1, .ended, CGPoint(150, 100)), (2, .ended, CGPoint(110, 100)))
      stage.at(2, (1, .began, CGPoint(100, 100)))
      stage.at(2.1, (1, .moved, CGPoint(150, 100)))
      stage.at(2.2, (2, .began, CGPoint(0, 0)))
      stage.at(2.3, (2, .moved, CGPoint(0, 50)))
      #expect(probe.log == ["pan began"])
      #expect(pan.location(in: nil) == CGPoint(150, 100))
    }
  }
}
