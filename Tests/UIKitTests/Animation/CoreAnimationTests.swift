import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

@MainActor
private final class Listener: CAAnimationDelegate {
  var said: [String] = []

  func animationDidStart(_ anim: CAAnimation) { said.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { said.append("stop \(flag)") }
}

@MainActor @Suite struct CoreAnimationTests {
  private func seen(_ layer: CALayer, _ keyPath: String = "position.x") -> CGFloat {
    layer.presentation()?.value(forKeyPath: keyPath) as? CGFloat ?? .nan
  }

  private func slide(_ duration: Double = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 60
    animation.duration = duration
    return animation
  }

  @Test func `a copy of an animation is another one`() throws {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 1
    animation.duration = 3
    let copy = try #require(animation.copy() as? CABasicAnimation)
    copy.toValue = 0
    #expect(copy !== animation && copy.duration == 3 && copy.keyPath == "opacity")
    #expect(animation.toValue as? Int == 1 && copy.toValue as? Int == 0)
  }

  @Test func `an animation is seen and changes nothing`() {
    let stage = TestStage()
    let view = stage.view(CGRect(x: 100, y: 0, width: 0, height: 0))
    view.layer.add(slide(), forKey: "slide")
    stage.run(frames: 30)
    #expect(abs(seen(view.layer) - 30) < 1e-9)
    #expect(view.center.x == 100)
    #expect(view.layer.animationKeys() == ["slide"])
    stage.run(frames: 30)
    #expect(seen(view.layer) == 100)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test(arguments: [
    (CAMediaTimingFunctionName.linear, 0.5), (.easeInEaseOut, 0.5), (.easeIn, 0.3153568),
    (.easeOut, 0.6846432), (.default, 0.8024034),
  ])
  func `a timing function has Apple's control points`(
    name: CAMediaTimingFunctionName, half: Double
  ) {
    // Half way through time; the values solve each Bézier curve's cubic for x = ½, to 1e-6.
    let stage = TestStage()
    let layer = stage.view(.zero).layer
    let animation = slide()
    animation.timingFunction = CAMediaTimingFunction(name: name)
    layer.add(animation, forKey: nil)
    stage.run(frames: 30)
    #expect(abs(seen(layer) - 60 * half) < 1e-4)
  }

  @Test func `a reversed animation that is repeated comes back and ends`() {
    let stage = TestStage()
    let layer = stage.view(.zero).layer
    let animation = slide(0.5)
    animation.autoreverses = true
    animation.repeatCount = 2
    layer.add(animation, forKey: "k")
    stage.run(frames: 45)
    #expect(abs(seen(layer) - 30) < 1e-9)
    stage.run(frames: 30)
    #expect(abs(seen(layer) - 30) < 1e-9)
    stage.run(frames: 45)
    #expect(layer.animationKeys() == nil)
  }

  @Test func `what is not removed is held where it ended`() {
    let stage = TestStage()
    let layer = stage.view(.zero).layer
    let animation = slide(0.5)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "k")
    stage.run(frames: 90)
    #expect(seen(layer) == 60)
    #expect(!stage.runtime.isAnimating)
  }

  @Test func `before its beginning an animation is seen only if it fills backwards`() {
    let stage = TestStage()
    let layer = stage.view(CGRect(x: 7, y: 0, width: 0, height: 0)).layer
    let animation = slide()
    animation.beginTime = CACurrentMediaTime() + 0.5
    layer.add(animation, forKey: "k")
    stage.run(frames: 15)
    #expect(seen(layer) == 7)
    animation.fillMode = .backwards
    animation.beginTime = CACurrentMediaTime() + 0.5
    layer.add(animation, forKey: "k")
    #expect(seen(layer) == 0)
  }

  @Test func `a time offset wraps round`() {
    let stage = TestStage()
    let layer = stage.view(.zero).layer
    let animation = slide()
    animation.timeOffset = 0.25
    layer.add(animation, forKey: "k")
    stage.run(frames: 30)
    #expect(abs(seen(layer) - 45) < 1e-9)
    stage.run(frames: 24)
    #expect(abs(seen(layer) - 9) < 1e-9)
  }

  @Test func `a layer whose speed is zero shows what its time offset says`() {
    let stage = TestStage()
    let layer = stage.view(.zero).layer
    layer.speed = 0
    layer.add(slide(), forKey: "k")
    layer.timeOffset = 0.75
    stage.run(frames: 6)
    #expect(abs(seen(layer) - 45) < 1e-9)
  }

  @Test func `a layer goes on from where it was stopped`() {
    let stage = TestStage()
    let layer = stage.view(.zero).layer
    layer.add(slide(), forKey: "k")
    stage.run(frames: 15)
    let pause = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = pause
    stage.run(frames: 60)
    #expect(abs(seen(layer) - 15) < 1e-9)
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pause
    stage.run(frames: 15)
    #expect(abs(seen(layer) - 30) < 1e-9)
  }

  @Test func `a delegate hears of the beginning and of the end`() {
    let stage = TestStage()
    let layer = stage.view(.zero).layer
    let listener = Listener()
    let animation = slide(0.1)
    animation.delegate = listener
    layer.add(animation, forKey: "k")
    #expect(listener.said.isEmpty)
    stage.run(frames: 1)
    #expect(listener.said == ["start"])
    stage.run(frames: 10)
    #expect(listener.said == ["start", "stop true"])
    layer.add(animation, forKey: "k")
    layer.removeAnimation(forKey: "k")
    #expect(listener.said.last == "stop false")
  }

  @Test func `what is given by and from or to leads to the rest`() {
    let stage = TestStage()
    let layer = stage.view(CGRect(x: 100, y: 0, width: 0, height: 0)).layer
    for (from, to, by, half): (Double?, Double?, Double?, Double) in [
      (10, nil, 20, 20), (nil, 50, 20, 40), (0, nil, nil, 50), (nil, 0, nil, 50),
      (nil, nil, 40, 120),
    ] {
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = from
      animation.toValue = to
      animation.byValue = by
      animation.duration = 1
      layer.add(animation, forKey: "k")
      stage.run(frames: 30)
      #expect(abs(seen(layer) - half) < 1e-9)
    }
  }

  @Test func `keyframes are reached at their times`() {
    let stage = TestStage()
    let layer = stage.view(.zero).layer
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 10, 100]
    animation.keyTimes = [0, 0.75, 1]
    animation.duration = 1
    layer.add(animation, forKey: "k")
    stage.run(frames: 45)
    #expect(abs(seen(layer) - 10) < 1e-9)
    animation.calculationMode = .paced
    layer.add(animation, forKey: "k")
    stage.run(frames: 30)
    #expect(abs(seen(layer) - 50) < 1e-9)
    animation.calculationMode = .discrete
    animation.keyTimes = [0, 0.25, 0.5, 1]
    layer.add(animation, forKey: "k")
    stage.run(frames: 20)
    #expect(seen(layer) == 10)
  }

  @Test func `a layer follows a path and turns with it`() {
    let stage = TestStage()
    let layer = stage.view(.zero).layer
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path =
      UIBezierPath(
        arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true
      ).cgPath
    animation.calculationMode = .paced
    animation.rotationMode = .rotateAuto
    animation.duration = 1
    layer.add(animation, forKey: "k")
    stage.run(frames: 30)
    #expect(abs(seen(layer, "position.y") - 10) < 1e-3)
    // Chords turn by less than two degrees each.
    #expect(abs(abs(seen(layer, "transform.rotation")) - .pi) < 0.04)
  }

  @Test func `a spring swings as its equation says`() {
    let stage = TestStage()
    let layer = stage.view(.zero).layer
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.mass, spring.stiffness, spring.damping) = (1, 100, 2)
    spring.fromValue = 0
    spring.toValue = 1
    spring.duration = 2
    layer.add(spring, forKey: "k")
    stage.run(frames: 30)
    // x(t) = 1 − e^−t·(cos ωt + sin ωt/ω), ω² = 99.
    let omega = 99.0.squareRoot()
    let expected = 1 - exp(-0.5) * (cos(omega / 2) + sin(omega / 2) / omega)
    #expect(abs(seen(layer) - expected) < 1e-9)
    // The envelope e^−t·(1 + 1/ω) is a thousandth at 7.0 s.
    #expect(abs(spring.settlingDuration - log(1000) - log(1 + 1 / omega)) < 1e-9)
  }

  @Test func `a group's animations run in its time`() {
    let stage = TestStage()
    let layer = stage.view(.zero).layer
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.beginTime = 0.5
    fade.duration = 0.5
    let group = CAAnimationGroup()
    group.animations = [slide(), fade]
    group.duration = 1
    layer.add(group, forKey: "k")
    stage.run(frames: 45)
    #expect(abs(seen(layer) - 45) < 1e-9)
    #expect(abs(seen(layer, "opacity") - 0.5) < 1e-9)
  }

  @Test func `values that are added leave room for others`() {
    let stage = TestStage()
    let layer = stage.view(CGRect(x: 100, y: 0, width: 0, height: 0)).layer
    let animation = slide()
    animation.isAdditive = true
    layer.add(animation, forKey: nil)
    layer.add(animation, forKey: nil)
    stage.run(frames: 30)
    #expect(abs(seen(layer) - 160) < 1e-9)
  }
}
