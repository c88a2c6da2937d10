import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

@MainActor
struct BeginCommitTests {
  @MainActor private final class Judge: NSObject {
    var stops = 0
    func stopped() { stops += 1 }
  }

  @Test func `changes between begin and commit are animated as was set before them`() throws {
    try onStage { stage in
      let view = stage.view(CGRect(0, 0, 10, 10))
      let judge = Judge()
      UIView.beginAnimations("way", context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationDelegate(judge)
      UIView.setAnimationDidStop(Selector(Judge.stopped, "stopped"))
      view.center.x = 105
      UIView.commitAnimations()
      view.center.y = 50
      stage.at(0.5)
      let seen = view.layer.presentation()?.position
      #expect(abs((seen?.x ?? 0) - 55) < 1e-6)
      #expect(seen?.y == 50)
      #expect(judge.stops == 0)
      stage.at(1.1)
      #expect(view.layer.presentation()?.position.x == 105)
      #expect(judge.stops == 1)
    }
  }

  @Test func `an animation that was begun can run back and more than once`() throws {
    try onStage { stage in
      let view = stage.view(CGRect(0, 0, 10, 10))
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationRepeatAutoreverses(true)
      UIView.setAnimationRepeatCount(2)
      view.alpha = 0
      UIView.commitAnimations()
      stage.at(1.25)
      #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.25) < 1e-6)
      stage.at(2.5)
      #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
      stage.at(4.1)
      #expect(view.layer.presentation()?.opacity == 0)
    }
  }

  @Test func `views that are deleted fade, shrink and leave`() throws {
    try onStage { stage in
      let view = stage.view(CGRect(0, 0, 10, 10))
      var isOver = false
      UIView.perform(.delete, on: [view], animations: nil) { isOver = $0 }
      stage.at(0.1)
      #expect((view.layer.presentation()?.opacity ?? 1) < 1)
      stage.at(0.3)
      #expect(view.superview == nil)
      #expect(view.alpha == 1)
      #expect(isOver)
    }
  }
}
