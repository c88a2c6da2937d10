import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

@MainActor
struct BarHabitTests {
  @Test func `the toolbar shows the top controller's items above the safe area`() throws {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let button = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    root.toolbarItems = [.flexibleSpace(), button, .fixedSpace(12)]
    #expect(navigation.isToolbarHidden)
    try onStage(root: navigation) { stage in
      navigation.setToolbarHidden(false, animated: true)
      stage.run(frames: 20)
      #expect(navigation.toolbar.frame == CGRect(0, 524, 320, 44))
      #expect(navigation.toolbar.items?[1] === button)
      #expect(root.view.safeAreaInsets.bottom == 44)
      navigation.setToolbarHidden(true, animated: true)
      stage.run(frames: 20)
      #expect(navigation.toolbar.isHidden)
      #expect(root.view.safeAreaInsets.bottom == 0)
    }
  }

  @Test func `a finger that moves up hides the bar, and one that moves down shows it`() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    try onStage(root: navigation) { stage in
      #expect(!navigation.hidesBarsOnSwipe)
      navigation.hidesBarsOnSwipe = true
      stage.drag(from: CGPoint(160, 400), to: CGPoint(160, 200), moves: 8)
      stage.run(frames: 20)
      #expect(navigation.isNavigationBarHidden)
      stage.drag(from: CGPoint(160, 200), to: CGPoint(160, 400), moves: 8)
      stage.run(frames: 20)
      #expect(!navigation.isNavigationBarHidden)
      navigation.hidesBarsOnSwipe = false
      stage.drag(from: CGPoint(160, 400), to: CGPoint(160, 200), moves: 8)
      #expect(!navigation.isNavigationBarHidden)
    }
  }

  @Test func `a back button says what its controller wants it to say`() throws {
    let (root, top) = (UIViewController(), UIViewController())
    root.title = "A long title"
    let item = root.navigationItem
    #expect(item.wordsOfBackButton == "A long title")
    item.backButtonTitle = "Home"
    #expect(item.wordsOfBackButton == "Home")
    item.backButtonDisplayMode = .minimal
    #expect(item.wordsOfBackButton == "")
    let navigation = UINavigationController(rootViewController: root)
    try onStage(root: navigation) { stage in
      item.backButtonDisplayMode = .default
      navigation.pushViewController(top, animated: false)
      stage.run(frames: 3)
      let back = navigation.navigationBar.row?.subviews.compactMap { $0 as? BackButton }.first
      #expect(back?.title(for: .normal) == "Home")
    }
  }

  @Test func `an item with an image shows no title`() throws {
    let page = UIViewController()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    let item = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    item.title = "Item"
    let plain = UIBarButtonItem(title: "Word", style: .plain, target: nil, action: nil)
    page.navigationItem.rightBarButtonItems = [item, plain]
    try onStage(root: UINavigationController(rootViewController: page)) { stage in
      stage.frame()
      let shown = try #require(item.shownView as? BarButton)
      #expect(shown.currentTitle == nil && shown.currentImage != nil)
      #expect(shown.accessibilityLabel == "Item")
      #expect((plain.shownView as? BarButton)?.currentTitle == "Word")
    }
  }

  @Test func `a badge stands at the upper right of its tab's image`() throws {
    let tabs = UITabBarController()
    let page = UIViewController()
    page.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
    tabs.viewControllers = [page, UIViewController()]
    try onStage(root: tabs) { stage in
      @MainActor func badge() -> UILabel? {
        tabs.tabBar.subviews.flatMap { $0.subviews }.compactMap { $0 as? _UIBadgeView }.first
      }
      #expect(badge() == nil)
      page.tabBarItem.badgeValue = "7"
      stage.frame()
      #expect(badge()?.text == "7")
      #expect(badge()?.frame == CGRect(85, 2, 18, 18))
      page.tabBarItem.badgeValue = nil
      #expect(badge() == nil)
    }
  }

  /// Lets controllers of tabs slide.
  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning,
    UITabBarControllerDelegate
  {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to)
      else { return }
      to.frame = context.finalFrame(for: controller).offsetBy(dx: 320, dy: 0)
      context.containerView.addSubview(to)
      UIView.animate(
        withDuration: 0.5, animations: { to.frame.origin.x = 0 },
        completion: { _ in context.completeTransition(true) })
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  }

  @Test func `the delegate of a tab bar controller animates a change of tabs`() throws {
    let tabs = UITabBarController()
    let pages = [UIViewController(), UIViewController()]
    let slide = Slide()
    tabs.viewControllers = pages
    tabs.delegate = slide
    try onStage(root: tabs) { stage in
      tabs.selectedIndex = 1
      stage.run(frames: 10)
      #expect(pages[0].view.window != nil)
      let x = pages[1].view.layer.presentation()?.frame.minX ?? 0
      #expect(x > 0 && x < 320)
      stage.run(frames: 30)
      #expect(pages[0].view.window == nil)
      #expect(pages[1].view.frame.minX == 0)
    }
  }

  @Test func `a black bar has white words`() {
    let bar = UINavigationBar(frame: CGRect(0, 0, 320, 44))
    _ = bar.show([UINavigationItem(title: "Words")], goBack: {})
    #expect(bar.row?.titleColor == .label)
    bar.barStyle = .black
    #expect(bar.row?.titleColor == .white)
  }

  @Test func `a title view without a size has the one that it asks for`() throws {
    let controller = UIViewController()
    let label = UILabel()
    label.text = "Title"
    controller.navigationItem.titleView = label
    try onStage(root: UINavigationController(rootViewController: controller)) { stage in
      stage.run(frames: 2)
      #expect(label.bounds.size == label.intrinsicContentSize)
      #expect(abs(label.center.x - stage.window.bounds.midX) <= 0.5)
    }
  }

  @Test func `a title view stands in the middle again after it came back`() throws {
    let (first, second) = (UIViewController(), UIViewController())
    let control = UISegmentedControl(items: ["Today", "Future"])
    first.navigationItem.titleView = control
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let stack = UINavigationController(rootViewController: first)
    try onStage(root: stack) { stage in
      stage.run(frames: 2)
      let center = control.center
      stack.pushViewController(second, animated: true)
      stage.run(frames: 60)
      stack.popViewController(animated: true)
      stage.run(frames: 10)
      // Something lays out the bar while the title slides.
      first.navigationItem.rightBarButtonItem?.title = "Add"
      stack.navigationBar.setNeedsLayout()
      stage.run(frames: 60)
      #expect(abs(control.center.x - center.x) <= 1 && control.transform == .identity)
    }
  }

  @Test func `an empty list that is the first view of its controller begins below the bar`() throws
  {
    let controller = UIViewController()
    let list = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    controller.view.addSubview(list)
    list.frame = controller.view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    try onStage(root: UINavigationController(rootViewController: controller)) { stage in
      stage.run(frames: 2)
      #expect(list.adjustedContentInset.top == list.safeAreaInsets.top)
      #expect(list.contentOffset.y == -list.safeAreaInsets.top && list.safeAreaInsets.top > 0)
    }
  }
}
