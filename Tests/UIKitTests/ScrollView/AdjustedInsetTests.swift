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
}
