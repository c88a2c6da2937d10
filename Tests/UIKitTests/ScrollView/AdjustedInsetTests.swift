import Testing
import UIKit

@MainActor
@Suite struct AdjustedInsetTests {
  /// The scroll views asked their controller only when their own place changed.
  @Test func `a controller stops and begins to adjust scroll views after layout`() throws {
    let root = UIViewController()
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 320, height: 2000)
    root.view.addSubview(scroll)
    let navigation = UINavigationController(rootViewController: root)
    try onStage(root: navigation) { stage in
      scroll.frame = root.view.bounds
      stage.frame()
      #expect(scroll.adjustedContentInset.top == 64)
      root.automaticallyAdjustsScrollViewInsets = false
      stage.frame()
      #expect(scroll.adjustedContentInset.top == 0)
      root.automaticallyAdjustsScrollViewInsets = true
      stage.frame()
      #expect(scroll.adjustedContentInset.top == 64)
    }
  }

  /// Margins of cells grew while they went below a bar.
  @Test func `what scrolls below a bar keeps its margins`() throws {
    let root = UIViewController()
    let (scroll, content) = (UIScrollView(), UIView())
    content.frame = CGRect(x: 0, y: 0, width: 320, height: 2000)
    scroll.contentSize = content.frame.size
    scroll.addSubview(content)
    root.view.addSubview(scroll)
    let navigation = UINavigationController(rootViewController: root)
    try onStage(root: navigation) { stage in
      scroll.frame = root.view.bounds
      stage.frame()
      scroll.contentOffset.y = 300
      stage.frame()
      #expect(content.safeAreaInsets == .zero)
      #expect(content.layoutMargins.top == 8)
      scroll.contentInsetAdjustmentBehavior = .never
      #expect(content.safeAreaInsets.top > 0)
    }
  }
}
