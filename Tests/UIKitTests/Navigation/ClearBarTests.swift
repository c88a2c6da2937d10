import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore

/// Bars of apps for iOS 15 and later, which have no ground where content is not scrolled under them.
@MainActor @Suite struct ClearBarTests {
  private func table(height: CGFloat) -> UITableViewController {
    let table = UITableViewController(style: .plain)
    table.tableView.contentSize.height = height
    return table
  }

  @Test(arguments: [14, 15])
  func `a bar over no scroll view has no ground from iOS 15 on`(kit: Int) throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    try onStage(root: navigation, kit: kit) { stage in
      stage.frame()
      let bar = navigation.navigationBar
      #expect(bar.backdrop.alpha == (kit < 15 ? 1 : 0) && bar.line.alpha == bar.backdrop.alpha)
    }
  }

  @Test func `content that is scrolled brings ground and line`() throws {
    let table = table(height: 2000)
    let navigation = UINavigationController(rootViewController: table)
    try onStage(root: navigation, kit: 18) { stage in
      let bar = navigation.navigationBar
      bar.barTintColor = .red
      stage.frame()
      #expect(bar.backdrop.alpha == 0 && bar.line.alpha == 0)
      table.tableView.contentOffset.y += 8
      stage.frame()
      #expect(bar.backdrop.alpha == 0.5 && bar.line.alpha == 0.5)
      table.tableView.contentOffset.y += 100
      stage.frame()
      #expect(bar.backdrop.alpha == 1 && bar.line.alpha == 1)
    }
  }

  @Test func `an opaque bar has the ground of content at the edge`() throws {
    let table = table(height: 2000)
    let navigation = UINavigationController(rootViewController: table)
    try onStage(root: navigation, kit: 18) { stage in
      let bar = navigation.navigationBar
      (bar.isTranslucent, bar.barTintColor) = (false, .red)
      stage.frame()
      #expect(bar.backdrop.alpha == 1 && bar.backdrop.backgroundColor == .systemBackground)
      #expect(bar.line.alpha == 0)
      table.tableView.contentOffset.y += 100
      stage.frame()
      #expect(bar.backdrop.backgroundColor == .red && bar.line.alpha == 1)
    }
  }

  @Test func `looks that were set keep their titles at the edge, and lose their ground`() throws {
    let table = table(height: 2000)
    let navigation = UINavigationController(rootViewController: table)
    try onStage(root: navigation, kit: 18) { stage in
      let looks = UINavigationBarAppearance()
      looks.backgroundColor = .red
      looks.titleTextAttributes = [.foregroundColor: UIColor.green]
      navigation.navigationBar.standardAppearance = looks
      stage.frame()
      let bar = navigation.navigationBar
      let edge = try #require(bar.shownAppearances.scrollEdge)
      #expect(edge.backgroundColor == nil && edge.backgroundEffect == nil)
      #expect(edge.shadowColor == nil)
      #expect(edge.titleTextAttributes[.foregroundColor] as? UIColor == .green)
      #expect(bar.grounds?.edge.alpha == 1 && bar.grounds?.scrolled.alpha == 0)
      #expect(bar.scrollEdgeAppearance == nil)
      table.tableView.contentOffset.y += 100
      stage.frame()
      #expect(bar.grounds?.edge.alpha == 0 && bar.grounds?.scrolled.alpha == 1)
      bar.standardAppearance.shadowColor = .blue
      #expect(bar.shownAppearances.standard?.shadowColor == .blue)
      #expect(bar.shownAppearances.scrollEdge?.shadowColor == nil)
    }
  }

  @Test(arguments: [(14, 100, false), (18, 100, true), (18, 3000, false)])
  func `a tab bar has no ground where content ends above it`(
    kit: Int, height: CGFloat, isClear: Bool
  ) throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [table(height: height), UIViewController()]
    try onStage(root: tabs, kit: kit) { stage in
      stage.frame()
      #expect((tabs.tabBar.layer.backgroundColor == nil) == isClear)
      tabs.selectedIndex = 1
      stage.run(frames: 2)
      #expect(
        (tabs.tabBar.layer.backgroundColor == nil) == (kit >= 15), "nothing is scrolled there")
    }
  }

  @Test(arguments: [14, 18])
  func `a toolbar has no ground where content ends above it`(kit: Int) throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.isToolbarHidden = false
    try onStage(root: navigation, kit: kit) { stage in
      stage.frame()
      #expect((navigation.toolbar.backdrop.backgroundColor == nil) == (kit >= 15))
    }
  }
}
