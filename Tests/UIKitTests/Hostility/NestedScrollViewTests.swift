import Testing
import UIKit

/// Scroll views within one another cost in proportion to how many there are.
@MainActor @Suite struct NestedScrollViewTests {
  private final class Counting: UIScrollView {
    static var count = 0

    override var safeAreaInsets: UIEdgeInsets {
      Self.count += 1
      return super.safeAreaInsets
    }
  }

  /// With each scroll view around it, an answer took twice as long.
  @Test func `each asks the one around it once`() throws {
    for depth in [1, 2, 20, 200] {
      let root = UIViewController()
      var host: UIView = root.view
      for _ in 0..<depth {
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        view.contentSize = CGSize(width: 300, height: 900)
        host.addSubview(view)
        host = view
      }
      Counting.count = 0
      _ = host.safeAreaInsets
      #expect(Counting.count == depth)
    }
  }
}
