import Testing
import UIKit

@MainActor
@Suite struct AdjustedInsetTests {
  /// Makes its view when it is asked for, as a delegate of it.
  private final class Maker: NSObject, UIScrollViewDelegate {
    var told = 0
    lazy var view = make()

    private func make() -> UIScrollView {
      let view = UIScrollView()
      view.delegate = self
      view.contentInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      return view
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { told += view.subviews.count + 1 }
  }

  @Test func `nobody is told of insets that are set before a view has a size`() throws {
    try onStage { stage in
      let maker = Maker()
      #expect(maker.view.contentOffset == CGPoint(-8, -8))
      #expect(maker.told == 0)
      stage.window.addSubview(maker.view)
      maker.view.frame = stage.window.bounds
      maker.view.contentInset.top = 20
      #expect(maker.view.contentOffset == CGPoint(-8, -20) && maker.told > 0)
    }
  }

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
