import Testing
import UIKit

/// What a closure is told of a change.
@MainActor @Suite struct ObservedChangeTests {
  @Test func `a change has the values that the options ask for`() throws {
    try onStage { _ in
      let view = UIScrollView()
      var changes: [NSKeyValueObservedChange<CGPoint>] = []
      let both = view.observe(\.contentOffset, options: [.old, .new]) { changes.append($1) }
      let none = view.observe(\.contentOffset, options: []) { changes.append($1) }
      view.contentOffset = CGPoint(x: 0, y: 5)
      #expect(changes.count == 2)
      let full = try #require(changes.first { $0.newValue != nil })
      #expect(full.oldValue == .zero && full.newValue?.y == 5)
      #expect(changes.contains { $0.newValue == nil && $0.oldValue == nil })
      both.invalidate()
      none.invalidate()
      view.contentOffset.y = 9
      #expect(changes.count == 2)
    }
  }

  @Test func `an observation that begins tells of the present value`() throws {
    try onStage { _ in
      let view = UIScrollView()
      view.contentOffset.y = 3
      var seen: [CGFloat?] = []
      let observable: any KeyValueObservable = view
      let observation = view.observe(\.contentOffset, options: [.initial, .new]) {
        seen.append($1.newValue?.y)
      }
      #expect(seen == [3] && observable === view)
      observation.invalidate()
    }
  }

  @Test func `an object hears of a value under its key path`() throws {
    final class Hearing: NSObject, ValueObserving {
      var heard: [String] = []
      func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) { heard.append("\(keyPath ?? "-") \(change?[.newKey] as? CGPoint ?? .zero)") }
    }
    try onStage { _ in
      let (view, hearing) = (UIScrollView(), Hearing())
      view.addObserver(hearing, forKeyPath: "contentOffset", options: [.new], context: nil)
      view.contentOffset = CGPoint(x: 1, y: 2)
      view.removeObserver(hearing, forKeyPath: "contentOffset")
      view.contentOffset = .zero
      #expect(hearing.heard == ["contentOffset (1.0, 2.0)"])
    }
  }
}
