import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

@MainActor
@Suite struct AnimationTests {
  private let square = CGRect(x: 0, y: 0, width: 40, height: 40)

  private func seenX(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? .nan }

  @Test func `the view has its new value at once and is seen on its way`() {
    let stage = TestStage()
    let view = stage.view(square)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 120 }
    #expect(view.center.x == 120)
    #expect(seenX(view) == 20)
    stage.run(frames: 15)
    #expect(abs(seenX(view) - 45) < 1e-9)
    stage.run(frames: 45)
    #expect(seenX(view) == 120)
    #expect(!stage.runtime.isAnimating)
  }

  /// Points of Apple's curves, computed from their control points.
  @Test(arguments: [
    (UIView.AnimationOptions.curveEaseInOut, 0.5, 0.5), (.curveEaseIn, 0.5, 0.3153568),
    (.curveEaseOut, 0.5, 0.6846432), (.curveLinear, 0.25, 0.25),
    (.curveEaseInOut, 0.25, 0.1291617),
  ])
  func `curves have Apple's control points`(
    options: UIView.AnimationOptions, share: Double, progress: Double
  ) {
    #expect(abs(options.curve.progress(at: share, duration: 1) - progress) < 1e-4)
  }

  @Test func `a completion is called once, at the end, in the order of asking`() {
    let stage = TestStage()
    let view = stage.view(square)
    var ends: [String] = []
    UIView.animate(
      withDuration: 0.5, animations: { view.alpha = 0 },
      completion: { ends.append("alpha \($0)") })
    UIView.animate(
      withDuration: 0.5, animations: { view.center.x = 100 },
      completion: { ends.append("center \($0)") })
    stage.run(frames: 29)
    #expect(ends.isEmpty)
    stage.run(frames: 1)
    #expect(ends == ["alpha true", "center true"])
    stage.run(frames: 30)
    #expect(ends.count == 2)
  }

  @Test func `what changes nothing or takes no time is over in the next frame`() {
    let stage = TestStage()
    let view = stage.view(square)
    var ends = 0
    UIView.animate(withDuration: 5, animations: {}, completion: { _ in ends += 1 })
    UIView.animate(
      withDuration: 0, animations: { view.center.x = 90 }, completion: { _ in ends += 1 })
    #expect(view.layer.presentation()?.position.x == 90)
    #expect(ends == 0)
    stage.run(frames: 1)
    #expect(ends == 2)
  }

  @Test func `a delay keeps the view where it was`() {
    let stage = TestStage()
    let view = stage.view(square)
    UIView.animate(withDuration: 0.5, delay: 0.5, options: .curveLinear) { view.center.x = 120 }
    stage.run(frames: 30)
    #expect(seenX(view) == 20)
    stage.run(frames: 15)
    #expect(abs(seenX(view) - 70) < 1e-9)
  }

  @Test func `an animation on its way is added to, without a jump`() {
    let stage = TestStage()
    let view = stage.view(square)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 120 }
    stage.run(frames: 30)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 20 }
    #expect(seenX(view) == 70)
    stage.run(frames: 30)
    // The model is at 20; nothing is left of the first animation, half of the second's 100.
    #expect(abs(seenX(view) - 70) < 1e-9)
    stage.run(frames: 30)
    #expect(seenX(view) == 20)
  }

  @Test func `an animation within another has its time unless it overrides it`() {
    let stage = TestStage()
    let view = stage.view(square)
    let other = stage.view(square)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 10) { view.center.x = 120 }
      UIView.animate(
        withDuration: 2, delay: 0,
        options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
      ) { other.center.x = 120 }
      UIView.performWithoutAnimation { view.center.y = 300 }
    }
    stage.run(frames: 30)
    #expect(abs(seenX(view) - 70) < 1e-9)
    #expect(abs(seenX(other) - 45) < 1e-9)
    #expect(view.layer.presentation()?.position.y == 300)
  }

  @Test func `all that a view shows is animated`() {
    let stage = TestStage()
    let view = stage.view(square)
    view.backgroundColor = .black
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.bounds.size = CGSize(width: 80, height: 60)
      view.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 3, y: 1)
      view.alpha = 0
      view.backgroundColor = .white
      view.layer.cornerRadius = 10
      view.layer.borderWidth = 4
    }
    stage.run(frames: 30)
    let seen = view.layer.presentation()
    #expect(seen?.bounds.size == CGSize(width: 60, height: 50))
    let transform = seen?.affineTransform() ?? CGAffineTransform()
    #expect(abs(atan2(transform.b, transform.a) - 0.5) < 1e-9)
    #expect(abs(hypot(transform.a, transform.b) - 2) < 1e-9)
    #expect(seen?.alpha == 0.5)
    #expect(seen?.backgroundColor == CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    #expect(seen?.cornerRadius == 5 && seen?.borderWidth == 2)
  }

  @Test func `a spring overshoots less the more it is damped and ends where it should`() {
    for (ratio, overshoots) in [(0.3, true), (1.0, false)] {
      let stage = TestStage()
      let view = stage.view(square)
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: 0,
        animations: { view.center.x = 120 })
      var farthest: CGFloat = 0
      for _ in 1...60 {
        stage.run(frames: 1)
        farthest = max(farthest, seenX(view))
      }
      #expect((farthest > 121) == overshoots)
      #expect(seenX(view) == 120)
    }
  }

  @Test func `a repeated animation goes to and fro and keeps nobody waiting`() {
    let stage = TestStage()
    let view = stage.view(square)
    UIView.animate(
      withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
      animations: { view.center.x = 120 })
    stage.run(frames: 45)
    #expect(abs(seenX(view) - 70) < 1e-9)
    #expect(!stage.runtime.isAnimating)
    view.layer.removeAllAnimations()
    #expect(seenX(view) == 120)
  }

  @Test func `a view on its way takes touches only where they are allowed`() {
    let stage = TestStage()
    let view = stage.view(square)
    UIView.animate(withDuration: 1) { view.center.y = 100 }
    #expect(stage.window.hitTest(CGPoint(x: 20, y: 100), with: nil) === stage.window)
    stage.run(frames: 60)
    #expect(stage.window.hitTest(CGPoint(x: 20, y: 100), with: nil) === view)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      view.center.y = 300
    }
    #expect(stage.window.hitTest(CGPoint(x: 20, y: 300), with: nil) === view)
  }

  @Test func `a view that leaves ends its animations unfinished`() {
    let stage = TestStage()
    let view = stage.view(square)
    var finished: Bool?
    UIView.animate(
      withDuration: 1, animations: { view.alpha = 0.5 }, completion: { finished = $0 })
    stage.run(frames: 10)
    view.removeFromSuperview()
    #expect(finished == false)
    #expect(view.layer.presentation() === view.layer)
  }

  @Test func `the picture shows what is seen`() {
    let stage = TestStage()
    let view = stage.view(square)
    view.backgroundColor = .red
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 120 }
    let first = stage.runtime.snapshot()
    stage.run(frames: 30)
    let middle = stage.runtime.snapshot()
    stage.run(frames: 30)
    #expect(first != middle)
    #expect(middle != stage.runtime.snapshot())
    view.layer.removeAllAnimations()
    view.center.x = 70
    #expect(middle == stage.runtime.snapshot())
  }

  @Test func `a display link is called for every frame until it is paused or ended`() {
    let stage = TestStage()
    let counter = Counter()
    let link = CADisplayLink(target: counter, selector: Selector(Counter.tick(link:)))
    link.add(to: .main, forMode: .common)
    stage.run(frames: 3)
    #expect(counter.times.map { ($0 * 60).rounded() } == [1, 2, 3])
    link.isPaused = true
    stage.run(frames: 2)
    link.isPaused = false
    stage.run(frames: 1)
    link.invalidate()
    stage.run(frames: 2)
    #expect(counter.times.count == 4)
  }

  @Test func `a display link that is removed can be added again, an ended one cannot`() {
    let stage = TestStage()
    let counter = Counter()
    let link = CADisplayLink(target: counter, selector: Selector(Counter.tick(link:)))
    link.add(to: .main, forMode: .default)
    link.add(to: .main, forMode: .tracking)
    link.remove(from: .main, forMode: .default)
    stage.run(frames: 2)
    #expect(counter.times.count == 2)
    link.remove(from: .main, forMode: .tracking)
    stage.run(frames: 2)
    #expect(counter.times.count == 2)
    link.add(to: .main, forMode: .common)
    stage.run(frames: 2)
    #expect(counter.times.count == 4)
    link.invalidate()
    link.add(to: .main, forMode: .common)
    link.isPaused = true
    link.isPaused = false
    stage.run(frames: 2)
    #expect(counter.times.count == 4)
  }

  @Test func `a method that takes a timer may be called by a display link, and end it`() {
    let stage = TestStage()
    let counter = Counter()
    let link = CADisplayLink(target: counter, selector: Selector(Counter.tick(timer:)))
    link.add(to: .main, forMode: .common)
    stage.run(frames: 5)
    #expect(counter.times.count == 3)
  }
}

@MainActor
private final class Counter {
  var times: [TimeInterval] = []

  func tick(link: CADisplayLink) { times.append(link.timestamp) }

  func tick(timer: UIKitCore.Timer) {
    times.append(timer.timeInterval)
    if times.count == 3 { timer.invalidate() }
  }
}
