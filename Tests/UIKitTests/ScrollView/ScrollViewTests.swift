import Testing
import UIKit

@MainActor
@Suite struct ScrollViewTests {
  /// A scroll view as large as the window over a long content.
  private func list(
    in stage: Stagehand, content: CGSize = CGSize(width: 320, height: 5680)
  ) throws -> UIScrollView {
    let view = UIScrollView(frame: stage.window.bounds)
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = content
    stage.window.addSubview(view)
    try stage.runtime.layOut()
    return view
  }

  @Test func `content follows the finger once it has gone ten points`() throws {
    try onStage { stage in
      let view = try list(in: stage)
      try stage.frame((1, .began, CGPoint(100, 400)))
      try stage.frame((1, .moved, CGPoint(100, 391)))
      #expect(view.contentOffset == .zero && view.isTracking && !view.isDragging)
      try stage.frame((1, .moved, CGPoint(100, 380)))
      #expect(view.contentOffset == CGPoint(0, 10) && view.isDragging)
      try stage.frame((1, .moved, CGPoint(103, 300)))
      #expect(view.contentOffset == CGPoint(0, 90))
    }
  }

  @Test func `thrown content slows down as its closed form says`() throws {
    try onStage { stage in
      let view = try list(in: stage)
      // 10 points a frame: 600 points a second.
      try stage.drag(from: CGPoint(100, 400), to: CGPoint(100, 300), moves: 10)
      #expect(view.isDecelerating && !view.isDragging && !view.isTracking)
      let start = view.contentOffset.y
      #expect(start == 90)
      let rate = -1000 * log(0.998)
      for frame in 1...30 {
        try stage.frame()
        let kept = pow(0.998, 1000 * Double(frame) / 60)
        let way: Double = 600 / rate * (1 - kept)
        // Half of half a point: the content stands on whole pixels at scale 2.
        #expect(abs(Double(view.contentOffset.y - start) - way) <= 0.2501)
      }
      try stage.frames(300)
      #expect(!view.isDecelerating)
      let end = start + CGFloat(600 / rate)
      #expect(abs(view.contentOffset.y - end) <= 0.2501)
    }
  }

  @Test func `fast deceleration goes a fifth as far`() throws {
    try onStage { stage in
      let view = try list(in: stage)
      view.decelerationRate = .fast
      try stage.drag(from: CGPoint(100, 400), to: CGPoint(100, 300), moves: 10)
      try stage.frames(120)
      #expect(!view.isDecelerating)
      let end = 90 + CGFloat(600 / (-1000 * log(0.99)))
      #expect(abs(view.contentOffset.y - end) <= 0.2501)
    }
  }

  @Test func `the delegate is told in UIKit's order`() throws {
    try onStage { stage in
      let view = try list(in: stage)
      let log = ScrollLog()
      view.delegate = log
      try stage.drag(from: CGPoint(100, 400), to: CGPoint(100, 300), moves: 10)
      try stage.frames(300)
      #expect(
        log.take() == [
          "will drag", "scroll", "will end", "did end true", "will decelerate", "scroll",
          "did decelerate",
        ])
      try stage.drag(
        from: CGPoint(100, 400), to: CGPoint(100, 300), moves: 10, lifts: false)
      try stage.frames(10)
      try stage.frame((1, .ended, CGPoint(100, 300)))
      #expect(log.take() == ["will drag", "scroll", "will end", "did end false"])
    }
  }

  @Test func `a rubber band holds content beyond its edge and pulls it back`() throws {
    try onStage { stage in
      let view = try list(in: stage)
      try stage.drag(
        from: CGPoint(100, 200), to: CGPoint(100, 310), moves: 10, lifts: false)
      let pull: CGFloat = 100 * 0.55 / 568 + 1
      let beyond: CGFloat = (1 - 1 / pull) * 568
      #expect(abs(view.contentOffset.y + beyond) <= 0.2501)
      try stage.frames(10)
      try stage.frame((1, .ended, CGPoint(100, 310)))
      let start = view.contentOffset.y
      for frame in 1...20 {
        try stage.frame()
        let time = 10 * CGFloat(frame) / 60
        let expected: CGFloat = start * (1 + time) * exp(-time)
        #expect(abs(view.contentOffset.y - expected) <= 0.2501)
      }
      try stage.frames(60)
      #expect(view.contentOffset == .zero && !view.isDecelerating)
    }
  }

  @Test func `thrown content comes back from beyond the end`() throws {
    try onStage { stage in
      let view = try list(in: stage, content: CGSize(width: 320, height: 700))
      try stage.drag(from: CGPoint(100, 400), to: CGPoint(100, 300), moves: 10)
      var furthest: CGFloat = 0
      for _ in 0..<200 {
        try stage.frame()
        furthest = max(furthest, view.contentOffset.y)
      }
      // The speed at the edge is 600 − k·(132 − 90); a critical spring goes v/(e·β) beyond.
      let speed: Double = 600 + 1000 * log(0.998) * 42
      let furthestExpected = 132 + CGFloat(speed / (M_E * 10))
      #expect(abs(furthest - furthestExpected) <= 0.5)
      #expect(view.contentOffset.y == 132 && !view.isDecelerating)
    }
  }

  @Test func `content that does not bounce stops at its edge`() throws {
    try onStage { stage in
      let view = try list(in: stage, content: CGSize(width: 320, height: 700))
      view.bounces = false
      try stage.drag(from: CGPoint(100, 500), to: CGPoint(100, 300), moves: 10)
      #expect(view.contentOffset.y == 132)
      try stage.frames(60)
      #expect(view.contentOffset.y == 132 && !view.isDecelerating)
    }
  }

  @Test func `content that fits does not move unless it always bounces`() throws {
    try onStage { stage in
      let view = try list(in: stage, content: CGSize(width: 320, height: 100))
      try stage.drag(
        from: CGPoint(100, 400), to: CGPoint(100, 300), moves: 10, lifts: false)
      #expect(view.contentOffset == .zero && !view.isDragging)
      try stage.frame((1, .ended, CGPoint(100, 300)))
      view.alwaysBounceVertical = true
      try stage.drag(
        from: CGPoint(100, 400), to: CGPoint(100, 300), moves: 10, lifts: false)
      #expect(view.contentOffset.y > 0 && view.isDragging)
    }
  }

  @Test func `pages come to rest at pages`() throws {
    try onStage { stage in
      let view = try list(in: stage, content: CGSize(width: 1600, height: 568))
      view.isPagingEnabled = true
      try stage.drag(from: CGPoint(300, 100), to: CGPoint(200, 100), moves: 6)
      try stage.frames(120)
      #expect(view.contentOffset == CGPoint(320, 0) && !view.isDecelerating)
      try stage.drag(from: CGPoint(200, 100), to: CGPoint(300, 100), moves: 6, lifts: false)
      try stage.frames(10)
      try stage.frame((1, .ended, CGPoint(300, 100)))
      try stage.frames(120)
      #expect(view.contentOffset == CGPoint(320, 0))
    }
  }

  @Test func `the delegate chooses where content comes to rest`() throws {
    try onStage { stage in
      let view = try list(in: stage)
      let log = ScrollLog()
      log.whenEnding = { $0.pointee.y = 1000 }
      view.delegate = log
      try stage.drag(from: CGPoint(100, 400), to: CGPoint(100, 300), moves: 10)
      try stage.frames(300)
      #expect(view.contentOffset.y == 1000 && !view.isDecelerating)
    }
  }

  @Test func `a finger stops moving content and touches nothing else`() throws {
    try onStage { stage in
      let view = try list(in: stage)
      let button = UIView(frame: CGRect(0, 0, 320, 5680))
      let probe = GestureProbe()
      probe.watch(button, "tap", with: UITapGestureRecognizer())
      view.addSubview(button)
      try stage.drag(from: CGPoint(100, 400), to: CGPoint(100, 300), moves: 10)
      try stage.frames(10)
      _ = probe.take()
      let offset = view.contentOffset
      try stage.tap(CGPoint(100, 400))
      #expect(view.contentOffset == offset && !view.isDecelerating)
      #expect(probe.take().isEmpty)
      try stage.tap(CGPoint(100, 400))
      #expect(probe.take() == ["tap ended"])
    }
  }

  @Test func `content hears of a finger that rests, and loses it when it drags`() throws {
    try onStage { stage in
      let view = try list(in: stage)
      let log = TouchLog(frame: CGRect(0, 0, 320, 5680))
      view.addSubview(log)
      try stage.frame((1, .began, CGPoint(100, 400)))
      try stage.frames(8)
      #expect(log.phases.isEmpty)
      try stage.frames(1)
      #expect(log.phases == ["began"])
      try stage.frame((1, .moved, CGPoint(100, 380)))
      #expect(log.phases == ["began", "cancelled"] && view.isDragging)
      try stage.frame((1, .ended, CGPoint(100, 380)))
      log.phases = []
      try stage.frames(200)
      try stage.tap(CGPoint(100, 400))
      #expect(log.phases == ["began", "ended"])
      view.canCancelContentTouches = false
      try stage.frame((1, .began, CGPoint(100, 400)))
      try stage.frames(12)
      try stage.frame((1, .moved, CGPoint(100, 380)))
      #expect(!view.isDragging)
    }
  }

  @Test func `a scroll in the author's name takes 0.3 seconds`() throws {
    try onStage { stage in
      let view = try list(in: stage)
      let log = ScrollLog()
      view.delegate = log
      view.setContentOffset(CGPoint(0, 300), animated: true)
      try stage.frames(9)
      #expect(view.contentOffset.y == 150)
      #expect(log.take() == ["scroll"])
      try stage.frames(9)
      #expect(view.contentOffset.y == 300)
      #expect(log.take() == ["scroll", "did animate"])
      view.setContentOffset(.zero, animated: false)
      #expect(view.contentOffset == .zero)
      #expect(log.take() == ["scroll"])
    }
  }

  @Test func `a rectangle is shown with as little scrolling as it takes`() throws {
    try onStage { stage in
      let view = try list(in: stage)
      view.scrollRectToVisible(CGRect(0, 300, 10, 10), animated: false)
      #expect(view.contentOffset.y == 0)
      view.scrollRectToVisible(CGRect(0, 1000, 10, 10), animated: false)
      #expect(view.contentOffset.y == 442)
      view.scrollRectToVisible(CGRect(0, 100, 10, 10), animated: false)
      #expect(view.contentOffset.y == 100)
      view.scrollRectToVisible(CGRect(0, 9000, 10, 10), animated: false)
      #expect(view.contentOffset.y == 5112)
    }
  }

  @Test func `insets let content rest away from the edges`() throws {
    try onStage { stage in
      let view = try list(in: stage)
      view.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 20, right: 0)
      #expect(view.contentOffset.y == -64)
      view.scrollRectToVisible(CGRect(0, 5670, 10, 10), animated: false)
      #expect(view.contentOffset.y == 5132)
      view.contentSize.height = 1000
      #expect(view.contentOffset.y == 452)
    }
  }

  @Test func `the status bar leaves room at the top where content can be scrolled`() throws {
    try onStage { stage in
      let view = try list(in: stage, content: CGSize(width: 320, height: 5680))
      view.contentInsetAdjustmentBehavior = .automatic
      try stage.runtime.layOut()
      #expect(view.adjustedContentInset == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
      #expect(view.contentInset == .zero && view.contentOffset.y == -20)
      view.contentSize.height = 500
      #expect(view.adjustedContentInset == .zero && view.contentOffset.y == 0)
    }
  }

  @Test func `in nested scroll views the way of the finger decides`() throws {
    try onStage { stage in
      let pager = try list(in: stage, content: CGSize(width: 960, height: 568))
      let inner = UIScrollView(frame: CGRect(0, 0, 320, 568))
      inner.contentInsetAdjustmentBehavior = .never
      inner.contentSize = CGSize(width: 320, height: 2000)
      pager.addSubview(inner)
      try stage.drag(from: CGPoint(200, 400), to: CGPoint(195, 300), moves: 6, lifts: false)
      #expect(inner.contentOffset.y == 90 && pager.contentOffset == .zero)
      try stage.frames(10)
      try stage.frame((1, .ended, CGPoint(195, 300)))
      try stage.drag(from: CGPoint(300, 400), to: CGPoint(200, 395), moves: 6, lifts: false)
      #expect(inner.contentOffset.y == 90 && pager.contentOffset.x == 90)
    }
  }
}

/// Writes down which touches it is told of.
private final class TouchLog: UIView {
  var phases: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("began")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("cancelled")
  }
}
