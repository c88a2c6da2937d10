import Staging
import Testing
import UIKit

/// Bars of a phone on its side, whose sensors are at one end and whose corners are at both.
@MainActor @Suite struct SidewaysBarTests {
  private let screen = Screen.Device.iPhone16.screen.held(.landscape)

  /// Returns the frames of the controls of a bar, in the window, from left to right.
  private func places(in bar: UIView) -> [CGRect] {
    func controls(_ view: UIView) -> [UIView] {
      view is UIControl ? [view] : view.subviews.flatMap(controls)
    }
    return controls(bar).map { $0.convert($0.bounds, to: nil) }.sorted { $0.minX < $1.minX }
  }

  @Test func `what bars show keeps clear of the sensors`() throws {
    let page = UIViewController()
    page.title = "A"
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "L", style: .plain, target: nil, action: nil)
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "R", style: .plain, target: nil, action: nil)
    page.toolbarItems = [
      UIBarButtonItem(title: "1", style: .plain, target: nil, action: nil), .flexibleSpace(),
      UIBarButtonItem(title: "2", style: .plain, target: nil, action: nil),
    ]
    let navigation = UINavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    navigation.navigationBar.prefersLargeTitles = true
    let stage = try Stage(Scene("bars", "", screen: screen) { navigation })
    for _ in 0..<3 { try stage.advance() }
    let room = 59.0...(852 - 59)
    for bar in [navigation.navigationBar, navigation.toolbar as UIView] {
      let places = places(in: bar)
      #expect(places.count >= 2)
      #expect(places.allSatisfy { room.contains($0.minX) && room.contains($0.maxX) }, "\(places)")
      #expect(places.first.map { $0.minX - 59 } == places.last.map { 852 - 59 - $0.maxX })
    }
  }

  @Test func `tabs share the room between the sensors, and all of it upright`() throws {
    for (screen, first, width) in [
      (screen, 59.0, 367.0), (Screen.Device.iPhone16.screen, 0, 196.5),
    ] {
      let tabs = UITabBarController()
      tabs.viewControllers = ["A", "B"].map { title in
        let page = UIViewController()
        page.title = title
        return page
      }
      let stage = try Stage(Scene("tabs", "", screen: screen) { tabs })
      for _ in 0..<3 { try stage.advance() }
      let places = places(in: tabs.tabBar)
      #expect(places.count == 2 && places[0].minX == first)
      #expect(places.allSatisfy { abs($0.width - width) < 1 })
    }
  }
}
