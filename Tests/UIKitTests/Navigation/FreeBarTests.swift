import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

/// Bars without a navigation controller, and a controller's bar that is hidden by itself.
@MainActor
struct FreeBarTests {
  private final class Attached: NSObject, UINavigationBarDelegate, UISearchBarDelegate {
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
  }

  @Test func `a bar by itself ends where it begins, unless it is attached to the top`() {
    let stage = TestStage()
    defer { stage.leave() }
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 320, height: 44))
    stage.window.addSubview(bar)
    stage.frame()
    #expect(bar.backdrop.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    let delegate = Attached()
    bar.delegate = delegate
    bar.setNeedsLayout()
    stage.frame()
    #expect(bar.backdrop.frame == CGRect(x: 0, y: -20, width: 320, height: 64))
  }

  @Test func `a search bar that is attached to the top reaches up behind the status bar`() {
    let stage = TestStage()
    defer { stage.leave() }
    let bar = UISearchBar(frame: CGRect(x: 0, y: 20, width: 320, height: 56))
    let delegate = Attached()
    bar.delegate = delegate
    stage.window.addSubview(bar)
    stage.frame()
    #expect(bar.subviews[0].frame == CGRect(x: 0, y: -20, width: 320, height: 20))
    #expect(!bar.clipsToBounds)
  }

  @Test func `a bar that is hidden by itself gives its room to the content`() {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    let stage = TestStage(root: navigation)
    defer { stage.leave() }
    stage.frame()
    #expect(page.view.safeAreaInsets.top == 64)
    navigation.navigationBar.isHidden = true
    stage.frame()
    #expect(page.view.safeAreaInsets.top == 20)
    #expect(!navigation.isNavigationBarHidden)
    navigation.navigationBar.isHidden = false
    stage.frame()
    #expect(page.view.safeAreaInsets.top == 64)
  }

  @Test func `a label in the bar is as large as its text`() {
    let page = UIViewController()
    let label = UILabel()
    label.text = "Feed"
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: label)
    let stage = TestStage(root: UINavigationController(rootViewController: page))
    defer { stage.leave() }
    stage.frame()
    #expect(label.frame.size == label.intrinsicContentSize)
    #expect(abs(label.frame.midY - 22) <= 0.5)
  }
}
