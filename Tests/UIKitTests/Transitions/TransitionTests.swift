import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

/// Logs what a controller is told.
@MainActor
private final class Witness: UIViewController {
  static var lines: [String] = []
  let label: String

  init(_ label: String) {
    self.label = label
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { note("will appear") }
  override func viewDidAppear(_ animated: Bool) { note("did appear") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear") }

  private func note(_ line: String) { Self.lines.append("\(label) \(line)") }
}

/// A transition that ends when it is told to, and a driver that does nothing.
@MainActor
private final class Puppet: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning, UIViewControllerTransitioningDelegate
{
  var context: (any UIViewControllerContextTransitioning)?
  var isDriver = false

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    Witness.lines.append("animate")
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
    }
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    Witness.lines.append("drive")
    context = transitionContext
  }

  func animationEnded(_ transitionCompleted: Bool) {
    Witness.lines.append("ended \(transitionCompleted)")
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isDriver ? self : nil }
}

@MainActor
@Suite(.serialized) struct TransitionTests {
  private func show(_ root: UIViewController) throws -> TestStage {
    let stage = TestStage()
    stage.window.rootViewController = root
    try stage.runtime.layOut()
    Witness.lines = []
    return stage
  }

  @Test func `a controller slides up, the one below leaves, and both are told in order`() throws {
    let root = Witness("root")
    let modal = Witness("modal")
    modal.modalPresentationStyle = .fullScreen
    let stage = try show(root)
    root.present(modal, animated: true) { Witness.lines.append("presented") }
    #expect(root.presentedViewController === modal)
    #expect(modal.presentingViewController === root)
    try stage.runtime.layOut()
    #expect(Witness.lines == ["root will disappear", "modal will appear"])
    stage.run(frames: 15)
    #expect(abs((modal.view.layer.presentation()?.frame.minY ?? 0) - 32.9) < 1)
    stage.run(frames: 16)
    #expect(
      Witness.lines == [
        "root will disappear", "modal will appear", "root did disappear", "modal did appear",
        "presented",
      ])
    #expect(root.view.window == nil && modal.view.frame == stage.window.bounds)
    Witness.lines = []
    root.dismiss(animated: true) { Witness.lines.append("dismissed") }
    stage.run(frames: 32)
    #expect(
      Witness.lines == [
        "modal will disappear", "root will appear", "modal did disappear", "root did appear",
        "dismissed",
      ])
    #expect(root.presentedViewController == nil && modal.view.window == nil)
    #expect(root.view.window === stage.window)
    #expect(stage.window.subviews == [root.view])
  }

  @Test func `a presentation that is not animated is there after the next layout`() throws {
    let root = Witness("root")
    let modal = Witness("modal")
    let stage = try show(root)
    root.present(modal, animated: false)
    stage.run(frames: 2)
    #expect(modal.view.window === stage.window)
    #expect(Witness.lines.last == "modal did appear")
  }

  @Test func `a custom presentation leaves the presenter where it is and moves what it is told`()
    throws
  {
    let root = Witness("root")
    let modal = Witness("modal")
    let puppet = Puppet()
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = puppet
    modal.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let stage = try show(root)
    root.present(modal, animated: true) { Witness.lines.append("presented") }
    try stage.runtime.layOut()
    let context = try #require(puppet.context)
    #expect(context.viewController(forKey: .from) === root)
    #expect(context.viewController(forKey: .to) === modal)
    #expect(context.view(forKey: .from) == nil)
    #expect(context.view(forKey: .to) === modal.view)
    #expect(context.initialFrame(for: root) == stage.window.bounds)
    #expect(context.initialFrame(for: modal) == .zero)
    #expect(context.finalFrame(for: modal) == stage.window.bounds)
    #expect(context.isAnimated && !context.isInteractive)
    context.completeTransition(true)
    context.completeTransition(true)
    #expect(
      Witness.lines == [
        "modal will appear", "animate", "modal did appear", "presented", "ended true",
      ])
    #expect(modal.view.frame.size == CGSize(width: 200, height: 200))
    #expect(root.view.window != nil)
    // Touches beside the modal do not reach the presenter.
    #expect(stage.window.hitTest(CGPoint(x: 300, y: 500), with: nil) is UITransitionView)
    Witness.lines = []
    modal.dismiss(animated: true)
    try stage.runtime.layOut()
    // It slides out from where it stands.
    #expect(puppet.context?.finalFrame(for: modal) == stage.window.bounds)
    puppet.context?.completeTransition(true)
    #expect(
      Witness.lines == ["modal will disappear", "animate", "modal did disappear", "ended true"])
    #expect(stage.window.subviews == [root.view])
  }

  @Test func `a presentation that is driven and cancelled leaves everything as it was`() throws {
    let root = Witness("root")
    let modal = Witness("modal")
    let puppet = Puppet()
    puppet.isDriver = true
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = puppet
    let stage = try show(root)
    root.present(modal, animated: true)
    try stage.runtime.layOut()
    let context = try #require(puppet.context)
    #expect(context.isInteractive)
    context.containerView.addSubview(modal.view)
    context.updateInteractiveTransition(0.3)
    context.cancelInteractiveTransition()
    #expect(context.transitionWasCancelled && !context.isInteractive)
    context.completeTransition(false)
    #expect(
      Witness.lines == [
        "modal will appear", "drive", "modal will disappear", "modal did disappear", "ended false",
      ])
    #expect(stage.window.subviews == [root.view])
    #expect(root.presentedViewController == nil && modal.presentingViewController == nil)
    puppet.isDriver = false
    root.present(modal, animated: true)
    try stage.runtime.layOut()
    #expect(Witness.lines.last == "animate")
  }

  @Test func `changes go along with a transition`() throws {
    let root = Witness("root")
    let modal = Witness("modal")
    let stage = try show(root)
    var isOver = false
    root.present(modal, animated: true)
    modal.transitionCoordinator?.animate(
      alongsideTransition: { _ in root.view.alpha = 0 }, completion: { _ in isOver = true })
    stage.run(frames: 16)
    #expect(abs((root.view.layer.presentation()?.alpha ?? 0) - 0.058) < 0.001)
    #expect(!isOver)
    stage.run(frames: 16)
    #expect(isOver)
  }

  @Test func `the rest of what a hand has driven goes on by its own timing`() throws {
    let root = Witness("root")
    let modal = Witness("modal")
    let percent = PercentDelegate()
    percent.driver.timingCurve = UICubicTimingParameters(animationCurve: .linear)
    percent.driver.completionSpeed = 2
    modal.modalPresentationStyle = .overFullScreen
    modal.transitioningDelegate = percent
    let stage = try show(root)
    root.present(modal, animated: true)
    stage.run(frames: 10)
    percent.driver.update(0.5)
    percent.driver.finish()
    // The half that is left takes a quarter of a second.
    stage.run(frames: 6)
    #expect(abs((modal.view.layer.presentation()?.alpha ?? 0) - 0.7) < 1e-9)
    stage.run(frames: 9)
    #expect(Witness.lines.last == "modal did appear")
  }

  @Test func `a hand drives an animator's animation and takes it back`() throws {
    let root = Witness("root")
    let modal = Witness("modal")
    let percent = PercentDelegate()
    modal.modalPresentationStyle = .overFullScreen
    modal.transitioningDelegate = percent
    let stage = try show(root)
    root.present(modal, animated: true)
    stage.run(frames: 10)
    percent.driver.update(0.25)
    #expect(abs((modal.view.layer.presentation()?.alpha ?? 0) - 0.25) < 1e-9)
    stage.run(frames: 10)
    #expect(abs((modal.view.layer.presentation()?.alpha ?? 0) - 0.25) < 1e-9)
    percent.driver.cancel()
    stage.run(frames: 40)
    #expect(modal.view.window == nil)
    #expect(Witness.lines.last == "modal did disappear")
  }
}

/// A fade that a finger drives.
@MainActor
private final class PercentDelegate: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  let driver = UIPercentDrivenInteractiveTransition()

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
    guard let view = context.view(forKey: .to) else { return }
    context.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(
      withDuration: 1, animations: { view.alpha = 1 },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }

  @Test func `a controller whose view a segue has put into the window can be presented`() throws {
    let first = UIViewController()
    try onStage(root: first) { stage in
      stage.frame()
      let second = UIViewController()
      stage.window.addSubview(second.view)
      first.present(second, animated: false)
      stage.run(frames: 2)
      #expect(first.presentedViewController === second && second.view.window != nil)
    }
  }
}
