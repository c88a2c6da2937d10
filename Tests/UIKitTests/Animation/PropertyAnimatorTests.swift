import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

@MainActor
@Suite struct PropertyAnimatorTests {
  private func seenX(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? .nan }

  private func moving(
    on stage: TestStage, note: @escaping (UIViewAnimatingPosition) -> Void = { _ in }
  ) -> (view: UIView, animator: UIViewPropertyAnimator) {
    let view = stage.view(CGRect(x: 0, y: 0, width: 40, height: 40))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 120 }
    animator.addCompletion(note)
    return (view, animator)
  }

  @Test func `an animator does nothing before its start and tells of its end`() {
    let stage = TestStage()
    var ends: [UIViewAnimatingPosition] = []
    let (view, animator) = moving(on: stage) { ends.append($0) }
    #expect(animator.state == .inactive && view.center.x == 20)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning)
    stage.run(frames: 30)
    #expect(abs(animator.fractionComplete - 0.5) < 1e-9)
    #expect(abs(seenX(view) - 70) < 1e-9)
    stage.run(frames: 30)
    #expect(ends == [.end] && animator.state == .inactive && !animator.isRunning)
  }

  @Test func `an animator is held, moved by hand and goes on`() {
    let stage = TestStage()
    let (view, animator) = moving(on: stage)
    animator.startAnimation()
    stage.run(frames: 15)
    animator.pauseAnimation()
    stage.run(frames: 60)
    #expect(abs(seenX(view) - 45) < 1e-9)
    animator.fractionComplete = 0.75
    #expect(abs(seenX(view) - 95) < 1e-9)
    animator.startAnimation()
    stage.run(frames: 6)
    #expect(abs(animator.fractionComplete - 0.85) < 1e-9)
  }

  @Test func `an animator that is turned round ends at its start`() {
    let stage = TestStage()
    var ends: [UIViewAnimatingPosition] = []
    let (view, animator) = moving(on: stage) { ends.append($0) }
    animator.startAnimation()
    stage.run(frames: 30)
    animator.isReversed = true
    stage.run(frames: 15)
    #expect(abs(seenX(view) - 45) < 1e-9)
    stage.run(frames: 15)
    #expect(ends == [.start])
    #expect(view.center.x == 20)
  }

  @Test func `a stopped animator leaves the view as it is seen and can be finished`() {
    let stage = TestStage()
    var ends: [UIViewAnimatingPosition] = []
    let (view, animator) = moving(on: stage) { ends.append($0) }
    animator.startAnimation()
    stage.run(frames: 30)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: .current)
    #expect(ends == [.current] && animator.state == .inactive)
    #expect(abs(view.center.x - 70) < 1e-9)

    let (other, quiet) = moving(on: stage) { ends.append($0) }
    quiet.startAnimation()
    stage.run(frames: 30)
    quiet.stopAnimation(true)
    #expect(abs(other.center.x - 70) < 1e-9)
    stage.run(frames: 60)
    #expect(ends == [.current])
  }

  @Test func `an animator that runs is kept alive`() {
    let stage = TestStage()
    let view = stage.view(CGRect(x: 0, y: 0, width: 40, height: 40))
    var ends: [UIViewAnimatingPosition] = []
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.5, delay: 0, animations: { view.alpha = 0 }, completion: { ends.append($0) })
    stage.run(frames: 30)
    #expect(ends == [.end])
  }
}

/// Property animators with other options than the default ones.
@MainActor
@Suite struct PropertyAnimatorOptionTests {
  private func seenX(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? .nan }

  @Test func `an animator that is not moved evenly is moved along its timing`() {
    let stage = TestStage()
    let view = stage.view(.zero)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 100 }
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    // The Bézier curve (0.42, 0), (1, 1) at a half, and at three quarters.
    #expect(abs(seenX(view) - 31.53568) < 1e-3)
    #expect(animator.fractionComplete == 0.5)
    animator.startAnimation()
    stage.run(frames: 15)
    #expect(abs(animator.fractionComplete - 0.75) < 1e-9)
    #expect(abs(seenX(view) - 62.18606) < 1e-3)
    animator.isReversed = true
    stage.run(frames: 15)
    #expect(abs(seenX(view) - 31.53568) < 1e-3)
    stage.run(frames: 30)
    #expect(view.center.x == 0 && animator.state == .inactive)
  }

  @Test func `after a pause an animator takes the share of its way that is left`() {
    let stage = TestStage()
    let view = stage.view(.zero)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 100 }
    animator.startAnimation()
    stage.run(frames: 30)
    animator.pauseAnimation()
    #expect(abs(seenX(view) - 31.53568) < 1e-3)
    animator.startAnimation()
    // The rest takes 0.685 s, not half a second.
    stage.run(frames: 36)
    #expect(animator.state == .active && seenX(view) < 99)
    stage.run(frames: 6)
    #expect(animator.state == .inactive && view.center.x == 100)
  }

  @Test func `an animator that pauses at its end stays active and can be turned round`() {
    let stage = TestStage()
    let view = stage.view(.zero)
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.center.x = 100 }
    animator.addCompletion { ends.append($0) }
    animator.pausesOnCompletion = true
    animator.startAnimation()
    stage.run(frames: 60)
    #expect(animator.state == .active && !animator.isRunning && ends.isEmpty)
    #expect(animator.fractionComplete == 1 && !stage.runtime.isAnimating)
    animator.isReversed = true
    animator.startAnimation()
    stage.run(frames: 15)
    #expect(abs(seenX(view) - 50) < 1e-9)
    stage.run(frames: 30)
    #expect(animator.state == .active && animator.fractionComplete == 0)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(ends == [.start] && view.center.x == 0)
  }

  @Test func `changes with a delay begin after a share of the time that is left`() {
    let stage = TestStage()
    let view = stage.view(.zero)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn)
    animator.addAnimations { view.center.x = 100 }
    animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    stage.run(frames: 30)
    #expect(view.layer.presentation()?.alpha == 1)
    stage.run(frames: 15)
    // Its own course is half done: the Bézier curve (0.42, 0), (1, 1) at 0.3153568.
    #expect(abs((view.layer.presentation()?.alpha ?? .nan) - 0.6846432) < 1e-5)
    stage.run(frames: 15)
    #expect(view.layer.animations.isEmpty && view.alpha == 0)
  }

  @Test func `changes with a delay are moved by hand and held without a jump`() {
    let stage = TestStage()
    let view = stage.view(.zero)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn)
    animator.addAnimations { view.center.x = 100 }
    animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
    animator.fractionComplete = 0.75
    #expect(abs((view.layer.presentation()?.alpha ?? .nan) - 0.5) < 1e-9)
    animator.fractionComplete = 0
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 1)
    stage.run(frames: 48)
    let seen = view.layer.presentation()?.alpha ?? .nan
    #expect(abs(seen - 0.4) < 1e-9)
    animator.pauseAnimation()
    #expect(view.layer.presentation()?.alpha == seen)
    animator.startAnimation()
    #expect(abs((view.layer.presentation()?.alpha ?? .nan) - seen) < 1e-12)
    #expect(abs(seenX(view) - 80) < 1e-9)
  }

  @Test func `changes that join on the way take the time that is left`() {
    let stage = TestStage()
    let view = stage.view(.zero)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.startAnimation()
    stage.run(frames: 30)
    animator.addAnimations { view.center.x = 100 }
    #expect(seenX(view) == 0)
    stage.run(frames: 15)
    #expect(abs(seenX(view) - 50) < 1e-9)
    stage.run(frames: 15)
    #expect(view.layer.animations.isEmpty)
  }

  @Test func `an animation within an animator is moved and finished with it`() {
    let stage = TestStage()
    let view = stage.view(.zero)
    var ends: [Bool] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animate(
        withDuration: 9, delay: 0.5, animations: { view.center.x = 100 },
        completion: { ends.append($0) })
    }
    animator.fractionComplete = 0.75
    #expect(abs(seenX(view) - 25) < 1e-9)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(view.center.x == 0 && ends == [true])
  }

  @Test func `touches find a view where it is seen, unless that is left to the author`() {
    let stage = TestStage()
    let view = stage.view(CGRect(0, 0, 40, 40))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.y = 220 }
    animator.fractionComplete = 0.5
    #expect(stage.window.hitTest(CGPoint(20, 120), with: nil) === view)
    #expect(stage.window.hitTest(CGPoint(20, 220), with: nil) === stage.window)
    animator.stopAnimation(true)
    let manual = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.y = 320 }
    manual.isManualHitTestingEnabled = true
    manual.fractionComplete = 0.5
    #expect(stage.window.hitTest(CGPoint(20, 320), with: nil) === view)
    #expect(stage.window.hitTest(CGPoint(20, 220), with: nil) === stage.window)
  }

  @Test func `an animator that may not be interrupted is not held`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.isInterruptible = false
      animator.startAnimation()
      animator.pauseAnimation()
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("to pause an animation that is not interruptible"))
  }

  @Test func `an animator that is made while animations are off moves by its fraction`() throws {
    try onStage { stage in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(view)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      UIView.performWithoutAnimation { animator.fractionComplete = 0.25 }
      stage.frame()
      let shown = try #require(view.layer.presentation())
      #expect(abs(Double(shown.opacity) - 0.75) < 1e-6)
      animator.stopAnimation(true)
    }
  }
}
