import Testing
import UIKit

@MainActor
struct TabBarTests {
  private func tabs() -> (UITabBarController, [UIViewController]) {
    let pages = ["One", "Two"].map { name in
      let page = UIViewController()
      page.title = name
      return page
    }
    let tabs = UITabBarController()
    tabs.viewControllers = pages
    return (tabs, pages)
  }

  @Test func `a tap on a tab shows its controller, and the bar covers its safe area`() throws {
    let (tabs, pages) = tabs()
    try onStage(root: tabs) { stage in
      #expect(pages[0].view.window != nil)
      #expect(pages[0].view.safeAreaInsets.bottom == 49)
      stage.tap(CGPoint(240, 550))
      #expect(tabs.selectedViewController === pages[1])
      #expect(tabs.tabBar.selectedItem?.title == "Two")
      stage.frame()
      #expect(pages[0].view.window == nil)
      #expect(pages[1].view.window != nil)
      tabs.selectedIndex = 0
      #expect(tabs.selectedViewController === pages[0])
      #expect(pages[1].tabBarController === tabs)
    }
  }

  @Test func `the bar has its place when the view is loaded`() throws {
    final class Tabs: UITabBarController {
      var place = CGRect.zero
      override func viewDidLoad() { place = tabBar.frame }
    }
    // Outside of a stage the screen is that of whoever waits.
    try onStage { _ in
      let tabs = Tabs()
      tabs.loadViewIfNeeded()
      #expect(tabs.place == CGRect(0, tabs.view.bounds.height - 49, tabs.view.bounds.width, 49))
    }
  }

  @Test func `the view is loaded within init, the selected controller's only in a window`() throws {
    final class Tabs: UITabBarController {
      let first = UIViewController()
      var log = ["stored"]
      override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        log.append("made")
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      override func viewDidLoad() {
        log.append("loaded")
        viewControllers = [first, UIViewController()]
      }
    }
    let tabs = Tabs()
    #expect(tabs.log == ["stored", "loaded", "made"])
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    #expect(!tabs.first.isViewLoaded)
    try onStage(root: tabs) { _ in
      #expect(tabs.first.view.window != nil)
      #expect(tabs.viewControllers?[1].isViewLoaded == false)
    }
  }

  @Test func `a view that each layout brings to the front asks for no other layout`() throws {
    final class Tabs: UITabBarController {
      let plus = UIView(frame: CGRect(0, 0, 40, 40))
      override func viewDidLoad() { view.addSubview(plus) }
      override func viewDidLayoutSubviews() { view.bringSubviewToFront(plus) }
    }
    let tabs = Tabs()
    tabs.viewControllers = [UIViewController()]
    try onStage(root: tabs) { stage in
      stage.run(frames: 2)
      #expect(tabs.view.subviews.last === tabs.plus)
      tabs.view.addSubview(UIView())
      stage.run(frames: 1)
      #expect(tabs.view.subviews.last === tabs.plus)
    }
  }

  @Test func `a controller hears of a tap before its item is selected`() throws {
    let tabs = HearingTabs()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    try onStage(root: tabs) { stage in
      stage.tap(CGPoint(240, 550))
      #expect(tabs.heard == [0] && tabs.selectedIndex == 1)
    }
  }

  @Test func `the delegate may refuse a tab`() throws {
    let (tabs, pages) = tabs()
    let judge = Judge()
    tabs.delegate = judge
    try onStage(root: tabs) { stage in
      stage.tap(CGPoint(240, 550))
      #expect(tabs.selectedViewController === pages[0])
      judge.isStrict = false
      stage.tap(CGPoint(240, 550))
      #expect(tabs.selectedViewController === pages[1])
      #expect(judge.chosen == ["Two"])
    }
  }

  @Test func `the bar is away while a pushed controller wants it to be`() throws {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    try onStage(root: tabs) { stage in
      let pushed = UIViewController()
      pushed.hidesBottomBarWhenPushed = true
      navigation.pushViewController(pushed, animated: true)
      stage.run(frames: 40)
      #expect(tabs.tabBar.isHidden)
      #expect(pushed.view.safeAreaInsets.bottom == 0)
      navigation.popViewController(animated: true)
      stage.run(frames: 40)
      #expect(!tabs.tabBar.isHidden)
    }
  }

  @Test func `a bar by itself tells what was tapped`() throws {
    try onStage { stage in
      let bar = UITabBar(frame: CGRect(0, 500, 320, 49))
      let judge = Judge()
      bar.delegate = judge
      bar.items = [
        UITabBarItem(title: "A", image: nil, tag: 7), UITabBarItem(title: "B", image: nil, tag: 8),
      ]
      stage.window.addSubview(bar)
      stage.frame()
      stage.tap(CGPoint(300, 520))
      #expect(bar.selectedItem?.tag == 8)
      #expect(judge.chosen == ["B"])
    }
  }
}

@MainActor
private final class Judge: NSObject, UITabBarControllerDelegate, UITabBarDelegate {
  var isStrict = true
  var chosen: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { !isStrict }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { chosen.append(viewController.title ?? "") }

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    chosen.append(item.title ?? "")
  }
}

private final class HearingTabs: UITabBarController {
  /// The tabs that were selected when each tap came.
  var heard: [Int] = []

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    heard.append(selectedIndex)
  }
}
