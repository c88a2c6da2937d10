import Testing
import UIKit

/// A pull to refresh that only observes its scroll view, as libraries make it.
@MainActor private final class ObservingPull: UIView {
  enum State { case stopped, dragging, loading, closing }

  private(set) var states: [State] = []
  private var state = State.stopped { didSet { states.append(state) } }
  private static let keys = ["contentOffset", "contentInset", "panGestureRecognizer.state"]

  private var scroll: UIScrollView? { superview as? UIScrollView }
  private var pull: CGFloat { scroll.map { -$0.contentInset.top - $0.contentOffset.y } ?? 0 }

  func begin() {
    for key in Self.keys { scroll?.addObserver(self, forKeyPath: key, options: .new, context: nil) }
  }

  func end() {
    state = .closing
    UIView.animate(
      withDuration: 0.4, animations: { self.scroll?.contentInset.top = 0 },
      completion: { _ in self.state = .stopped })
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard let scroll else { return }
    switch keyPath {
    case "contentOffset" where state == .stopped && scroll.isDragging: state = .dragging
    case "panGestureRecognizer.state" where scroll.panGestureRecognizer.state == .ended:
      guard state == .dragging else { return }
      guard pull >= 60 else { return state = .stopped }
      state = .loading
      for key in Self.keys { scroll.removeObserver(self, forKeyPath: key) }
      scroll.contentInset.top = 50
    default: break
    }
  }
}

@MainActor @Suite struct ObservedPullTests {
  @Test func `a pull that observes opens, stays and closes again`() throws {
    try onStage { stage in
      let scroll = UIScrollView(frame: CGRect(0, 0, 320, 500))
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 320, height: 2000)
      stage.window.addSubview(scroll)
      let pull = ObservingPull()
      scroll.addSubview(pull)
      pull.begin()
      stage.drag(from: CGPoint(100, 100), to: CGPoint(100, 400), moves: 20)
      #expect(pull.states == [.dragging, .loading])
      stage.run(frames: 90)
      #expect(scroll.contentOffset.y == -50)
      pull.end()
      stage.run(frames: 40)
      #expect(scroll.contentOffset.y == 0)
      #expect(pull.states == [.dragging, .loading, .closing, .stopped])
    }
  }

  @Test func `a view that asks for room while content comes back keeps it`() throws {
    try onStage { stage in
      let scroll = UIScrollView(frame: CGRect(0, 0, 320, 500))
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 320, height: 2000)
      stage.window.addSubview(scroll)
      stage.drag(from: CGPoint(100, 100), to: CGPoint(100, 400), moves: 20)
      stage.run(frames: 3)
      #expect(scroll.isDecelerating && scroll.contentOffset.y < -50)
      scroll.bounces = false
      UIView.animate(withDuration: 0.5) { scroll.contentInset.top = 50 }
      var offsets: [CGFloat] = []
      for _ in 0..<60 {
        stage.run(frames: 1)
        offsets.append(scroll.contentOffset.y)
      }
      #expect(offsets.allSatisfy { $0 <= -50 } && offsets.last == -50)
      #expect(offsets == offsets.sorted())
    }
  }
}
