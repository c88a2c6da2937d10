import Testing
import UIKit

/// Bars with images that let through what is behind them.
@MainActor @Suite struct OpaqueBarTests {
  @Test func `an opaque bar has its colour behind an image`() throws {
    try onStage { _ in
      let bar = UINavigationBar(frame: CGRect(0, 0, 320, 44))
      bar.setBackgroundImage(UIImage(), for: .default)
      #expect(bar.subviews[0].backgroundColor == nil)
      bar.isTranslucent = false
      bar.barTintColor = .blue
      #expect(bar.subviews[0].backgroundColor == .blue)
      let tabs = UITabBar(frame: CGRect(0, 0, 320, 49))
      tabs.backgroundImage = UIImage()
      #expect(tabs.backgroundColor == .clear)
      tabs.isTranslucent = false
      tabs.barTintColor = .blue
      #expect(tabs.backgroundColor == .blue)
    }
  }

  @Test func `bars are lower across, and higher on an iPad`() throws {
    func heights(_ size: CGSize) -> [CGFloat] {
      let stage = TestStage(size: size)
      defer { stage.leave() }
      return [
        UINavigationBar().intrinsicContentSize.height, UITabBar().intrinsicContentSize.height,
        UIToolbar().intrinsicContentSize.height,
      ]
    }
    #expect(heights(CGSize(width: 390, height: 844)) == [44, 49, 44])
    #expect(heights(CGSize(width: 844, height: 390)) == [32, 32, 32])
    #expect(heights(CGSize(width: 926, height: 428)) == [44, 49, 44])
    #expect(heights(CGSize(width: 820, height: 1180)) == [50, 50, 50])
  }

  private final class Tabs: UITabBarController {
    var heard: [Int] = []
    override var selectedViewController: UIViewController? {
      willSet {
        guard let new = newValue, let index = viewControllers?.firstIndex(of: new) else { return }
        heard.append(index)
        if index != selectedIndex { selectedIndex = index }
      }
    }
  }

  @Test func `an index is selected without the controller's own property`() throws {
    let tabs = Tabs()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    try onStage(root: tabs) { _ in
      tabs.selectedIndex = 1
      #expect(tabs.selectedIndex == 1)
      #expect(tabs.heard.isEmpty)
      tabs.selectedViewController = tabs.viewControllers?[0]
      #expect(tabs.selectedIndex == 0)
      #expect(tabs.heard == [0])
    }
  }
}
