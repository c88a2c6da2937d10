import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitExtras
@testable import UIKitGround

@MainActor
struct SplitViewTests {
  private final class Chooser: UISplitViewControllerDelegate {
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
  }

  private func split() -> (UISplitViewController, UIViewController, UIViewController) {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (UIViewController(), UIViewController())
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    return (split, list, detail)
  }

  @Test func `a narrow screen shows one column, the other one is pushed`() throws {
    let (split, list, detail) = split()
    let chooser = Chooser()
    split.delegate = chooser
    try onStage(root: split) { stage in
      stage.frame()
      #expect(split.isCollapsed)
      #expect(list.view.window === stage.window)
      #expect(detail.viewIfLoaded?.window == nil)
      #expect(list.splitViewController === split)
      split.show(.secondary)
      stage.run(frames: 60)
      #expect(detail.view.window === stage.window)
      split.show(.primary)
      stage.run(frames: 60)
      #expect(list.view.window === stage.window)
      split.show(.secondary)
      stage.run(frames: 60)
      #expect(detail.view.window === stage.window)
    }
  }

  private func triple() -> (UISplitViewController, [UIViewController]) {
    let split = UISplitViewController(style: .tripleColumn)
    let all = (0..<3).map { _ in UIViewController() }
    for (column, controller) in zip(
      [UISplitViewController.Column.primary, .supplementary, .secondary], all)
    { split.setViewController(controller, for: column) }
    return (split, all)
  }

  @Test func `a compact column stands on a narrow screen in place of the others`() throws {
    let (split, list, detail) = split()
    let tabs = UITabBarController()
    split.setViewController(tabs, for: .compact)
    try onStage(root: split) { stage in
      stage.frame()
      #expect(split.viewController(for: .compact) === tabs)
      #expect(tabs.view.window === stage.window)
      #expect(tabs.view.frame == stage.window.bounds)
      #expect(list.viewIfLoaded?.window == nil && detail.viewIfLoaded?.window == nil)
    }
    let (other, first, _) = self.split()
    other.setViewController(UITabBarController(), for: .compact)
    let wide = TestStage(size: CGSize(width: 1024, height: 768), root: other)
    defer { wide.leave() }
    wide.frame()
    #expect(other.viewController(for: .compact)?.viewIfLoaded?.window == nil)
    #expect(first.view.window === wide.window)
  }

  @Test func `three columns are one stack on a narrow screen`() throws {
    let (split, all) = triple()
    try onStage(root: split) { stage in
      stage.frame()
      let stack = try #require(all[0].navigationController)
      #expect(stack.viewControllers == all)
      split.show(.primary)
      stage.run(frames: 60)
      split.show(.supplementary)
      stage.run(frames: 60)
      #expect(stack.viewControllers == Array(all[..<2]))
    }
  }

  @Test func `three columns stand side by side on a wide screen`() throws {
    let (split, all) = triple()
    split.preferredSupplementaryColumnWidth = 200
    split.preferredPrimaryColumnWidth = 250
    let stage = TestStage(size: CGSize(width: 1194, height: 834), root: split)
    defer { stage.leave() }
    stage.frame()
    func frames() -> [CGRect] {
      all.compactMap { $0.navigationController?.view.frame }
    }
    #expect(frames()[1...] == [CGRect(0, 0, 200, 834), CGRect(200, 0, 994, 834)])
    split.preferredDisplayMode = .twoBesideSecondary
    stage.frame()
    #expect(
      frames() == [
        CGRect(0, 0, 250, 834), CGRect(250, 0, 200, 834), CGRect(450, 0, 744, 834),
      ])
    split.primaryEdge = .trailing
    stage.frame()
    #expect(
      frames() == [
        CGRect(944, 0, 250, 834), CGRect(744, 0, 200, 834), CGRect(0, 0, 744, 834),
      ])
    split.preferredDisplayMode = .secondaryOnly
    stage.frame()
    #expect(frames()[2] == CGRect(0, 0, 1194, 834))
  }

  private final class Refuser: UISplitViewControllerDelegate {
    var modes: [UISplitViewController.DisplayMode] = []
    func splitViewController(
      _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { true }
    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { modes.append(displayMode) }
  }

  @Test func `a button hides the primary column, and is itself hidden on a narrow screen`() throws {
    let (split, list, detail) = split()
    let refuser = Refuser()
    split.delegate = refuser
    let button = split.displayModeButtonItem
    detail.navigationItem.leftBarButtonItem = button
    let stage = TestStage(size: CGSize(width: 1024, height: 768), root: split)
    defer { stage.leave() }
    stage.frame()
    #expect(!button.isHidden)
    let action = try #require(button.primaryAction)
    action.call(from: button)
    stage.run(frames: 30)
    #expect(refuser.modes == [.secondaryOnly])
    #expect(list.navigationController?.view.isHidden == true)
    #expect(split.displayMode == .primaryHidden)
    split.preferredDisplayMode = .primaryOverlay
    stage.frame()
    #expect(detail.navigationController?.view.frame == CGRect(0, 0, 1024, 768))
    #expect(list.navigationController?.view.frame == CGRect(0, 0, 320, 768))
    split.showDetailViewController(UIViewController(), sender: nil)
    stage.frame()
    #expect(split.viewController(for: .secondary) === detail.navigationController)
    try onStage { stage in
      let narrow = UISplitViewController()
      narrow.viewControllers = [UINavigationController(rootViewController: UIViewController())]
      stage.window.rootViewController = narrow
      stage.frame()
      #expect(narrow.displayModeButtonItem.isHidden)
    }
  }

  @Test func `a wide screen shows both columns side by side`() throws {
    let (split, list, detail) = split()
    let stage = TestStage(size: CGSize(width: 1024, height: 768), root: split)
    defer { stage.leave() }
    stage.frame()
    #expect(!split.isCollapsed)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(split.primaryColumnWidth == 320)
    #expect(list.navigationController?.view.frame == CGRect(0, 0, 320, 768))
    #expect(detail.navigationController?.view.frame == CGRect(320, 0, 704, 768))
    split.preferredDisplayMode = .secondaryOnly
    stage.frame()
    #expect(detail.navigationController?.view.frame == CGRect(0, 0, 1024, 768))
  }

  @Test func `who shows a detail is the split view around a controller, others its stack`() throws {
    let (split, list, _) = split()
    try onStage(root: split) { stage in
      stage.frame()
      let detail = Selector(
        UIViewController.showDetailViewController(_:sender:), "showDetailViewController:sender:")
      #expect(list.targetViewController(forAction: detail, sender: nil) === split)
      let show = Selector(UIViewController.show(_:sender:), "show:sender:")
      #expect(
        list.targetViewController(forAction: show, sender: nil) === list.navigationController)
      #expect(UIViewController().targetViewController(forAction: detail, sender: nil) == nil)
    }
  }
}
