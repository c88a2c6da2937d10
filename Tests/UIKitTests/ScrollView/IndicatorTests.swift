import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

@MainActor
struct IndicatorTests {
  /// A scroll view of 200 × 300 over a content of 200 × 900.
  private func onScrollView(_ body: (TestStage, UIScrollView) throws -> Void) throws {
    try onStage { stage in
      let view = UIScrollView(frame: CGRect(0, 0, 200, 300))
      view.contentInsetAdjustmentBehavior = .never
      view.contentSize = CGSize(width: 200, height: 900)
      stage.window.addSubview(view)
      stage.frame()
      try body(stage, view)
    }
  }

  /// The bar has 300 − 2·3 = 294 points of room, of which a third is 98.
  @Test func `a bar shows which part of the content is seen, and goes`() throws {
    try onScrollView { stage, view in
      let bar = view.indicators.vertical.bar
      #expect(view.layer.overlays.isEmpty)
      stage.drag(from: CGPoint(100, 250), to: CGPoint(100, 140), moves: 10, lifts: false)
      #expect(bar.opacity == 1)
      #expect(bar.frame.width == 3)
      #expect(bar.frame.maxX == 197)
      #expect(abs(bar.frame.height - 98) < 1e-9)
      let share = view.contentOffset.y / 600
      #expect(abs(bar.frame.minY - view.contentOffset.y - (3 + 196 * share)) < 1e-9)
      stage.run(frames: 5)
      stage.frame((1, .ended, CGPoint(100, 140)))
      stage.run(frames: 120)
      #expect(bar.opacity == 0)
      #expect(!stage.runtime.isAnimating)
    }
  }

  @Test func `content pulled beyond its end makes the bar shorter`() throws {
    try onScrollView { stage, view in
      stage.drag(from: CGPoint(100, 100), to: CGPoint(100, 250), moves: 10, lifts: false)
      #expect(view.contentOffset.y < 0)
      let height = view.indicators.vertical.bar.frame.height
      #expect(abs(height - (98 + view.contentOffset.y)) < 1e-9)
    }
  }

  @Test func `a flash shows no bar where all of the content is seen`() throws {
    try onScrollView { stage, view in
      view.alwaysBounceVertical = true
      view.contentSize.height = 100
      view.flashScrollIndicators()
      #expect(view.layer.overlays.isEmpty)
      view.contentSize.height = 900
      view.flashScrollIndicators()
      #expect(!view.layer.overlays.isEmpty)
    }
  }

  @Test func `no bar is shown where none is wanted, nor by code that moves the content`() throws {
    try onScrollView { stage, view in
      view.contentOffset.y = 50
      #expect(view.layer.overlays.isEmpty)
      view.showsVerticalScrollIndicator = false
      stage.drag(from: CGPoint(100, 250), to: CGPoint(100, 140), moves: 5, lifts: false)
      #expect(view.layer.overlays.isEmpty)
      view.showsVerticalScrollIndicator = true
      view.scrollIndicatorInsets.top = 100
      view.flashScrollIndicators()
      #expect(view.layer.overlays.count == 1)
      #expect(view.indicators.vertical.bar.frame.minY >= view.contentOffset.y + 103)
    }
  }

  @Test func `a tap on the status bar brings the content back to its beginning`() throws {
    try onScrollView { stage, view in
      view.contentOffset.y = 400
      stage.tap(CGPoint(100, 10))
      stage.run(frames: 60)
      #expect(view.contentOffset.y == 0)
      view.contentOffset.y = 400
      view.scrollsToTop = false
      stage.tap(CGPoint(100, 10))
      stage.run(frames: 30)
      #expect(view.contentOffset.y == 400)
    }
  }
}
