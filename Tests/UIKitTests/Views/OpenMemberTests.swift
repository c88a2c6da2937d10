import Testing
import UIKit

/// Members of UIKit's classes that subclasses override.
@MainActor @Suite struct OpenMemberTests {
  private final class Ticker: UILabel {
    override var minimumContentSizeCategory: UIContentSizeCategory? {
      get { nil }
      set {}
    }
    override var largeContentTitle: String? {
      get { "Ticker" }
      set {}
    }
    override var safeAreaLayoutGuide: UILayoutGuide { layoutMarginsGuide }
    override func isDescendant(of view: UIView) -> Bool { true }
    override func addInteraction(_ interaction: any UIInteraction) {}
    override func forBaselineLayout() -> UIView { self }
  }

  private final class Page: UIViewController {
    override var toolbarItems: [UIBarButtonItem]? {
      get { [] }
      set {}
    }
    override var definesPresentationContext: Bool {
      get { true }
      set {}
    }
    override var popoverPresentationController: UIPopoverPresentationController? { nil }
    override var isBeingPresented: Bool { true }
    override var presentedViewController: UIViewController? { nil }
    override var editButtonItem: UIBarButtonItem { UIBarButtonItem() }
  }

  private final class Stack: UINavigationController {
    var heard: [Bool] = []
    override func setToolbarHidden(_ hidden: Bool, animated: Bool) { heard.append(hidden) }
  }

  private final class Strip: UIScrollView {
    var count = 0
    override weak var scrollDelegate: (any UIScrollViewDelegate)? {
      didSet { count += 1 }
    }
  }

  private final class Listener: NSObject, UIScrollViewDelegate {}

  @Test func `what stood in extensions is overridden`() throws {
    try onStage { _ in
      let ticker: UIView = Ticker()
      #expect(ticker.largeContentTitle == "Ticker")
      #expect(ticker.isDescendant(of: UIView()))
      #expect(ticker.safeAreaLayoutGuide === ticker.layoutMarginsGuide)
      #expect(ticker.forBaselineLayout() === ticker)
      let page: UIViewController = Page()
      #expect(page.toolbarItems?.isEmpty == true)
      #expect(page.definesPresentationContext)
      #expect(page.isBeingPresented)
      let stack = Stack()
      stack.isToolbarHidden = false
      #expect(stack.heard == [false])
    }
  }

  @Test func `a scroll view hears of its delegate`() throws {
    try onStage { _ in
      let strip = Strip()
      let listener = Listener()
      strip.delegate = listener
      #expect(strip.count == 1)
      #expect(strip.delegate === listener)
    }
  }

  @Test func `initializers that Objective-C inherits are there`() throws {
    try onStage { _ in
      #expect(UIVisualEffectView(frame: CGRect(1, 2, 3, 4)).frame == CGRect(1, 2, 3, 4))
      #expect(UITableViewCell(frame: CGRect(1, 2, 3, 4)).frame == CGRect(1, 2, 3, 4))
      #expect(UIAlertController().preferredStyle == .actionSheet)
    }
  }
}
