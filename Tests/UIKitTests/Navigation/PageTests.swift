import Testing
import UIKit

@MainActor
@Suite struct PageTests {
  /// Three pages, and what their controller tells.
  private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = [UIViewController(), UIViewController(), UIViewController()]
    var lines: [String] = []

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(viewController, -1) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(viewController, 1) }

    private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
      guard let index = pages.firstIndex(of: controller) else { return nil }
      return pages.indices.contains(index + step) ? pages[index + step] : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { lines.append("will") }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { lines.append("did \(completed)") }
  }

  @Test func `a swipe turns the page, a short drag lets it go back`() throws {
    let controller = UIPageViewController(transitionStyle: .scroll)
    let book = Book()
    controller.dataSource = book
    controller.delegate = book
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    try onStage(root: controller) { stage in
      stage.run(frames: 2)
      stage.drag(from: CGPoint(260, 300), to: CGPoint(100, 300), moves: 8)
      stage.run(frames: 60)
      #expect(controller.viewControllers == [book.pages[1]])
      #expect(book.pages[1].view.frame == CGRect(0, 0, 320, 568))
      #expect(book.pages[0].view.window == nil && book.pages[0].parent == nil)
      #expect(book.lines == ["will", "did true"])
      stage.drag(from: CGPoint(200, 300), to: CGPoint(150, 300), moves: 8, lifts: false)
      stage.run(frames: 20)
      stage.frame((1, .ended, CGPoint(150, 300)))
      stage.run(frames: 60)
      #expect(controller.viewControllers == [book.pages[1]])
      #expect(book.lines.suffix(2) == ["will", "did false"])
    }
  }

  @Test func `the author turns pages with a slide of 0.3 seconds`() throws {
    let controller = UIPageViewController(transitionStyle: .scroll)
    let book = Book()
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    try onStage(root: controller) { stage in
      stage.run(frames: 2)
      var isOver = false
      controller.setViewControllers([book.pages[2]], direction: .reverse, animated: true) {
        isOver = $0
      }
      stage.run(frames: 3)
      #expect(book.pages[2].view.convert(CGPoint.zero, to: nil).x < 0)
      stage.run(frames: 12)
      #expect(!isOver)
      stage.run(frames: 6)
      #expect(isOver && controller.viewControllers == [book.pages[2]])
    }
  }

  @Test func `paper follows a finger from its edge, and a tap beside the edge turns it`() throws {
    let controller = UIPageViewController()
    #expect(controller.transitionStyle == .pageCurl)
    #expect(controller.spineLocation == .min)
    #expect(controller.gestureRecognizers.count == 2)
    let book = Book()
    controller.dataSource = book
    controller.delegate = book
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    try onStage(root: controller) { stage in
      stage.run(frames: 2)
      stage.drag(from: CGPoint(300, 400), to: CGPoint(220, 400), moves: 8, lifts: false)
      stage.run(frames: 2)
      // The page that comes lies below, where it stays.
      #expect(book.pages[1].view.frame == CGRect(0, 0, 320, 568))
      #expect(book.pages[0].view.window != nil)
      stage.frame((1, .ended, CGPoint(220, 400)))
      stage.run(frames: 40)
      #expect(book.lines == ["will", "did false"])
      #expect(controller.viewControllers == [book.pages[0]])
      #expect(book.pages[1].view.window == nil)
      stage.tap(CGPoint(310, 300))
      stage.run(frames: 40)
      #expect(book.lines.suffix(2) == ["will", "did true"])
      #expect(controller.viewControllers == [book.pages[1]])
      stage.tap(CGPoint(160, 300))
      stage.run(frames: 40)
      #expect(book.lines.count == 4)
      stage.tap(CGPoint(10, 300))
      stage.run(frames: 40)
      #expect(controller.viewControllers == [book.pages[0]])
    }
  }

  @Test func `the scroll view of sliding pages is there, and stands at its middle page`() throws {
    final class Listener: UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.x)
      }
    }
    let controller = UIPageViewController(
      transitionStyle: .scroll, options: [.interPageSpacing: 20])
    let book = Book()
    controller.dataSource = book
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    let listener = Listener()
    try onStage(root: controller) { stage in
      stage.run(frames: 2)
      let scroll = try #require(controller.view.subviews.compactMap { $0 as? UIScrollView }.first)
      #expect(scroll.frame == CGRect(-10, 0, 340, 568))
      #expect(scroll.contentOffset == CGPoint(340, 0))
      #expect(scroll.isPagingEnabled)
      scroll.delegate = listener
      stage.drag(from: CGPoint(260, 300), to: CGPoint(100, 300), moves: 8)
      stage.run(frames: 60)
      #expect(listener.offsets.contains { $0 > 500 && $0 < 680 })
      #expect(scroll.contentOffset == CGPoint(340, 0))
      #expect(controller.viewControllers == [book.pages[1]])
      #expect(book.pages[1].view.convert(CGPoint.zero, to: nil) == .zero)
      // Before the first page there is nothing: it gives way a little, and comes back.
      stage.drag(from: CGPoint(100, 300), to: CGPoint(260, 300), moves: 8)
      stage.run(frames: 60)
      #expect(controller.viewControllers == [book.pages[0]])
      listener.offsets = []
      stage.drag(from: CGPoint(100, 300), to: CGPoint(260, 300), moves: 8)
      stage.run(frames: 60)
      let least = listener.offsets.min() ?? 0
      #expect(least > 340 - 120 && least < 340)
      #expect(controller.viewControllers == [book.pages[0]])
      #expect(scroll.contentOffset == CGPoint(340, 0))
    }
  }

  @Test func `a turn that another one follows ends at once`() throws {
    for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
      let controller = UIPageViewController(transitionStyle: style)
      let book = Book()
      controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
      try onStage(root: controller) { stage in
        stage.run(frames: 2)
        var ends: [Int] = []
        controller.setViewControllers([book.pages[1]], direction: .forward, animated: true) { _ in
          ends.append(1)
        }
        stage.run(frames: 5)
        controller.setViewControllers([book.pages[2]], direction: .forward, animated: true) { _ in
          ends.append(2)
        }
        #expect(ends == [1])
        stage.run(frames: 60)
        #expect(ends == [1, 2])
        #expect(controller.viewControllers == [book.pages[2]])
        #expect(book.pages.map { $0.view.window != nil } == [false, false, true])
      }
    }
  }

  private final class Dotted: NSObject, UIPageViewControllerDataSource {
    let pages = [UIViewController(), UIViewController(), UIViewController()]

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(viewController, -1) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(viewController, 1) }

    private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
      guard let index = pages.firstIndex(of: controller) else { return nil }
      return pages.indices.contains(index + step) ? pages[index + step] : nil
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
  }

  @Test func `the dots follow a finger without asking the data source`() throws {
    let controller = UIPageViewController(transitionStyle: .scroll)
    let book = Dotted()
    controller.dataSource = book
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    try onStage(root: controller) { stage in
      stage.run(frames: 2)
      let dots = try #require(controller.view.subviews.compactMap { $0 as? UIPageControl }.first)
      #expect(dots.currentPage == 0)
      stage.drag(from: CGPoint(260, 300), to: CGPoint(100, 300), moves: 8)
      stage.run(frames: 60)
      #expect(dots.currentPage == 1)
      stage.drag(from: CGPoint(100, 300), to: CGPoint(260, 300), moves: 8)
      stage.run(frames: 60)
      #expect(dots.currentPage == 0)
    }
  }
}
