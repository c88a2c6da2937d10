import Foundation
import Staging
import Testing
import UIKit

@testable import Filming

/// Lets a view follow a finger in a way of its own.
private final class Follower: UIViewController {
  private let knob = UIView(frame: CGRect(x: 20, y: 100, width: 60, height: 60))
  private let follow: @MainActor (UIView, UIPanGestureRecognizer) -> Void

  init(_ follow: @escaping @MainActor (UIView, UIPanGestureRecognizer) -> Void) {
    self.follow = follow
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.backgroundColor = .white
    knob.backgroundColor = .systemRed
    knob.accessibilityIdentifier = "knob"
    view.addSubview(knob)
    let pan = UIPanGestureRecognizer(
      target: self, action: Selector(Follower.drag(_:), "drag:"))
    knob.addGestureRecognizer(pan)
  }

  func drag(_ pan: UIPanGestureRecognizer) { follow(knob, pan) }
}

@MainActor @Suite struct DescribedFingerTests {
  /// A finger goes 200 points to the right in half a second: 400 points a second.
  private func finger(
    _ follow: @escaping @MainActor (UIView, UIPanGestureRecognizer) -> Void
  ) async throws -> SceneDescription.Finger {
    let fingers = [
      Finger.touch("knob", at: 0.2).move(to: .point(x: 250, y: 130), over: 0.5).wait(0.5).lift()
    ]
    let scene = Scene(
      "follow", "", screen: Screen(width: 320, height: 568, scale: 2), limit: 3, fingers: fingers
    ) { Follower(follow) }
    let told = try await SceneDescription(of: scene, DescribedPart(), contentSize: "large")
    return try #require(told.fingers.first)
  }

  @Test func `a view that is set to the finger's place is with it`() async throws {
    let finger = try await finger { knob, pan in
      knob.center.x = pan.location(in: knob.superview).x
    }
    let follower = try #require(finger.followers.first)
    #expect(finger.view == "`knob`")
    #expect(follower.view == "`knob`" && follower.kind == .with && follower.most < 1e-6)
    #expect(finger.words.contains("`knob` is with it in every frame"))
  }

  @Test func `a view that begins late keeps its distance`() async throws {
    var start: (CGFloat, CGFloat)?
    let finger = try await finger { knob, pan in
      let x = pan.location(in: knob.superview).x
      if start == nil { start = (x, knob.center.x) }
      if let start { knob.center.x = start.1 + x - start.0 }
    }
    let follower = try #require(finger.followers.first)
    #expect(follower.kind == .offset)
    #expect(follower.most > 5)
    #expect(finger.words.contains("always"))
  }

  /// 0.1 s at 400 points a second are 40 points.
  @Test func `a view that comes a tenth of a second late lags by 40 points`() async throws {
    let finger = try await finger { knob, pan in
      let x = pan.location(in: knob.superview).x
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { knob.center.x = x }
    }
    let follower = try #require(finger.followers.first)
    #expect(follower.kind == .behind)
    #expect(abs(follower.most - 40) < 1e-3)
    #expect(follower.delay == 0.1)
    #expect(finger.words.contains("lags behind it by up to 40 pt"))
    #expect(finger.words.contains("about 0.10 s late"))
  }

  @Test func `a view that runs twice as far is ahead`() async throws {
    let finger = try await finger { knob, pan in
      knob.center.x = 50 + 1.5 * (pan.location(in: knob.superview).x - 50)
    }
    let follower = try #require(finger.followers.first)
    #expect(follower.kind == .ahead)
    #expect(abs(follower.most - 100) < 1e-6)
  }

  @Test func `a view that goes half of the way is not late`() async throws {
    let finger = try await finger { knob, pan in
      knob.center.x = 50 + pan.translation(in: knob.superview).x / 2
    }
    let follower = try #require(finger.followers.first)
    #expect(follower.kind == .behind)
    #expect(follower.delay == nil)
    #expect(abs((follower.share ?? 0) - 0.5) < 1e-6)
    #expect(finger.words.contains("goes 0.5 of the finger's way"))
    #expect(!finger.words.contains("late"))
  }

  @Test func `the moment of the greatest distance is the first of those that are as great`()
    async throws
  {
    let finger = try await finger { knob, pan in
      knob.center.x = 50 + pan.translation(in: knob.superview).x / 2
    }
    // The finger stands from 0.7 s on.
    #expect(finger.followers.first?.mostAt.frame == 42)
  }

  @Test func `a finger that nothing follows is told so`() async throws {
    let finger = try await finger { _, _ in }
    #expect(finger.followers.isEmpty)
    #expect(finger.words.hasSuffix("goes 200 pt right; nothing follows it"))
  }

  @Test func `a list that scrolls follows the finger`() async throws {
    let told = try await describing(
      limit: 4,
      fingers: [
        Finger.touch(.point(x: 160, y: 400), at: 0.2).move(to: .point(x: 160, y: 300), over: 0.5)
          .wait(0.3).lift()
      ]
    ) {
      let list = UIScrollView(frame: $0.bounds)
      list.accessibilityIdentifier = "list"
      list.contentSize = CGSize(width: 320, height: 2000)
      $0.addSubview(list)
    }
    let follower = try #require(told.fingers.first?.followers.first)
    #expect(follower.view == "`list`")
    #expect(follower.kind == .with || follower.kind == .offset)
    #expect(told.motions.contains { $0.words.contains("scrolls") && $0.words.contains("pt down") })
  }
}
