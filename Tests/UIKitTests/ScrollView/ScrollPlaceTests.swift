import Testing
import UIKit

@MainActor
@Suite struct ScrollPlaceTests {
  @Test func `a finger stops moving content and touches nothing else`() throws {
    try onStage { stage in
      let view = try list(in: stage)
      let button = UIView(frame: CGRect(0, 0, 320, 5680))
      let probe = GestureProbe()
      probe.watch(button, "tap", with: UITapGestureRecognizer())
      view.addSubview(button)
      stage.drag(from: CGPoint(100, 400), to: CGPoint(100, 300), moves: 10)
      stage.run(frames: 10)
      _ = probe.take()
      let offset = view.contentOffset
      stage.tap(CGPoint(100, 400))
      #expect(view.contentOffset == offset && !view.isDecelerating)
      #expect(probe.take().isEmpty)
      stage.tap(CGPoint(100, 400))
      #expect(probe.take() == ["tap ended"])
    }
  }

  @Test func `content hears of a finger that rests, and loses it when it drags`() throws {
    try onStage { stage in
      let view = try list(in: stage)
      let log = TouchLog(frame: CGRect(0, 0, 320, 5680))
      view.addSubview(log)
      stage.frame((1, .began, CGPoint(100, 400)))
      stage.run(frames: 8)
      #expect(log.phases.isEmpty)
      stage.run(frames: 1)
      #expect(log.phases == ["began"])
      stage.frame((1, .moved, CGPoint(100, 380)))
      #expect(log.phases == ["began", "cancelled"] && view.isDragging)
      stage.frame((1, .ended, CGPoint(100, 380)))
      log.phases = []
      stage.run(frames: 200)
      stage.tap(CGPoint(100, 400))
      #expect(log.phases == ["began", "ended"])
      view.canCancelContentTouches = false
      stage.frame((1, .began, CGPoint(100, 400)))
      stage.run(frames: 12)
      stage.frame((1, .moved, CGPoint(100, 380)))
      #expect(!view.isDragging)
    }
  }

  @Test func `a scroll in the author's name takes 0.3 seconds`() throws {
    try onStage { stage in
      let view = try list(in: stage)
      let log = ScrollLog()
      view.delegate = log
      view.setContentOffset(CGPoint(0, 300), animated: true)
      stage.run(frames: 9)
      #expect(view.contentOffset.y == 150)
      #expect(log.take() == ["scroll"])
      stage.run(frames: 9)
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
      stage.drag(from: CGPoint(200, 400), to: CGPoint(195, 300), moves: 6, lifts: false)
      #expect(inner.contentOffset.y == 90 && pager.contentOffset == .zero)
      stage.run(frames: 10)
      stage.frame((1, .ended, CGPoint(195, 300)))
      stage.drag(from: CGPoint(300, 400), to: CGPoint(200, 395), moves: 6, lifts: false)
      #expect(inner.contentOffset.y == 90 && pager.contentOffset.x == 90)
    }
  }
}

/// Logs the touches of which it is told.
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
