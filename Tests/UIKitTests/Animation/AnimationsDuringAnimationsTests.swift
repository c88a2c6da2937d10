import Foundation
import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

/// Motion where animations meet: sums, reversals, half turns and mirrors.
@MainActor @Suite struct AnimationsDuringAnimationsTests {
  private func seen(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

  /// From 0 to 1000 in a second, turned back half way: at 500 after 0.75 s, at 250 after 1.25 s.
  ///
  /// Source: WWDC 2014, session 236, "Building Interruptible and Responsive Interactions".
  @Test(arguments: [UIView.AnimationOptions.curveLinear, [.curveLinear, .beginFromCurrentState]])
  func `two animations of a view add up, with the option or without`(
    options: UIView.AnimationOptions
  ) {
    let stage = TestStage()
    let view = stage.view(.zero)
    var ends: [String] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: options,
      animations: {
        view.center.x = 1000
        view.bounds.size.width = 1000
        view.alpha = 0
        view.transform = CGAffineTransform(translationX: 1000, y: 0)
      }, completion: { ends.append("there \($0)") })
    stage.run(frames: 30)
    UIView.animate(
      withDuration: 1, delay: 0, options: options,
      animations: {
        view.center.x = 0
        view.bounds.size.width = 0
        view.alpha = 1
        view.transform = .identity
      }, completion: { ends.append("back \($0)") })
    for (frames, expected) in [(0, 500.0), (15, 500), (30, 250), (30, 0)] {
      stage.run(frames: frames)
      #expect(abs(seen(view).position.x - expected) < 1e-9)
      #expect(abs(seen(view).bounds.width - expected) < 1e-9)
      #expect(abs(seen(view).alpha - (1 - expected / 1000)) < 1e-9)
      #expect(abs(seen(view).affineTransform().tx - expected) < 1e-9)
    }
    #expect(ends == ["there true", "back true"])
  }

  @Test func `turns and stretches add up by their parts`() {
    let stage = TestStage()
    let view = stage.view(.zero)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 3, y: 3)
    }
    stage.run(frames: 30)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = .identity }
    stage.run(frames: 15)
    let map = seen(view).affineTransform()
    #expect(abs(atan2(map.b, map.a) - 0.5) < 1e-12)
    #expect(abs(hypot(map.a, map.b) - 2) < 1e-12)
  }

  @Test func `turns in space add up`() {
    let stage = TestStage()
    let view = stage.view(.zero)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform3D = CATransform3DMakeRotation(1, 0, 1, 0)
    }
    stage.run(frames: 30)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform3D = CATransform3DIdentity
    }
    stage.run(frames: 15)
    let expected = CATransform3DMakeRotation(0.5, 0, 1, 0)
    #expect(abs(seen(view).transform.m13 - expected.m13) < 1e-9)
    #expect(abs(seen(view).transform.m11 - expected.m11) < 1e-9)
  }

  @Test func `a sum that leaves the range on its way is cut at the end only`() {
    let stage = TestStage()
    let view = stage.view(.zero)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    stage.run(frames: 30)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 1 }
    stage.run(frames: 15)
    #expect(abs(seen(view).alpha - 0.5) < 1e-9)
  }

  @Test func `without repetition the way back comes once and the new value then`() {
    let stage = TestStage()
    let view = stage.view(.zero)
    var ends = 0
    UIView.animate(
      withDuration: 0.5, delay: 0.25, options: [.autoreverse, .curveLinear],
      animations: { view.center.x = 100 }, completion: { _ in ends += 1 })
    stage.run(frames: 60)
    #expect(abs(seen(view).position.x - 50) < 1e-9)
    stage.run(frames: 14)
    #expect(ends == 0 && seen(view).position.x < 4)
    stage.run(frames: 1)
    #expect(ends == 1 && seen(view).position.x == 100)
  }

  /// The transform half way from one to another, or at another share: a, b, c, d.
  @Test(arguments: [
    // Half a turn goes through -90 degrees, there and back.
    (CGAffineTransform.identity, CGAffineTransform(rotationAngle: .pi), 0.5, [0, -1, 1, 0.0]),
    (CGAffineTransform(rotationAngle: .pi), .identity, 0.5, [0, -1, 1, 0]),
    (.identity, CGAffineTransform(scaleX: -1, y: -1), 0.5, [0, -1, 1, 0]),
    // A mirrored transform goes through a scale of 0.
    (.identity, CGAffineTransform(scaleX: -1, y: 1), 0.25, [0.5, 0, 0, 1]),
    (.identity, CGAffineTransform(scaleX: 1, y: -1), 0.25, [1, 0, 0, 0.5]),
    (CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(scaleX: -3, y: 1), 0.5, [-2, 0, 0, 1]),
    (.identity, CGAffineTransform(rotationAngle: .pi / 2), 2 / 3.0, [0.5, 0.75.squareRoot()]),
  ])
  func `maps are gone through by their parts`(
    from: CGAffineTransform, to: CGAffineTransform, share: Double, expected: [Double]
  ) {
    let map = PlaneMotion(from).towards(PlaneMotion(to), by: CGFloat(share)).transform
    for (number, other) in zip([map.a, map.b, map.c, map.d], expected) {
      #expect(abs(number - other) < 1e-9)
    }
  }

  @Test func `half a turn in space goes through -90 degrees`() throws {
    let turn = CATransform3DMakeRotation(.pi, 0, 1, 0)
    let half = try #require(SpaceMotion(CATransform3DIdentity))
      .towards(try #require(SpaceMotion(turn)), by: 0.5).transform
    #expect(abs(half.m13 - CATransform3DMakeRotation(-.pi / 2, 0, 1, 0).m13) < 1e-9)
  }

  @Test func `a property that is set twice in a block goes to the last value`() {
    let stage = TestStage()
    let view = stage.view(.zero)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(rotationAngle: 2)
      view.transform = CGAffineTransform(scaleX: 3, y: 3)
    }
    #expect(view.layer.animationKeys() == ["transform"])
    stage.run(frames: 30)
    #expect(abs(seen(view).affineTransform().a - 2) < 1e-12)
    #expect(abs(seen(view).affineTransform().b) < 1e-12)
  }

  @Test func `animations of views have keys and can be taken off by them`() throws {
    let stage = TestStage()
    let view = stage.view(.zero)
    var finished: Bool?
    UIView.animate(
      withDuration: 1, animations: { view.center.x = 10 }, completion: { finished = $0 })
    UIView.animate(withDuration: 1) { view.center.x = 20 }
    #expect(view.layer.animationKeys() == ["position", "position-2"])
    let second = try #require(view.layer.animation(forKey: "position-2") as? CABasicAnimation)
    #expect(second.toValue as? CGPoint == CGPoint(20, 0) && second.duration == 1)
    view.layer.removeAnimation(forKey: "position")
    #expect(finished == false && view.layer.animationKeys() == ["position-2"])
  }

  @Test func `a layer whose time stands still holds its view's animation`() {
    let stage = TestStage()
    let view = stage.view(.zero)
    let outer = stage.view(.zero)
    outer.addSubview(view)
    var isOver = false
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 60 },
      completion: { _ in isOver = true })
    stage.run(frames: 15)
    let pause = outer.layer.convertTime(CACurrentMediaTime(), from: nil)
    outer.layer.speed = 0
    outer.layer.timeOffset = pause
    stage.run(frames: 90)
    #expect(abs(seen(view).position.x - 15) < 1e-9)
    #expect(!isOver && !stage.runtime.isAnimating)
    outer.layer.timeOffset = 0.5
    #expect(abs(seen(view).position.x - 30) < 1e-9)
    outer.layer.speed = 1
    outer.layer.timeOffset = 0
    outer.layer.beginTime = 0
    outer.layer.beginTime = outer.layer.convertTime(CACurrentMediaTime(), from: nil) - pause
    stage.run(frames: 30)
    #expect(abs(seen(view).position.x - 45) < 1e-9)
    stage.run(frames: 15)
    #expect(isOver)
  }

  @Test func `a transaction waits for the animations of views and its block may animate`() {
    let stage = TestStage()
    let view = stage.view(.zero)
    var said: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      said.append("transaction")
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 0 }
    }
    UIView.animate(
      withDuration: 0.5, animations: { view.center.x = 100 },
      completion: { _ in said.append("animation") })
    CATransaction.commit()
    #expect(said.isEmpty)
    stage.run(frames: 30)
    #expect(said == ["transaction", "animation"])
    stage.run(frames: 30)
    #expect(abs(seen(view).position.x - 50) < 1e-9)
  }

  @Test func `what is repeated within an animation ends with its last round`() {
    let stage = TestStage()
    let view = stage.view(.zero)
    var ends = 0
    UIView.animate(
      withDuration: 0.5, delay: 0, options: .curveLinear,
      animations: {
        view.alpha = 0
        UIView.modifyAnimations(withRepeatCount: 1.5, autoreverses: true) { view.center.x = 100 }
      }, completion: { _ in ends += 1 })
    stage.run(frames: 45)
    #expect(abs(seen(view).position.x - 50) < 1e-9)
    #expect(seen(view).alpha == 0)
    stage.run(frames: 30)
    #expect(abs(seen(view).position.x - 50) < 1e-9)
    stage.run(frames: 14)
    #expect(ends == 0)
    stage.run(frames: 1)
    #expect(ends == 1 && seen(view).position.x == 100)
  }

  @Test func `the views that are on their way are known`() {
    let stage = TestStage()
    let (view, other) = (stage.view(.zero), stage.view(.zero))
    let inner = CALayer()
    other.layer.addSublayer(inner)
    UIView.animate(withDuration: 0.5) { view.center.x = 9 }
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    animation.duration = 1
    animation.repeatCount = .infinity
    inner.add(animation, forKey: nil)
    #expect(stage.runtime.animatedViews == [view, other])
    #expect(stage.runtime.isAnimating && stage.runtime.isAnimatingEndlessly)
    stage.run(frames: 30)
    #expect(stage.runtime.animatedViews == [other])
    #expect(!stage.runtime.isAnimating && stage.runtime.isAnimatingEndlessly)
    inner.removeAllAnimations()
    #expect(stage.runtime.animatedViews.isEmpty && !stage.runtime.isAnimatingEndlessly)
  }

  @Test func `points, sizes and rectangles may be given as objects`() {
    let stage = TestStage()
    let layer = stage.view(CGRect(0, 0, 10, 10)).layer
    for (path, value, read) in [
      ("position", NSValue(cgPoint: CGPoint(60, 30)), { $0.position.x }),
      ("shadowOffset", NSValue(cgSize: CGSize(width: 60, height: 0)), { $0.shadowOffset.width }),
      ("bounds", NSValue(cgRect: CGRect(0, 0, 60, 0)), { $0.bounds.width }),
    ] as [(String, NSValue, (CALayer) -> CGFloat)] {
      let animation = CABasicAnimation(keyPath: path)
      animation.fromValue = value
      animation.toValue = value
      animation.duration = 1
      layer.add(animation, forKey: nil)
      #expect(layer.presentation().map(read) == 60)
    }
  }

  @Test func `a layer that comes forward on its way is drawn where it is seen`() {
    let stage = TestStage()
    let (view, other) = (stage.view(.zero), stage.view(.zero))
    view.layer.zPosition = -1
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.layer.zPosition = 1 }
    stage.run(frames: 15)
    #expect(stage.window.layer.childrenAsSeen.map(\.view) == [view, other])
    stage.run(frames: 30)
    #expect(stage.window.layer.childrenAsSeen.map(\.view) == [other, view])
  }

  @Test func `the tint of an image goes from colour to colour`() throws {
    let stage = TestStage()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(0, 0, 8, 8))
    }
    let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
    stage.window.addSubview(view)
    stage.window.tintColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.window.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    }
    stage.run(frames: 15)
    #expect(stage.runtime.snapshot().shows(red: 0.25, blue: 0))
    stage.run(frames: 45)
    #expect(stage.runtime.snapshot().shows(red: 1, blue: 0))
  }

  @Test func `a centre goes up and down by the velocity that its spring has there`() {
    let stage = TestStage()
    let view = stage.view(.zero)
    let animator = UIViewPropertyAnimator(
      duration: 1,
      timingParameters: UISpringTimingParameters(
        dampingRatio: 0.5, initialVelocity: CGVector(dx: 0, dy: 8)))
    animator.addAnimations { view.center = CGPoint(100, 100) }
    animator.startAnimation()
    stage.run(frames: 3)
    #expect(seen(view).position.y > seen(view).position.x + 10)
  }
}
