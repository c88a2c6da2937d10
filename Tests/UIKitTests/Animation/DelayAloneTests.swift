import Testing
import UIKit

/// Blocks that take no time, after a delay.
@MainActor @Suite struct DelayAloneTests {
  @Test func `a block without a duration waits for its delay`() throws {
    try onStage { stage in
      let view = stage.view(CGRect(0, 0, 10, 10))
      view.alpha = 0
      var ends: [Bool] = []
      UIView.animate(withDuration: 0, delay: 0.5, options: []) {
        view.alpha = 1
      } completion: {
        ends.append($0)
      }
      stage.run(frames: 29)
      #expect(view.alpha == 1)
      #expect(view.layer.presentation()?.opacity == 0)
      #expect(ends.isEmpty)
      stage.run(frames: 2)
      #expect(view.layer.presentation()?.opacity == 1)
      #expect(ends == [true])
    }
  }

  @Test func `repeating does not keep it going`() throws {
    try onStage { stage in
      let view = stage.view(CGRect(0, 0, 10, 10))
      UIView.animate(withDuration: 0, delay: 0.1, options: [.repeat, .autoreverse]) {
        view.center.x = 50
      }
      stage.run(frames: 10)
      #expect(view.layer.presentation()?.position.x == 50)
      #expect(!stage.runtime.layers.isAnimating)
    }
  }

  @Test func `without either it is seen at once`() throws {
    try onStage { stage in
      let view = stage.view(CGRect(0, 0, 10, 10))
      UIView.animate(withDuration: 0, delay: 0, options: []) { view.alpha = 0.5 }
      #expect((view.layer.presentation() ?? view.layer).opacity == 0.5)
    }
  }
}
