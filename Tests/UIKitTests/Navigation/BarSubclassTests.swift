import Testing
import UIKit

@testable import UIKitCore

/// A team's own items, whose initializers are written as Apple's headers have them.
private final class OwnNavigationItem: UINavigationItem {
  private(set) var isOwn = false

  override init(title: String) {
    super.init(title: title)
    isOwn = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OwnBarButtonItem: UIBarButtonItem {
  private(set) var count = 0

  override init() {
    super.init()
    count += 1
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor @Suite struct BarSubclassTests {
  @Test func `items of an app's own have the initializers that Apple's have`() {
    let item = OwnNavigationItem(title: "A")
    #expect(item.title == "A" && item.isOwn)
    // All convenience initializers are inherited, and come to the one that is overridden.
    let button = OwnBarButtonItem(title: "B", style: .done, target: nil, action: nil)
    #expect(button.title == "B" && button.style == .done && button.count == 1)
    let system = OwnBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
    #expect(system.title == "Done" && system.count == 1)
    #expect(OwnBarButtonItem(customView: UIView()).customView != nil)
    #expect(OwnBarButtonItem(image: nil, style: .plain, target: nil, action: nil).count == 1)
  }

  @Test func `a tab's title stands at the bar's foot, with an image and without one`() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    for image in [nil, picture] {
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: "A", image: image, tag: 0)
      let tabs = UITabBarController()
      tabs.viewControllers = [page]
      try onStage(root: tabs) { stage in
        stage.frame()
        let label = try title(in: tabs)
        #expect(label.frame.minY == 34 && label.frame.height == 13)
        page.tabBarItem.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -10)
        stage.frame()
        #expect(label.frame.minY == 24)
      }
    }
  }

  @Test func `a chosen tab's title has the font of every state, and not its colour`() throws {
    let page = UIViewController()
    page.title = "A"
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    page.tabBarItem.setTitleTextAttributes(
      [.font: UIFont.systemFont(ofSize: 16), .foregroundColor: UIColor.red], for: .normal)
    try onStage(root: tabs) { stage in
      stage.frame()
      let label = try title(in: tabs)
      #expect(label.font.pointSize == 16 && label.textColor == tabs.tabBar.tintColor)
      page.tabBarItem.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 12)], for: .selected)
      stage.frame()
      #expect(label.font.pointSize == 12)
    }
  }

  private func title(in tabs: UITabBarController) throws -> UILabel {
    let button = try #require(tabs.tabBar.subviews.compactMap { $0 as? UITabBarButton }.first)
    return try #require(button.subviews.compactMap { $0 as? UILabel }.first)
  }

  @Test func `a tab bar's appearance gives badges their colours, and titles their places`() throws {
    let tabs = UITabBarController()
    let page = UIViewController()
    page.title = "A"
    page.tabBarItem.badgeValue = "7"
    tabs.viewControllers = [page]
    try onStage(root: tabs) { stage in
      stage.frame()
      let button = try #require(tabs.tabBar.subviews.compactMap { $0 as? UITabBarButton }.first)
      let badge = try #require(button.subviews.compactMap { $0 as? _UIBadgeView }.first)
      let label = try #require(button.subviews.first { $0 is UILabel && $0 !== badge })
      #expect(badge.backgroundColor == .systemRed)
      let (place, words) = (badge.frame, label.frame)
      let looks = UITabBarAppearance()
      for state in [
        looks.stackedLayoutAppearance.normal, looks.stackedLayoutAppearance.selected,
      ] {
        state.badgeBackgroundColor = .systemGreen
        state.badgeTextAttributes = [.foregroundColor: UIColor.black]
        state.badgePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
        state.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -2)
      }
      tabs.tabBar.standardAppearance = looks
      tabs.tabBar.scrollEdgeAppearance = looks
      stage.frame()
      #expect(badge.backgroundColor == .systemGreen)
      #expect(badge.textColor == .black)
      #expect(badge.frame == place.offsetBy(dx: 3, dy: 4))
      #expect(label.frame == words.offsetBy(dx: 0, dy: -2))
    }
  }

  @Test(arguments: [
    ("Home", "Settings", "Home"), ("A page with a rather long name", "Settings", "Back"),
    ("A page with a long name", "A title that needs most of the bar", ""),
    ("A page with a long name", "", "A page with a long name"),
  ])
  func `a back button says less where the title would have no room`(
    back: String, title: String, words: String
  ) throws {
    let first = UIViewController()
    first.title = back
    let navigation = UINavigationController(rootViewController: first)
    try onStage(root: navigation) { stage in
      let page = UIViewController()
      page.title = title
      navigation.pushViewController(page, animated: false)
      stage.frame()
      let row = try #require(
        navigation.navigationBar.subviews.compactMap { $0 as? _UINavigationBarContentView }.last)
      let button = try #require(row.subviews.compactMap { $0 as? BackButton }.first)
      #expect(button.title(for: .normal) ?? "" == words)
      let label = try #require(row.subviews.compactMap { $0 as? UILabel }.first)
      #expect(title.isEmpty || label.frame.minX >= button.frame.maxX)
    }
  }
}
