import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

/// The motion of content after the fingers have lifted, against traces of iOS 26.1.
///
/// Source: docs/measurements.md, “Scrolling”.
@MainActor
@Suite struct DecelerationTests {
  /// Sets content in motion and counts the frames until its delegate is told of the end.
  private func thrown(
    _ velocity: CGFloat, _ rate: UIScrollView.DecelerationRate = .normal, from start: CGFloat = 0,
    height: CGFloat = 100_000, _ body: (_ frame: Int, _ offset: CGFloat) -> Void = { _, _ in }
  ) throws -> (frames: Int, offset: CGFloat) {
    var result = (frames: 0, offset: CGFloat.nan)
    try onStage { stage in
      let view = try list(in: stage, content: CGSize(width: 320, height: height))
      let log = ScrollLog()
      view.contentOffset.y = start
      view.decelerationRate = rate
      view.delegate = log
      view.begin(view.deceleration(velocity: CGPoint(0, velocity), to: nil, .deceleration))
      while view.isDecelerating, result.frames < 1000 {
        #expect(!log.lines.contains("did decelerate"))
        stage.frame()
        result.frames += 1
        body(result.frames, view.contentOffset.y)
      }
      #expect(log.lines == ["scroll", "did decelerate"])
      result.offset = view.contentOffset.y
    }
    return result
  }

  /// The content goes `(v − 10)·0.499` points in `60·ln(v/10)/2.002` frames.
  @Test(arguments: [(750.0, 369.26, 130), (3000, 1492.01, 171), (100, 44.91, 70)])
  func `thrown content stands still at ten points a second`(
    velocity: CGFloat, way: CGFloat, frames: Int
  ) throws {
    let end = try thrown(velocity)
    #expect(end.frames == frames)
    #expect(abs(end.offset - way) <= 0.26)
    let back = try thrown(-velocity, from: 5000)
    #expect(back.frames == frames && abs(5000 - back.offset - way) <= 0.26)
  }

  /// The content goes `(v − 10)·0.099` points in `60·ln(v/10)/10.05` frames.
  @Test func `fast deceleration is five times as fast`() throws {
    let end = try thrown(1200, .fast)
    #expect(end.frames == 29)
    #expect(abs(end.offset - 117.81) <= 0.26)
  }

  @Test func `what is slow stands still at once`() throws {
    try onStage { stage in
      let view = try list(in: stage)
      #expect(view.deceleration(velocity: CGPoint(0, 10), to: nil, .deceleration).duration == 0)
      #expect(view.naturalTarget(velocity: CGPoint(0, 10)) == .zero)
      #expect(abs(view.naturalTarget(velocity: CGPoint(0, 750)).y - 369.26) < 1e-9)
    }
  }

  /// `v·t·e^(−10.95t)` is at most 100.96; in the trace it is 100.3.
  @Test func `content that comes to its edge goes beyond and returns`() throws {
    var furthest: CGFloat = 0
    let end = try thrown(-3005) { _, offset in furthest = min(furthest, offset) }
    #expect(abs(furthest + 100.3) < 1)
    #expect(end.frames == 48 && end.offset == 0)
  }

  /// Content with 200 points to its edge, at 3000 points a second, reaches it after 71.6 ms.
  ///
  /// It then has a speed of 2599.2 points a second.
  @Test func `content is slower when it comes to its edge from afar`() throws {
    let speed: CGFloat = 3000 - 200 / 0.499
    let arrival = -log(speed / 3000) / (-1000 * log(0.998))
    _ = try thrown(3000, height: 768) { frame, offset in
      let beyond = CGFloat(frame) / 60 - arrival
      guard beyond > 0, frame < 40 else { return }
      #expect(abs(offset - 200 - speed * beyond * exp(-10.95 * beyond)) <= 0.5)
    }
  }

  /// A finger 590 points beyond the edge shows 235 points: `(A + B·t)·e^(−10.808t)`.
  @Test func `content let go beyond its edge comes back with a velocity`() throws {
    _ = try thrown(0, from: -236.24) { frame, offset in
      let time = CGFloat(frame) / 60
      let place = (236.24 + (-1732.57 + 10.808 * 236.24) * time) * exp(-10.808 * time)
      #expect(abs(offset + place) <= 0.65)
    }
  }

  /// Of 1000 points 718, 381 and 79 are left after 6, 12 and 24 frames.
  @Test func `a tap on the status bar brings content back and tells of its end`() throws {
    try onStage { stage in
      let view = try list(in: stage)
      let log = TopLog()
      view.delegate = log
      view.contentOffset.y = 1000
      stage.tap(CGPoint(100, 10))
      for (frames, left) in [(6, 718), (6, 381), (12, 79)] as [(Int, CGFloat)] {
        stage.run(frames: frames)
        #expect(abs(view.contentOffset.y - left) < 0.6)
      }
      #expect(log.tops == 0)
      stage.run(frames: 35)
      #expect(log.tops == 0 && view.contentOffset.y > 0)
      stage.run(frames: 5)
      #expect(log.tops == 1 && view.contentOffset.y == 0)
      stage.tap(CGPoint(100, 10))
      #expect(log.tops == 2)
    }
  }

  @Test func `a finger that stops content on its way to the top keeps the delegate waiting`() throws
  {
    try onStage { stage in
      let view = try list(in: stage)
      let log = TopLog()
      view.delegate = log
      view.contentOffset.y = 1000
      stage.tap(CGPoint(100, 10))
      stage.run(frames: 10)
      stage.tap(CGPoint(100, 300))
      stage.run(frames: 100)
      #expect(log.tops == 0 && view.contentOffset.y > 300)
    }
  }
}

/// Counts how often content was scrolled to its top.
@MainActor
private final class TopLog: UIScrollViewDelegate {
  var tops = 0

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { tops += 1 }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    Issue.record("Nobody asked for an animation.")
  }
}
