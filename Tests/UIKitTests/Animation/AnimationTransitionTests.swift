import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

@MainActor @Suite struct AnimationTransitionTests {
  @Test func `a view turns from what it showed to what it shows at the commit`() throws {
    try onStage { stage in
      let box = stage.view(CGRect(0, 0, 100, 100))
      let front = UIView(frame: box.bounds)
      front.backgroundColor = .red
      box.addSubview(front)
      stage.at(0.1)
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationTransition(.flipFromRight, for: box, cache: true)
      front.removeFromSuperview()
      UIView.setAnimationDuration(2)
      UIView.setAnimationCurve(.linear)
      UIView.commitAnimations()
      stage.at(1.1)
      let turn = try #require(box.layer.presentation()?.contentTransition)
      #expect(turn.turn == .flip(front: CGVector(dx: 1, dy: 0)))
      #expect(abs(turn.progress - 0.5) < 0.02)
      #expect(turn.old?.image != nil)
      stage.at(2.2)
      #expect(box.layer.presentation()?.contentTransition == nil)
    }
  }

  @Test func `pages are curled, and none does nothing`() throws {
    try onStage { stage in
      let turns: [(UIView.AnimationTransition, ContentTransition.Turn?)] = [
        (.curlUp, .curl(way: .lowerRightCorner, comesDown: false)),
        (.curlDown, .curl(way: .lowerRightCorner, comesDown: true)),
        (.flipFromLeft, .flip(front: CGVector(dx: -1, dy: 0))), (.none, nil),
      ]
      var time = 0.1
      for (transition, turn) in turns {
        let box = stage.view(CGRect(0, 0, 100, 100))
        stage.at(time)
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationTransition(transition, for: box, cache: false)
        UIView.commitAnimations()
        stage.at(time + 0.1)
        #expect(box.layer.presentation()?.contentTransition?.turn == turn)
        time += 1
      }
      #expect(UIView.AnimationTransition.curlDown.rawValue == 4)
      UIView.setAnimationTransition(.curlUp, for: stage.window, cache: true)
      #expect(stage.window.layer.animationKeys() ?? [] == [])
    }
  }
}
