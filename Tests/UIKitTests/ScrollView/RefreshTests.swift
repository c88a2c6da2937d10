import Testing
import UIKit

@MainActor
@Suite struct RefreshTests {
  @Test func `a long pull refreshes, and the content stays below the wheel until the end`() throws {
    try onStage { stage in
      let view = UIScrollView(frame: stage.window.bounds)
      view.contentInsetAdjustmentBehavior = .never
      view.alwaysBounceVertical = true
      let control = UIRefreshControl()
      var count = 0
      control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
      view.refreshControl = control
      stage.window.addSubview(view)
      try stage.runtime.layOut()
      stage.drag(from: CGPoint(160, 100), to: CGPoint(160, 200), moves: 10)
      stage.run(frames: 60)
      #expect(count == 0 && !control.isRefreshing)
      stage.drag(from: CGPoint(160, 100), to: CGPoint(160, 500), moves: 20, lifts: false)
      #expect(count == 1 && control.isRefreshing)
      stage.frame((1, .ended, CGPoint(160, 500)))
      stage.run(frames: 90)
      #expect(view.contentOffset.y == -60)
      #expect(count == 1)
      control.endRefreshing()
      stage.run(frames: 9)
      let seen = view.layer.presentation()?.bounds.minY ?? 0
      #expect(seen > -60 && seen < 0)
      stage.run(frames: 12)
      #expect(view.contentOffset.y == 0)
    }
  }
}
