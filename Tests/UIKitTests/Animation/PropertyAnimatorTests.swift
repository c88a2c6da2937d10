import Testing

@testable import UIKit

@MainActor
@Suite struct PropertyAnimatorTests {
  private func seenX(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? .nan }

  private func moving(
    on stage: Stagelet, note: @escaping (UIViewAnimatingPosition) -> Void = { _ in }
  ) -> (view: UIView, animator: UIViewPropertyAnimator) {
    let view = stage.view(CGRect(x: 0, y: 0, width: 40, height: 40))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 120 }
    animator.addCompletion(note)
    return (view, animator)
  }

  @Test func `an animator does nothing before its start and tells of its end`() {
    let stage = Stagelet()
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
    let stage = Stagelet()
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
    let stage = Stagelet()
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
    let stage = Stagelet()
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
    let stage = Stagelet()
    let view = stage.view(CGRect(x: 0, y: 0, width: 40, height: 40))
    var ends: [UIViewAnimatingPosition] = []
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.5, delay: 0, animations: { view.alpha = 0 }, completion: { ends.append($0) })
    stage.run(frames: 30)
    #expect(ends == [.end])
  }
}
