import Testing
import UIKit

@MainActor @Suite struct DirectionalLockTests {
  @Test(arguments: [true, false])
  func `a drag that begins along one axis stays on it where it is locked`(isLocked: Bool) throws {
    try onStage { stage in
      let view = UIScrollView(frame: stage.window.bounds)
      view.contentSize = CGSize(width: 1000, height: 2000)
      view.isDirectionalLockEnabled = isLocked
      stage.window.addSubview(view)
      stage.frame((1, .began, CGPoint(200, 400)))
      for step in 1...5 { stage.frame((1, .moved, CGPoint(200, 400 - 20 * CGFloat(step)))) }
      for step in 1...5 { stage.frame((1, .moved, CGPoint(200 - 20 * CGFloat(step), 300))) }
      #expect(view.contentOffset.y > 50)
      #expect((view.contentOffset.x > 50) == !isLocked)
    }
  }
}
