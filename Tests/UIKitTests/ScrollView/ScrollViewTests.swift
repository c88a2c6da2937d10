import Testing
import UIKit

@MainActor
@Suite struct ScrollViewTests {
  @Test func `content follows the finger once it has gone ten points`() throws {
    try onStage { stage in
      let view = try list(in: stage)
      stage.frame((1, .began, CGPoint(100, 400)))
      stage.frame((1, .moved, CGPoint(100, 391)))
      #expect(view.contentOffset == .zero && view.isTracking && !view.isDragging)
      stage.frame((1, .moved, CGPoint(100, 380)))
      #expect(view.contentOffset == CGPoint(0, 10) && view.isDragging)
      stage.frame((1, .moved, CGPoint(103, 300)))
      #expect(view.contentOffset == CGPoint(0, 90))
    }
  }

  @Test func `thrown content slows down as its closed form says`() throws {
    try onStage { stage in
      let view = try list(in: stage)
      // 10 points a frame: 600 points a second.
      stage.drag(from: CGPoint(100, 400), to: CGPoint(100, 300), moves: 10)
      #expect(view.isDecelerating && !view.isDragging && !view.isTracking)
      let start = view.contentOffset.y
      #expect(start == 90)
      for frame in 1...30 {
        stage.frame()
        let kept = pow(0.998, 1000 * Double(frame) / 60)
        let way: Double = 600 * 0.499 * (1 - kept)
        // Half a pixel, that is a quarter of a point: content stands on whole pixels at scale 2.
        #expect(abs(Double(view.contentOffset.y - start) - way) <= 0.2501)
      }
      stage.run(frames: 300)
      #expect(!view.isDecelerating)
      // The content stands still at ten points a second.
      let end = start + 590 * 0.499
      #expect(abs(view.contentOffset.y - end) <= 0.2501)
    }
  }

  @Test func `fast deceleration goes a fifth as far`() throws {
    try onStage { stage in
      let view = try list(in: stage)
      view.decelerationRate = .fast
      stage.drag(from: CGPoint(100, 400), to: CGPoint(100, 300), moves: 10)
      stage.run(frames: 120)
      #expect(!view.isDecelerating)
      let end: CGFloat = 90 + 590 * 0.099
      #expect(abs(view.contentOffset.y - end) <= 0.2501)
    }
  }

  @Test func `the delegate is told in UIKit's order`() throws {
    try onStage { stage in
      let view = try list(in: stage)
      let log = ScrollLog()
      view.delegate = log
      stage.drag(from: CGPoint(100, 400), to: CGPoint(100, 300), moves: 10)
      stage.run(frames: 300)
      #expect(
        log.take() == [
          "will drag", "scroll", "will end", "did end true", "will decelerate", "scroll",
          "did decelerate",
        ])
      stage.drag(
        from: CGPoint(100, 400), to: CGPoint(100, 300), moves: 10, lifts: false)
      stage.run(frames: 10)
      stage.frame((1, .ended, CGPoint(100, 300)))
      #expect(log.take() == ["will drag", "scroll", "will end", "did end false"])
    }
  }

  @Test func `a rubber band holds content beyond its edge and pulls it back`() throws {
    try onStage { stage in
      let view = try list(in: stage)
      stage.drag(
        from: CGPoint(100, 200), to: CGPoint(100, 310), moves: 10, lifts: false)
      let pull: CGFloat = 100 * 0.55 / 568 + 1
      let beyond: CGFloat = (1 - 1 / pull) * 568
      #expect(abs(view.contentOffset.y + beyond) <= 0.2501)
      stage.run(frames: 10)
      stage.frame((1, .ended, CGPoint(100, 310)))
      let start = view.contentOffset.y
      for frame in 1...20 {
        stage.frame()
        // It begins with 7.334 times the way back in a second.
        let time = CGFloat(frame) / 60
        let expected: CGFloat = start * (1 + (10.808 - 7.334) * time) * exp(-10.808 * time)
        #expect(abs(view.contentOffset.y - expected) <= 0.2501)
      }
      stage.run(frames: 60)
      #expect(view.contentOffset == .zero && !view.isDecelerating)
    }
  }

  @Test func `thrown content comes back from beyond the end`() throws {
    try onStage { stage in
      let view = try list(in: stage, content: CGSize(width: 320, height: 700))
      stage.drag(from: CGPoint(100, 400), to: CGPoint(100, 300), moves: 10)
      var furthest: CGFloat = 0
      for _ in 0..<200 {
        stage.frame()
        furthest = max(furthest, view.contentOffset.y)
      }
      // Its speed at the edge is 600 − (132 − 90)/0.499; a critical spring goes v/(e·ω) beyond.
      let speed: Double = 600 - 42 / 0.499
      let furthestExpected = 132 + CGFloat(speed / (M_E * 10.95))
      #expect(abs(furthest - furthestExpected) <= 0.5)
      #expect(view.contentOffset.y == 132 && !view.isDecelerating)
    }
  }

  @Test func `content that does not bounce stops at its edge`() throws {
    try onStage { stage in
      let view = try list(in: stage, content: CGSize(width: 320, height: 700))
      view.bounces = false
      stage.drag(from: CGPoint(100, 500), to: CGPoint(100, 300), moves: 10)
      #expect(view.contentOffset.y == 132)
      stage.run(frames: 60)
      #expect(view.contentOffset.y == 132 && !view.isDecelerating)
    }
  }

  @Test(arguments: [true, false])
  func `content bounces at the edges of one axis alone`(isUpright: Bool) throws {
    try onStage { stage in
      let view = try list(in: stage, content: CGSize(width: 500, height: 700))
      (view.bouncesVertically, view.bouncesHorizontally) = (isUpright, !isUpright)
      let most = CGPoint(view.contentSize.width - view.bounds.width, 132)
      stage.drag(from: CGPoint(300, 500), to: CGPoint(20, 200), moves: 20, lifts: false)
      #expect((view.contentOffset.y > most.y) == isUpright)
      #expect((view.contentOffset.x > most.x) == !isUpright)
      stage.frame((1, .ended, CGPoint(20, 200)))
      stage.run(frames: 120)
      #expect(view.contentOffset == most)
    }
  }

  @Test func `content that fits does not move unless it always bounces`() throws {
    try onStage { stage in
      let view = try list(in: stage, content: CGSize(width: 320, height: 100))
      stage.drag(
        from: CGPoint(100, 400), to: CGPoint(100, 300), moves: 10, lifts: false)
      #expect(view.contentOffset == .zero && !view.isDragging)
      stage.frame((1, .ended, CGPoint(100, 300)))
      view.alwaysBounceVertical = true
      stage.drag(
        from: CGPoint(100, 400), to: CGPoint(100, 300), moves: 10, lifts: false)
      #expect(view.contentOffset.y > 0 && view.isDragging)
    }
  }

  @Test func `pages come to rest at pages`() throws {
    try onStage { stage in
      let view = try list(in: stage, content: CGSize(width: 1600, height: 568))
      view.isPagingEnabled = true
      stage.drag(from: CGPoint(300, 100), to: CGPoint(200, 100), moves: 6)
      stage.run(frames: 120)
      #expect(view.contentOffset == CGPoint(320, 0) && !view.isDecelerating)
      stage.drag(from: CGPoint(200, 100), to: CGPoint(300, 100), moves: 6, lifts: false)
      stage.run(frames: 10)
      stage.frame((1, .ended, CGPoint(300, 100)))
      stage.run(frames: 120)
      #expect(view.contentOffset == CGPoint(320, 0))
    }
  }

  @Test func `the delegate chooses where content comes to rest`() throws {
    try onStage { stage in
      let view = try list(in: stage)
      let log = ScrollLog()
      log.whenEnding = { $0.pointee.y = 1000 }
      view.delegate = log
      stage.drag(from: CGPoint(100, 400), to: CGPoint(100, 300), moves: 10)
      stage.run(frames: 300)
      #expect(view.contentOffset.y == 1000 && !view.isDecelerating)
    }
  }
}
