import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

/// Springs by the motion of a view.
@MainActor
@Suite struct SpringAnimationTests {
  private let square = CGRect(x: 0, y: 0, width: 40, height: 40)

  private func seen(_ view: UIView) -> CGPoint {
    view.layer.presentation()?.position ?? CGPoint(x: CGFloat.nan, y: .nan)
  }

  /// Seen on iOS: 183.54 points at 0.15 s, when it moves 0.64 points in two milliseconds, and
  /// 152.12 at 0.45 s.
  ///
  /// Source: docs/measurements.md, “Springs”.
  @Test func `a view swings as on iOS`() {
    let stage = TestStage()
    let view = stage.view(CGRect(x: 20, y: 0, width: 40, height: 40))
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.35, initialSpringVelocity: 0,
      animations: { view.center.x = 160 })
    stage.run(frames: 9)
    #expect(abs(seen(view).x - 182.898) < 1e-3)
    #expect(abs(seen(view).x - 183.54) < 0.7)
    stage.run(frames: 18)
    #expect(abs(seen(view).x - 152.12) < 0.1)
    stage.run(frames: 33)
    #expect(seen(view).x == 160)
  }

  /// The place is 1 − e^(−ωt)·(1 + (ω − v)t) of the way, with the ω of each velocity.
  @Test func `a velocity is a vector for centres, and others take its first part`() {
    let stage = TestStage()
    let view = stage.view(square)
    let timing = UISpringTimingParameters(
      dampingRatio: 1, initialVelocity: CGVector(dx: 3, dy: -2))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
    animator.addAnimations {
      view.center = CGPoint(x: 120, y: 220)
      view.alpha = 0
    }
    animator.startAnimation()
    stage.run(frames: 12)
    func progress(_ velocity: Double) -> Double {
      let omega = DampedSpring(restingAfter: 1, dampingRatio: 1, velocity: velocity).frequency
      return 1 - exp(-omega * 0.2) * (1 + (omega - velocity) * 0.2)
    }
    #expect(abs(seen(view).x - CGFloat(20 + 100 * progress(3))) < 1e-9)
    #expect(abs(seen(view).y - CGFloat(20 + 200 * progress(-2))) < 1e-9)
    let alpha = view.layer.presentation()?.alpha ?? .nan
    #expect(abs(alpha - CGFloat(1 - progress(3))) < 1e-9)
    stage.run(frames: 48)
    #expect(seen(view) == CGPoint(x: 120, y: 220))
  }

  @Test func `a spring of one's own takes its own time`() {
    let stage = TestStage()
    let view = stage.view(square)
    let timing = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: timing)
    #expect(abs(animator.duration - 1.47270) < 1e-5)
    animator.addAnimations { view.center.x = 120 }
    animator.startAnimation()
    stage.run(frames: 3)
    #expect(abs(seen(view).x - 30.44055) < 1e-4)
    stage.run(frames: 85)
    #expect(animator.isRunning)
    stage.run(frames: 1)
    #expect(!animator.isRunning && seen(view).x == 120)
  }

  @Test func `damping beyond the critical one counts as critical`() {
    for damping in [500, 50_000] as [CGFloat] {
      let timing = UISpringTimingParameters(
        mass: 3, stiffness: 1000, damping: damping, initialVelocity: .zero)
      #expect(timing.timing == UISpringTimingParameters().timing)
      #expect(timing.timing.ownDuration == 0.6)
    }
  }

  @Test(arguments: [(0.3, 0.8737109, 52), (0, 0.7154157, 48), (-0.5, 0.4506047, 126)])
  func `a spring by bounce goes on beyond the duration that one perceives`(
    bounce: CGFloat, progress: Double, frames: Int
  ) {
    let stage = TestStage()
    let view = stage.view(square)
    var isOver = false
    UIView.animate(
      bounce: bounce, animations: { view.center.x = 120 }, completion: { _ in isOver = true })
    stage.run(frames: 12)
    #expect(abs(seen(view).x - CGFloat(20 + 100 * progress)) < 1e-4)
    stage.run(frames: frames - 13)
    #expect(!isOver)
    stage.run(frames: 1)
    #expect(isOver)
    let timing = UISpringTimingParameters(duration: 0.5, bounce: bounce).timing
    #expect(abs((timing.ownDuration ?? 0) * 60 - Double(frames)) < 1)
  }

  @Test func `a spring by bounce has a delay and a velocity`() {
    let stage = TestStage()
    let view = stage.view(square)
    UIView.animate(springDuration: 0.5, bounce: 0.3, initialSpringVelocity: 2, delay: 0.5) {
      view.center.x = 120
    }
    stage.run(frames: 30)
    #expect(seen(view).x == 20)
    stage.run(frames: 12)
    let left = DampedSpring(perceptualDuration: 0.5, bounce: 0.3).remainder(after: 0.2, velocity: 2)
    #expect(abs(seen(view).x - CGFloat(120 - 100 * left)) < 1e-9)
  }

  @Test func `the system's own curve has Core Animation's points`() {
    let timing = UICubicTimingParameters()
    #expect(timing.controlPoint1 == CGPoint(x: 0.25, y: 0.1))
    #expect(timing.controlPoint2 == CGPoint(x: 0.25, y: 1))
    #expect(timing.timingCurveType == .builtin)
  }
}
