import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

/// A fade of a second that can be held on its way.
@MainActor
private final class Fade: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var driver: UIPercentDrivenInteractiveTransition? = UIPercentDrivenInteractiveTransition()
  var lines: [String] = []
  var context: (any UIViewControllerContextTransitioning)?
  private var animator: UIViewPropertyAnimator?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    lines.append("animate")
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    lines.append("asked")
    if let animator { return animator }
    self.context = context
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    if let view = context.view(forKey: .to) {
      context.containerView.addSubview(view)
      view.alpha = 0
      animator.addAnimations { view.alpha = 1 }
    }
    animator.addCompletion { [weak self] in
      self?.lines.append("\($0)")
      context.completeTransition(!context.transitionWasCancelled)
    }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    lines.append("ended \(transitionCompleted)")
    animator = nil
  }
}

/// A fade that another object drives without being asked to begin by hand.
@MainActor
private final class Outsider: NSObject, UIViewControllerInteractiveTransitioning {
  var isInteractive: Bool?
  var wantsInteractiveStart: Bool { false }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    isInteractive = context.isInteractive
  }
}

@MainActor
struct InterruptibleTests {
  private func present(_ fade: Fade, on stage: TestStage) -> UIViewController {
    let modal = UIViewController()
    modal.modalPresentationStyle = .overFullScreen
    modal.transitioningDelegate = fade
    stage.window.rootViewController?.present(modal, animated: true)
    stage.run()
    return modal
  }

  private func alpha(_ controller: UIViewController) -> CGFloat {
    controller.view.layer.presentation()?.alpha ?? 0
  }

  @Test func `a hand drives the animator that a transition offers, and lets it go`() throws {
    try onStage(root: UIViewController()) { stage in
      let fade = Fade()
      let driver = try #require(fade.driver)
      let modal = present(fade, on: stage)
      stage.run(frames: 10)
      #expect(fade.lines == ["asked"])
      #expect(driver.duration == 1)
      driver.update(0.25)
      stage.run(frames: 10)
      #expect(abs(alpha(modal) - 0.25) < 1e-9)
      driver.completionSpeed = 3
      driver.finish()
      // Three quarters of a second pass in a quarter.
      stage.run(frames: 5)
      #expect(abs(alpha(modal) - 0.5) < 1e-9)
      stage.run(frames: 12)
      #expect(fade.lines == ["asked", "end", "ended true"])
      #expect(modal.view.window != nil && alpha(modal) == 1)
    }
  }

  @Test func `a transition that a hand takes back ends at its start`() throws {
    try onStage(root: UIViewController()) { stage in
      let fade = Fade()
      let driver = try #require(fade.driver)
      let modal = present(fade, on: stage)
      driver.update(0.5)
      driver.cancel()
      stage.run(frames: 15)
      #expect(abs(alpha(modal) - 0.25) < 1e-9)
      stage.run(frames: 17)
      #expect(fade.lines == ["asked", "start", "ended false"])
      #expect(modal.view.window == nil)
      #expect(stage.window.rootViewController?.presentedViewController == nil)
    }
  }

  @Test func `a transition that runs is held, moved and let go again`() throws {
    try onStage(root: UIViewController()) { stage in
      let fade = Fade()
      let driver = try #require(fade.driver)
      driver.wantsInteractiveStart = false
      let modal = present(fade, on: stage)
      #expect(fade.lines == ["animate", "asked"])
      #expect(fade.context?.isInteractive == false)
      stage.run(frames: 30)
      driver.pause()
      let place = driver.percentComplete
      #expect(abs(place - 0.5) < 0.02)
      #expect(fade.context?.isInteractive == true)
      stage.run(frames: 30)
      #expect(abs(alpha(modal) - place) < 1e-9)
      driver.update(0.75)
      #expect(abs(alpha(modal) - 0.75) < 1e-9)
      driver.cancel()
      stage.run(frames: 15)
      // On its way back it is caught once more, and finishes.
      driver.pause()
      #expect(abs(driver.percentComplete - 0.5) < 0.02)
      driver.finish()
      stage.run(frames: 35)
      #expect(fade.lines.suffix(2) == ["end", "ended true"])
      #expect(modal.view.window != nil)
    }
  }

  @Test func `an animator of one's own is held through the context alone`() throws {
    try onStage(root: UIViewController()) { stage in
      let fade = Fade()
      fade.driver = nil
      let modal = present(fade, on: stage)
      stage.run(frames: 20)
      let context = try #require(fade.context)
      context.pauseInteractiveTransition()
      let animator = fade.interruptibleAnimator(using: context)
      animator.pauseAnimation()
      animator.fractionComplete = 0.1
      context.updateInteractiveTransition(0.1)
      #expect(context.isInteractive)
      animator.isReversed = true
      context.cancelInteractiveTransition()
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      stage.run(frames: 10)
      #expect(fade.lines.suffix(2) == ["start", "ended false"])
      #expect(modal.view.window == nil)
    }
  }

  @Test func `what goes along with a driven transition is driven, too`() throws {
    try onStage(root: UIViewController()) { stage in
      let fade = Fade()
      let driver = try #require(fade.driver)
      let modal = UIViewController()
      modal.modalPresentationStyle = .overFullScreen
      modal.transitioningDelegate = fade
      let side = stage.view(CGRect(0, 0, 10, 10))
      var changes: [Bool] = []
      stage.window.rootViewController?.present(modal, animated: true)
      modal.transitionCoordinator?.animate(alongsideTransition: { _ in side.alpha = 0 })
      modal.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
      stage.run(frames: 20)
      #expect(side.layer.presentation()?.alpha == 1)
      driver.update(0.5)
      #expect(abs((side.layer.presentation()?.alpha ?? 0) - 0.5) < 1e-9)
      driver.cancel()
      stage.run(frames: 40)
      #expect(side.alpha == 1)
      #expect(changes == [false])
    }
  }

  @Test func `a driver that wants no interactive start is still told to start`() throws {
    try onStage(root: UIViewController()) { stage in
      final class Both: NSObject, UIViewControllerTransitioningDelegate {
        let fade = Fade()
        let outsider = Outsider()
        func animationController(
          forPresented presented: UIViewController, presenting: UIViewController,
          source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
        func interactionControllerForPresentation(
          using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { outsider }
      }
      let both = Both()
      let modal = UIViewController()
      modal.modalPresentationStyle = .overFullScreen
      modal.transitioningDelegate = both
      stage.window.rootViewController?.present(modal, animated: true)
      stage.run()
      #expect(both.outsider.isInteractive == false)
      #expect(both.fade.lines.isEmpty)
    }
  }
}
