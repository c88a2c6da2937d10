import Testing
import UIKit

@MainActor
@Suite struct TabTests {
  @Test func `tabs make their controllers and stand in the bar`() throws {
    let home = UITab(title: "Home", image: nil, identifier: "home") { _ in UIViewController() }
    let search = UISearchTab { _ in UIViewController() }
    let tabs = UITabBarController(tabs: [home, search])
    try onStage(root: tabs) { stage in
      stage.frame()
      #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Search"])
      #expect(tabs.selectedTab === home && tabs.selectedViewController === home.viewController)
      #expect(home.viewController?.tab === home && home.tabBarController === tabs)
      tabs.selectedTab = search
      #expect(tabs.selectedIndex == 1 && tabs.tab(forIdentifier: "home") === home)
      home.badgeValue = "3"
      #expect(home.viewController?.tabBarItem.badgeValue == "3")
      home.isHidden = true
      #expect(tabs.viewControllers?.count == 1 && tabs.selectedTab === search)
    }
  }

  @Test func `a child that is added is the last tab, or the root of a stack`() throws {
    let first = UINavigationController()
    let second = UIViewController()
    first.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
    second.tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 1)
    let page = UIViewController()
    first.addChild(page)
    #expect(first.viewControllers == [page] && page.parent === first)
    let tabs = UITabBarController()
    tabs.addChild(first)
    tabs.addChild(second)
    tabs.addChild(first)
    tabs.addChild(second)
    try onStage(root: tabs) { stage in
      stage.frame()
      #expect(tabs.viewControllers == [first, second] && tabs.children == [first, second])
      #expect(tabs.tabBar.items?.map(\.title) == ["First", "Second"])
      #expect(tabs.selectedViewController === first && page.view.window === stage.window)
      // A panel over the stack.
      let panel = UIViewController()
      first.addChild(panel)
      first.view.addSubview(panel.view)
      panel.didMove(toParent: first)
      stage.frame()
      #expect(first.viewControllers == [page] && panel.parent === first)
      #expect(page.view.window === stage.window && panel.view.superview === first.view)
    }
  }

  @Test func `a group is one tab, which shows the selected one of those in it`() throws {
    func tab(_ name: String) -> UITab {
      UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
    }
    let (songs, albums) = (tab("Songs"), tab("Albums"))
    let library = UITabGroup(
      title: "Library", image: nil, identifier: "library", children: [songs, albums])
    let tabs = UITabBarController(tabs: [tab("Home"), library])
    tabs.mode = .tabSidebar
    try onStage(root: tabs) { stage in
      stage.frame()
      #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Library"])
      #expect(songs.parent === library && songs.tabBarController === tabs)
      tabs.selectedTab = library
      stage.frame()
      #expect(songs.viewController?.viewIfLoaded?.window != nil && tabs.selectedTab === songs)
      tabs.selectedTab = tabs.tab(forIdentifier: "Albums")
      stage.frame()
      #expect(library.selectedChild === albums && tabs.selectedTab === albums)
      #expect(albums.viewController?.viewIfLoaded?.window != nil)
      #expect(songs.viewController?.viewIfLoaded?.window == nil)
      let navigation = UINavigationController()
      library.managingNavigationController = navigation
      stage.frame()
      #expect(navigation.viewControllers.first === albums.viewController)
      #expect(navigation.viewIfLoaded?.window != nil)
      tabs.compactTabIdentifiers = ["Home", "Songs"]
      #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Songs"])
    }
  }

  @Test func `a group begins with its default tab, or shows a controller of its own`() {
    let children = ["A", "B"].map { name in
      UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
    }
    let group = UITabGroup(title: "G", image: nil, identifier: "g", children: children)
    group.defaultChildIdentifier = "B"
    #expect(group.viewController?.children.first === children[1].viewController)
    let own = UIViewController()
    let other = UITabGroup(title: "G", image: nil, identifier: "h", children: []) { _ in own }
    #expect(other.viewController === own)
  }

  @Test func `a tap selects a tab and tells the delegate, unless it refuses`() throws {
    let tabs = UITabBarController(
      tabs: ["A", "B", "C"].map { name in
        UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
      })
    let delegate = TabDelegate()
    tabs.delegate = delegate
    try onStage(root: tabs) { stage in
      stage.frame()
      for x in [160, 300] {
        let point = CGPoint(CGFloat(x), 568 - 25)
        stage.frame((1, .began, point))
        stage.frame((1, .ended, point))
        stage.run(frames: 5)
      }
      #expect(delegate.lines == ["A B"] && tabs.selectedTab?.identifier == "B")
    }
  }
}

private final class TabDelegate: NSObject, UITabBarControllerDelegate {
  var lines: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool { tab.identifier != "C" }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) { lines.append("\(previousTab?.identifier ?? "-") \(selectedTab.identifier)") }
}
