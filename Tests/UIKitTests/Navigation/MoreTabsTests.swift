import Testing
import UIKit

/// Tab bar controllers with more controllers than the bar of a phone has room for.
@MainActor struct MoreTabsTests {
  private func tabs(_ count: Int) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<count).map { number in
      let page = UIViewController()
      page.title = "Page \(number)"
      return number == 6 ? UINavigationController(rootViewController: page) : page
    }
    return tabs
  }

  private func titles(_ tabs: UITabBarController) -> [String] {
    tabs.tabBar.items?.map { $0.title ?? "-" } ?? []
  }

  @Test func `a phone shows five, or four and a list of the others`() {
    #expect(titles(tabs(5)) == (0..<5).map { "Page \($0)" })
    #expect(titles(tabs(6)) == (0..<4).map { "Page \($0)" } + ["More"])
    #expect(tabs(6).viewControllers?.count == 6)
  }

  @Test func `a row of the list pushes its controller, and code selects it by its number`() throws {
    let tabs = tabs(7)
    try onStage(root: tabs) { stage in
      stage.tap(CGPoint(288, 550))
      #expect(tabs.selectedViewController === tabs.moreNavigationController)
      #expect(tabs.selectedIndex == Int.max)
      for _ in 0..<5 { stage.frame() }
      stage.tap(CGPoint(100, 130))
      for _ in 0..<60 { stage.frame() }
      #expect(tabs.selectedIndex == 5)
      #expect(tabs.viewControllers?[5].view.window != nil)
      #expect(tabs.viewControllers?[5].tabBarController === tabs)
      tabs.selectedIndex = 0
      stage.frame()
      #expect(tabs.viewControllers?[5].view.window == nil)
      tabs.selectedIndex = 5
      stage.frame()
      #expect(tabs.viewControllers?[5].view.window != nil)
      #expect(tabs.tabBar.selectedItem?.title == "More")
    }
  }

  @Test func `a navigation controller lends its stack, and has it back when the list is seen`()
    throws
  {
    let tabs = tabs(7)
    let lender = try #require(tabs.viewControllers?[6] as? UINavigationController)
    let page = lender.viewControllers[0]
    try onStage(root: tabs) { stage in
      tabs.selectedIndex = 6
      for _ in 0..<5 { stage.frame() }
      #expect(tabs.moreNavigationController.topViewController === page)
      #expect(tabs.selectedViewController === lender)
      tabs.moreNavigationController.popViewController(animated: true)
      for _ in 0..<60 { stage.frame() }
      #expect(lender.viewControllers == [page])
      #expect(tabs.selectedViewController === tabs.moreNavigationController)
    }
  }
}
