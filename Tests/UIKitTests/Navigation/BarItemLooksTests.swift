import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

/// Images and offsets of bar buttons and titles, and bars without controllers.
@MainActor @Suite struct BarItemLooksTests {
  private func image(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
  }

  private func controller(_ item: UIBarButtonItem? = nil) -> UINavigationController {
    let root = UIViewController()
    root.title = "Title"
    root.navigationItem.rightBarButtonItem = item
    return UINavigationController(rootViewController: root)
  }

  @Test func `a button shows the image behind its title, as high as it is`() throws {
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    let picture = image(CGSize(width: 20, height: 30))
    item.setBackgroundImage(picture, for: .normal, barMetrics: .default)
    item.setBackgroundVerticalPositionAdjustment(2, for: .default)
    item.setTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: -4), for: .default)
    try onStage(root: controller(item)) { stage in
      stage.frame()
      let button = try #require(item.value(forKey: "view") as? UIButton)
      #expect(button.currentBackgroundImage == picture)
      let place = button.backgroundRect(forBounds: button.bounds)
      #expect((place.height, place.minY) == (30, (button.bounds.height - 30) / 2 + 2))
      #expect(button.titleEdgeInsets.left == 3 && button.titleEdgeInsets.top == -4)
      #expect(item.backgroundImage(for: .normal, barMetrics: .compact) == nil)
    }
  }

  @Test func `the title of back buttons is moved out of sight for all`() throws {
    try onStage { stage in
      UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(
        UIOffset(horizontal: -1000, vertical: 0), for: .default)
      let navigation = controller()
      stage.window.rootViewController = navigation
      stage.frame()
      navigation.pushViewController(UIViewController(), animated: false)
      stage.frame()
      let row = try #require(navigation.navigationBar.row)
      let back = try #require(row.subviews.compactMap { $0 as? BackButton }.first)
      let title = try #require(back.titleLabel)
      #expect(title.convert(title.bounds, to: nil).maxX < 0)
    }
  }

  @Test func `a back button does what its item says in place of going back`() throws {
    let navigation = controller()
    try onStage(root: navigation) { stage in
      let second = UIViewController()
      var calls = 0
      second.navigationItem.backAction = UIAction { _ in calls += 1 }
      navigation.pushViewController(second, animated: false)
      stage.frame()
      let row = try #require(navigation.navigationBar.row)
      let back = try #require(row.subviews.compactMap { $0 as? BackButton }.first)
      back.sendActions(for: .touchUpInside)
      #expect(calls == 1 && navigation.topViewController === second)
      second.navigationItem.backAction = nil
      back.sendActions(for: .touchUpInside)
      stage.run(frames: 60)
      #expect(calls == 1 && navigation.topViewController !== second)
    }
  }

  @Test func `the title stands lower where the bar or its appearance says so`() throws {
    let navigation = controller()
    try onStage(root: navigation) { stage in
      stage.frame()
      let row = try #require(navigation.navigationBar.row)
      let label = try #require(row.subviews.compactMap { $0 as? UILabel }.first)
      let place = label.frame
      navigation.navigationBar.setTitleVerticalPositionAdjustment(5, for: .default)
      stage.frame()
      #expect(label.frame == place.offsetBy(dx: 0, dy: 5))
      let looks = UINavigationBarAppearance()
      looks.titlePositionAdjustment = UIOffset(horizontal: 7, vertical: 0)
      navigation.navigationBar.standardAppearance = looks
      stage.frame()
      #expect(label.frame == place.offsetBy(dx: 7, dy: 0))
    }
  }

  @Test func `a bar without a controller shows the items that are pushed on it`() throws {
    final class Told: UINavigationBarDelegate {
      var log: [String] = []
      func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        log.append(item.title ?? "")
      }
    }
    try onStage { stage in
      let told = Told()
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.delegate = told
      stage.window.addSubview(bar)
      bar.items = [UINavigationItem(title: "One")]
      stage.frame()
      #expect(bar.row?.item.title == "One")
      bar.pushItem(UINavigationItem(title: "Two"), animated: true)
      stage.frame()
      #expect(bar.topItem?.title == "Two" && bar.backItem?.title == "One")
      let back = try #require(bar.row?.subviews.compactMap { $0 as? BackButton }.first)
      back.sendActions(for: .touchUpInside)
      stage.run(frames: 60)
      #expect(bar.topItem?.title == "One" && told.log == ["Two"])
      #expect(bar.subviews.compactMap { $0 as? _UINavigationBarContentView }.count == 1)
    }
  }

  @Test func `a tab's view is found by its item, and its image view comes first`() throws {
    let tabs = UITabBarController()
    let child = UIViewController()
    child.tabBarItem = UITabBarItem(
      title: "A", image: image(CGSize(width: 20, height: 20)), tag: 0)
    tabs.viewControllers = [child]
    try onStage(root: tabs) { stage in
      stage.frame()
      let view = try #require(child.tabBarItem.value(forKey: "view") as? UIView)
      #expect(view.superview === tabs.tabBar && view is UIControl)
      let picture = try #require(view.subviews.first as? UIImageView)
      #expect(picture.image != nil)
    }
  }

  @Test func `a progress bar follows what it observes, and shows its images`() throws {
    try onStage { stage in
      let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
      bar.progressImage = image(CGSize(width: 2, height: 2))
      stage.window.addSubview(bar)
      let progress = Progress(totalUnitCount: 10)
      bar.observedProgress = progress
      progress.completedUnitCount = 5
      stage.run(frames: 4)
      #expect(bar.progress == 0.5)
      progress.completedUnitCount = 10
      stage.run(frames: 60)
      #expect(bar.progress == 1 && !stage.runtime.isWaiting)
      #expect((bar.subviews.last as? UIImageView)?.image == bar.progressImage)
    }
  }
}
