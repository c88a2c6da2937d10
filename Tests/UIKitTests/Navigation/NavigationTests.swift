import Testing
import UIKit

/// Collects what controllers and delegates are told.
@MainActor
private final class Log {
  var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private final class Page: UIViewController {
  let log: Log

  init(_ name: String, _ log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ what: String) { log.lines.append("\(title ?? "") \(what)") }

  override func viewDidLoad() { note("did load") }
  override func viewWillAppear(_ animated: Bool) { note("will appear") }
  override func viewDidAppear(_ animated: Bool) { note("did appear") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
  override func didMove(toParent parent: UIViewController?) {
    if parent == nil { note("left") }
  }
}

@MainActor
struct NavigationTests {
  private let log = Log()

  @Test func `a pushed view comes with the room below the bar that it keeps`() throws {
    try onNavigation { stage, navigation, _ in
      let page = Page("B", log)
      let label = UILabel()
      label.translatesAutoresizingMaskIntoConstraints = false
      page.view.addSubview(label)
      NSLayoutConstraint.activate([
        label.centerYAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.centerYAnchor)
      ])
      navigation.pushViewController(page, animated: true)
      stage.run(frames: 4)
      #expect(navigation.transitionCoordinator != nil)
      let during = label.center.y
      #expect(page.view.safeAreaInsets.top == 64)
      stage.run(frames: 60)
      #expect(navigation.transitionCoordinator == nil)
      #expect(label.center.y == during)
    }
  }

  private func onNavigation(
    _ body: (TestStage, UINavigationController, Page) throws -> Void
  ) throws {
    let first = Page("A", log)
    let navigation = UINavigationController(rootViewController: first)
    try onStage(root: navigation) { stage in
      stage.frame()
      #expect(log.take() == ["A did load", "A will appear", "A did appear"])
      try body(stage, navigation, first)
    }
  }

  @Test func `a push tells both controllers in order and takes its time`() throws {
    try onNavigation { stage, navigation, first in
      let second = Page("B", log)
      navigation.pushViewController(second, animated: true)
      #expect(navigation.topViewController === second)
      #expect(second.navigationController === navigation)
      stage.frame()
      #expect(log.take() == ["B did load", "A will disappear", "B will appear"])
      stage.run(frames: 10)
      #expect(log.lines.isEmpty)
      #expect(first.view.window != nil)
      stage.run(frames: 12)
      #expect(log.take() == ["A did disappear", "B did appear"])
      #expect(first.view.window == nil)
      #expect(second.view.frame == stage.window.bounds)
      #expect(
        stage.runtime.world.events.map(\.event) == [
          .transition(.push, controller: "Page", didComplete: true)
        ])
    }
  }

  @Test func `the way back pops, and the popped controller leaves`() throws {
    try onNavigation { stage, navigation, first in
      navigation.pushViewController(Page("B", log), animated: false)
      stage.run(frames: 3)
      _ = log.take()
      stage.tap(CGPoint(30, 42))
      stage.run(frames: 30)
      #expect(navigation.viewControllers.map(\.title) == ["A"])
      #expect(
        log.take() == [
          "B will disappear", "A will appear", "B did disappear", "A did appear", "B left",
        ])
      #expect(first.view.transform.isIdentity)
    }
  }

  /// The status bar takes 20 points, the bar 44.
  @Test func `the bar covers the safe area of what is below it, or ends it`() throws {
    try onNavigation { stage, navigation, first in
      #expect(first.view.safeAreaInsets.top == 64)
      #expect(first.view.frame.minY == 0)
      navigation.setNavigationBarHidden(true, animated: false)
      stage.frame()
      #expect(first.view.safeAreaInsets.top == 20)
      navigation.isNavigationBarHidden = false
      navigation.navigationBar.isTranslucent = false
      stage.frame()
      #expect(first.view.safeAreaInsets.top == 0)
      #expect(first.view.frame == CGRect(0, 64, 320, 504))
    }
  }

  @Test func `a swipe from the edge that is thrown back leaves all as it was`() throws {
    try onNavigation { stage, navigation, first in
      let second = Page("B", log)
      navigation.pushViewController(second, animated: false)
      stage.run(frames: 3)
      _ = log.take()
      stage.drag(from: CGPoint(2, 300), to: CGPoint(60, 300), moves: 20, lifts: false)
      stage.run(frames: 20)
      #expect(second.view.layer.presentation()?.frame.minX ?? 0 > 30)
      stage.frame((1, .ended, CGPoint(60, 300)))
      stage.run(frames: 30)
      #expect(navigation.topViewController === second)
      #expect(second.view.layer.presentation()?.frame == stage.window.bounds)
      #expect(first.view.window == nil)
      #expect(
        log.take() == [
          "B will disappear", "A will appear", "A will disappear", "A did disappear",
          "B will appear", "B did appear",
        ])
      #expect(
        stage.runtime.world.events.last?.event
          == .transition(.pop, controller: "Page", didComplete: false))
    }
  }

  @Test func `a swipe past the middle pops`() throws {
    try onNavigation { stage, navigation, first in
      navigation.pushViewController(Page("B", log), animated: false)
      stage.run(frames: 3)
      stage.drag(from: CGPoint(2, 300), to: CGPoint(250, 300), moves: 20)
      stage.run(frames: 40)
      #expect(navigation.topViewController === first)
    }
  }

  @Test func `pushes one after another wait for each other`() throws {
    try onNavigation { stage, navigation, _ in
      navigation.pushViewController(Page("B", log), animated: true)
      navigation.pushViewController(Page("C", log), animated: true)
      stage.run(frames: 60)
      #expect(navigation.viewControllers.map(\.title) == ["A", "B", "C"])
      #expect(navigation.popToRootViewController(animated: false)?.map(\.title) == ["B", "C"])
      stage.run(frames: 3)
      #expect(log.lines.last == "C left")
    }
  }

  @Test func `the delegate is told, and animates in its own way`() throws {
    try onNavigation { stage, navigation, _ in
      let director = Director()
      navigation.delegate = director
      navigation.pushViewController(Page("B", log), animated: true)
      stage.run(frames: 10)
      #expect(director.lines == ["asked for push", "will show B", "animates", "did show B"])
      navigation.popViewController(animated: false)
      stage.run(frames: 3)
      #expect(director.lines.suffix(2) == ["will show A", "did show A"])
    }
  }

  @Test func `items of the bar call their targets`() throws {
    try onNavigation { stage, navigation, first in
      let target = Director()
      first.navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .add, target: target, action: Selector(Director.tapped(_:)))
      stage.frame()
      stage.tap(CGPoint(295, 42))
      #expect(target.lines == ["tapped true"])
      first.title = "Z"
      #expect(navigation.navigationBar.topItem?.title == "Z")
    }
  }
}

/// A delegate whose transitions fade for a tenth of a second.
@MainActor
private final class Director: NSObject, UINavigationControllerDelegate {
  var lines: [String] = []

  func tapped(_ item: UIBarButtonItem) { lines.append("tapped \(item.image != nil)") }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { lines.append("will show \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { lines.append("did show \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    lines.append("asked for \(operation)")
    return self
  }
}

extension Director: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    lines.append("animates")
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(
      withDuration: 0.1, animations: { view.alpha = 1 },
      completion: { _ in transitionContext.completeTransition(true) })
  }
}
