import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

@MainActor @Suite struct KeyframeTests {
  private typealias Options = UIView.KeyframeAnimationOptions

  private let linear = Options(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  private func seenX(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? .nan }

  /// Adds a view that is at 0, after 0.25 s at 100, after 0.5 s at 0 and after 1 s at 300.
  private func moving(
    on stage: TestStage, _ options: Options, whenDone: ((Bool) -> Void)? = nil
  ) -> UIView {
    let view = stage.view(.zero)
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: options.union(linear),
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
          view.center.x = 100
        }
        UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
          view.center.x = 0
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.center.x = 300
        }
      }, completion: whenDone)
    return view
  }

  /// The place after a number of frames of 1/60 s, by the closed form of each mode.
  @Test(arguments: [
    (Options.calculationModeLinear, 6, 40.0), (.calculationModeLinear, 21, 60),
    (.calculationModeLinear, 45, 150), (.calculationModeDiscrete, 14, 0),
    (.calculationModeDiscrete, 15, 100), (.calculationModeDiscrete, 29, 100),
    (.calculationModeDiscrete, 59, 0),
    // The whole way is 500 points, gone in a second.
    (.calculationModePaced, 12, 100), (.calculationModePaced, 24, 0),
    (.calculationModePaced, 42, 150),
    // Half way between 0 and 300, with the tangents (300 − 100)/2 and (300 − 0)/2:
    // 150 + (100 − 150)/8.
    (.calculationModeCubic, 45, 143.75), (.calculationModeCubicPaced, 42, 143.75),
  ])
  func `each mode goes through the values in its way`(
    mode: UIView.KeyframeAnimationOptions, frames: Int, expected: Double
  ) {
    let stage = TestStage()
    let view = moving(on: stage, mode)
    #expect(view.center.x == 300)
    stage.run(frames: frames)
    #expect(abs(seenX(view) - expected) < 1e-9)
  }

  @Test func `the whole is slow at both ends unless a curve is given`() {
    let stage = TestStage()
    let view = stage.view(.zero)
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 100 }
    }
    stage.run(frames: 15)
    // The Bézier curve (0.42, 0), (0.58, 1) at a quarter.
    #expect(abs(seenX(view) - 12.91617) < 1e-3)
  }

  @Test func `what changes outside of key frames takes the whole time, and frames hold`() {
    let stage = TestStage()
    let view = stage.view(.zero)
    UIView.animateKeyframes(withDuration: 1, delay: 0.5, options: linear) {
      view.alpha = 0
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
        view.center.x = 100
      }
    }
    stage.run(frames: 60)
    #expect(view.layer.presentation()?.alpha == 0.5)
    #expect(seenX(view) == 0)
    stage.run(frames: 15)
    #expect(abs(seenX(view) - 100) < 1e-9)
  }

  @Test func `key frames are repeated and turned round`() {
    let stage = TestStage()
    var ends: [Bool] = []
    let view = moving(on: stage, .autoreverse) { ends.append($0) }
    stage.run(frames: 75)
    #expect(abs(seenX(view) - 150) < 1e-9)
    stage.run(frames: 39)
    #expect(abs(seenX(view) - 40) < 1e-9)
    stage.run(frames: 6)
    #expect(ends == [true] && seenX(view) == 300)
    let other = moving(on: stage, .repeat)
    stage.run(frames: 66)
    #expect(abs(seenX(other) - 40) < 1e-9)
  }

  @Test func `key frames add up with what runs`() {
    let stage = TestStage()
    let view = moving(on: stage, [])
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 400 }
    stage.run(frames: 45)
    // 150 from the key frames, and three quarters of the 100 outside of them.
    #expect(abs(seenX(view) - 225) < 1e-9)
  }

  @Test func `within another animation key frames have its time and pace`() {
    let stage = TestStage()
    let view = stage.view(.zero)
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.center.x = 100
        }
      }
    }
    stage.run(frames: 60)
    #expect(seenX(view) == 0)
    stage.run(frames: 30)
    #expect(abs(seenX(view) - 50) < 1e-9)
  }

  @Test func `a property animator moves key frames by hand`() {
    let stage = TestStage()
    let view = stage.view(.zero)
    var ends: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
      UIView.animateKeyframes(
        withDuration: 0, delay: 0,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            view.center.x = 100
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            view.center.x = 0
          }
        }, completion: { ends.append("frames \($0)") })
    }
    animator.addCompletion { ends.append("\($0)") }
    animator.fractionComplete = 0.25
    #expect(abs(seenX(view) - 50) < 1e-9)
    animator.fractionComplete = 0.75
    #expect(abs(seenX(view) - 50) < 1e-9)
    animator.startAnimation()
    stage.run(frames: 60)
    #expect(ends == ["frames true", "end"])
    #expect(seenX(view) == 0)
  }

  @Test func `a key frame outside of key frames changes at once`() {
    let stage = TestStage()
    let view = stage.view(.zero)
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 7 }
    #expect(seenX(view) == 7)
    UIView.setAnimationsEnabled(false)
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 9 }
    }
    UIView.setAnimationsEnabled(true)
    #expect(seenX(view) == 9)
  }

  /// Half way between the second and the third of 0, 0, 60, 60, by Kochanek and Bartels' formulas.
  ///
  /// The place is 30 + (m₀ − m₁)/8.
  @Test(arguments: [
    // m₀ = (1 − t)(1 − c)(1 − b)/2·60 at the second value, for which the three are set; m₁ = 30.
    (0.0, 0.0, 0.0, 30.0), (1, 0, 0, 26.25), (0, 1, 0, 26.25), (0, 0, 1, 26.25),
    (-1, 0, 0, 33.75), (0, -1, 0, 33.75), (0, 0, -1, 33.75), (0.5, 0, 0, 28.125),
  ])
  func `tension, continuity and bias bend a cubic curve`(
    tension: Double, continuity: Double, bias: Double, expected: Double
  ) {
    let stage = TestStage()
    let layer = stage.view(.zero).layer
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 0, 60, 60]
    animation.keyTimes = [0, 0.25, 0.75, 1]
    animation.calculationMode = .cubic
    animation.tensionValues = [0, NSNumber(value: tension)]
    animation.continuityValues = [0, NSNumber(value: continuity)]
    animation.biasValues = [0, NSNumber(value: bias)]
    animation.duration = 1
    layer.add(animation, forKey: nil)
    stage.run(frames: 30)
    let seen = layer.presentation()?.position.x ?? .nan
    #expect(abs(seen - expected) < 1e-9)
  }

  @Test func `each piece of a keyframe animation has a pace`() {
    let stage = TestStage()
    let layer = stage.view(.zero).layer
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 100, 0]
    animation.timingFunctions = [
      CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
    ]
    animation.duration = 1
    layer.add(animation, forKey: nil)
    stage.run(frames: 15)
    #expect(abs((layer.presentation()?.position.x ?? .nan) - 31.53568) < 1e-3)
    stage.run(frames: 30)
    #expect(abs((layer.presentation()?.position.x ?? .nan) - 50) < 1e-9)
  }
}
