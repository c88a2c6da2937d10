import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

@MainActor
struct ChildTransitionTests {
  /// Notes what it is told of its coming and going.
  private final class Page: UIViewController {
    var lines: [String] = []

    private func note(_ step: String) {
      let marks = [isMovingToParent ? "to" : nil, isMovingFromParent ? "from" : nil]
      lines.append(([step] + marks.compactMap { $0 }).joined(separator: " "))
    }

    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
  }

  @Test func `one child replaces another, and both are told`() throws {
    let (root, first, second) = (UIViewController(), Page(), Page())
    root.addChild(first)
    root.view.addSubview(first.view)
    first.didMove(toParent: root)
    try onStage(root: root) { stage in
      stage.run(frames: 2)
      first.lines = []
      root.addChild(second)
      var isOver = false
      second.view.alpha = 0
      root.transition(
        from: first, to: second, duration: 0.5, animations: { second.view.alpha = 1 },
        completion: { isOver = $0 })
      #expect(second.view.superview === root.view)
      #expect(first.lines == ["will disappear"])
      stage.at(0.3)
      #expect(first.view.superview === root.view)
      stage.at(0.7)
      #expect(isOver)
      #expect(first.view.superview == nil)
      #expect(first.lines == ["will disappear", "did disappear"])
      #expect(second.lines == ["will appear to", "did appear to"])
    }
  }

  @Test func `a pushed controller moves to its parent, a popped one from it`() throws {
    let (bottom, top) = (Page(), Page())
    let navigation = UINavigationController(rootViewController: bottom)
    try onStage(root: navigation) { stage in
      stage.run(frames: 2)
      navigation.pushViewController(top, animated: true)
      stage.run(frames: 40)
      navigation.popViewController(animated: true)
      stage.run(frames: 40)
      #expect(
        top.lines == [
          "will appear to", "did appear to", "will disappear from", "did disappear from",
        ])
      #expect(bottom.lines.suffix(2) == ["will appear", "did appear"])
      #expect(!top.isMovingFromParent)
    }
  }

  @Test func `strangers are refused with Apple's sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UIViewController().transition(
          from: UIViewController(), to: UIViewController(), duration: 1, animations: nil)
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("must have a common parent view controller"))
  }

  @Test func `scroll views keep their content where a controller does not adjust them`() throws {
    let root = UIViewController()
    root.automaticallyAdjustsScrollViewInsets = false
    try onStage(root: root) { stage in
      let scroll = UIScrollView(frame: root.view.bounds)
      scroll.contentSize = CGSize(width: 320, height: 2000)
      root.view.addSubview(scroll)
      stage.frame()
      #expect(scroll.adjustedContentInset == .zero)
    }
  }
}
