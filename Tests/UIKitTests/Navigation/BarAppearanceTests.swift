import Drawing
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

@MainActor
struct BarAppearanceTests {
  private func make() -> (UINavigationController, UIViewController) {
    let root = UIViewController()
    root.title = "Title"
    return (UINavigationController(rootViewController: root), root)
  }

  private func colors(_ stage: TestStage) throws -> [Color] {
    try stage.runtime.layOut()
    func look(_ commands: [DrawCommand]) -> [Color] {
      commands.flatMap { command -> [Color] in
        if case .fill(_, let color, _) = command { return [color] }
        return command.children.flatMap { look($0.commands) }
      }
    }
    return look(stage.runtime.snapshot().commands)
  }

  @Test func `an appearance begins with the system's background, and may be opaque or clear`() {
    let appearance = UINavigationBarAppearance()
    #expect(appearance.backgroundEffect?.style == .systemChromeMaterial)
    #expect(appearance.backgroundColor == nil && appearance.shadowColor != nil)
    #expect(appearance.titleTextAttributes.isEmpty)
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundEffect == nil && appearance.backgroundColor == .systemBackground)
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundColor == nil && appearance.shadowColor == nil)
    appearance.configureWithDefaultBackground()
    #expect(appearance.backgroundEffect != nil && appearance.shadowColor != nil)
  }

  @Test func `a copy has all that the appearance says, and goes its own way`() throws {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    appearance.titleTextAttributes = [.foregroundColor: UIColor.green]
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
    let copy = try #require(appearance.copy() as? UINavigationBarAppearance)
    appearance.backgroundColor = .black
    #expect(copy.backgroundColor == .red)
    #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .green)
    #expect(
      copy.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .blue)
    #expect(UITabBarAppearance(barAppearance: appearance).backgroundColor == .black)
  }

  @Test func `the standard appearance shows its colour, title and buttons`() throws {
    let (navigation, root) = make()
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Go", style: .plain, target: nil, action: nil)
    try onStage(root: navigation) { stage in
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = UIColor(red: 0.25, green: 0, blue: 0, alpha: 1)
      appearance.titleTextAttributes = [.foregroundColor: UIColor(white: 0.5, alpha: 1)]
      appearance.buttonAppearance.normal.titleTextAttributes = [
        .foregroundColor: UIColor(white: 0.75, alpha: 1)
      ]
      navigation.navigationBar.standardAppearance = appearance
      stage.frame()
      let first = try colors(stage)
      #expect(first.contains(Color(red: 0.25, green: 0, blue: 0)))
      let texts = shownTexts(stage)
      #expect(texts["Title"] == Color(red: 0.5, green: 0.5, blue: 0.5))
      #expect(texts["Go"] == Color(red: 0.75, green: 0.75, blue: 0.75))
      // The bar has a copy, which may be changed in place.
      appearance.backgroundColor = .white
      navigation.navigationBar.standardAppearance.backgroundColor = UIColor(
        red: 0, green: 0.25, blue: 0, alpha: 1)
      let second = try colors(stage)
      #expect(second.contains(Color(red: 0, green: 0.25, blue: 0)))
    }
  }

  private func shownTexts(_ stage: TestStage) -> [String: Color] {
    func look(_ commands: [DrawCommand]) -> [(String, Color)] {
      commands.flatMap { command -> [(String, Color)] in
        if case .text(let run, _) = command { return [(run.string, run.color)] }
        return command.children.flatMap { look($0.commands) }
      }
    }
    return Dictionary(look(stage.runtime.snapshot().commands)) { $1 }
  }

  @Test func `an appearance that is only looked at changes nothing`() throws {
    let (navigation, _) = make()
    try onStage(root: navigation) { stage in
      stage.frame()
      let before = stage.runtime.snapshot()
      #expect(navigation.navigationBar.standardAppearance.backgroundColor == nil)
      #expect(navigation.navigationBar.scrollEdgeAppearance == nil)
      try stage.runtime.layOut()
      #expect(stage.runtime.snapshot() == before)
    }
  }

  @Test func `the look at the edge goes as content scrolls`() throws {
    let table = UITableViewController(style: .plain)
    table.tableView.contentSize.height = 2000
    let navigation = UINavigationController(rootViewController: table)
    try onStage(root: navigation) { stage in
      let (red, green) = (UINavigationBarAppearance(), UINavigationBarAppearance())
      red.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      green.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      navigation.navigationBar.standardAppearance = red
      navigation.navigationBar.scrollEdgeAppearance = green
      stage.frame()
      let (isRed, isGreen) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0))
      let before = try colors(stage)
      #expect(before.contains(isGreen) && !before.contains(isRed))
      table.tableView.contentOffset.y += 100
      stage.frame()
      let after = try colors(stage)
      #expect(after.contains(isRed) && !after.contains(isGreen))
    }
  }

  @Test func `an item's appearance wins over the bar's`() throws {
    let (navigation, root) = make()
    try onStage(root: navigation) { stage in
      let (bar, item) = (UINavigationBarAppearance(), UINavigationBarAppearance())
      bar.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      item.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      navigation.navigationBar.standardAppearance = bar
      root.navigationItem.standardAppearance = item
      stage.frame()
      let shown = try colors(stage)
      #expect(shown.contains(Color(red: 0, green: 0, blue: 1)))
      #expect(!shown.contains(Color(red: 1, green: 0, blue: 0)))
    }
  }

  @Test func `a tab bar shows the colours of its appearance`() throws {
    let tabs = UITabBarController()
    let pages = ["One", "Two"].map { title in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return page
    }
    tabs.viewControllers = pages
    try onStage(root: tabs) { stage in
      let appearance = UITabBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = UIColor(red: 0.25, green: 0, blue: 0, alpha: 1)
      let items = appearance.stackedLayoutAppearance
      items.normal.titleTextAttributes = [.foregroundColor: UIColor(white: 0.5, alpha: 1)]
      items.selected.titleTextAttributes = [.foregroundColor: UIColor(white: 1, alpha: 1)]
      tabs.tabBar.standardAppearance = appearance
      tabs.tabBar.scrollEdgeAppearance = appearance
      stage.frame()
      let inTabs = try colors(stage)
      #expect(inTabs.contains(Color(red: 0.25, green: 0, blue: 0)))
      let texts = shownTexts(stage)
      #expect(texts["One"] == Color(red: 1, green: 1, blue: 1))
      #expect(texts["Two"] == Color(red: 0.5, green: 0.5, blue: 0.5))
    }
  }

  @Test func `all bars take the appearance of their class`() throws {
    try onStage { stage in
      let appearance = UINavigationBarAppearance()
      appearance.backgroundColor = UIColor(red: 0.25, green: 0, blue: 0, alpha: 1)
      UINavigationBar.appearance().standardAppearance = appearance
      stage.window.rootViewController = make().0
      stage.frame()
      let ofClass = try colors(stage)
      #expect(ofClass.contains(Color(red: 0.25, green: 0, blue: 0)))
    }
  }

  @Test func `system items have their words and images`() {
    let item = UITabBarItem(tabBarSystemItem: .mostRecent, tag: 4)
    #expect(item.title == "Most Recent" && item.tag == 4)
    #expect(UITabBarItem.SystemItem.mostViewed.rawValue == 11)
    #expect(UITabBarItem(tabBarSystemItem: .search, tag: 0).image != nil)
  }
}
