import PopMotion
import Staging
import Testing
import UIKit

/// What apps make of pop besides its springs.
@MainActor @Suite struct PopTypeTests {
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  @Test func `a property of an app's own is read and written by its closures`() throws {
    final class Dial: NSObject { var degrees: CGFloat = 10 }
    let dial = Dial()
    let property = POPAnimatableProperty.property(withName: "degrees") { made in
      let described: POPMutableAnimatableProperty? = made
      described?.readBlock = { object, values in values?[0] = (object as? Dial)?.degrees ?? 0 }
      described?.writeBlock = { object, values in (object as? Dial)?.degrees = values?[0] ?? 0 }
      #expect(described?.threshold == 0.01)
    }
    let animation = POPBasicAnimation.linear()
    animation?.property = property as? POPAnimatableProperty
    animation?.toValue = 110
    animation?.duration = 0.5
    var turned: [CGFloat] = []
    try play(box, frames: 40) { _ in
      dial.pop_add(animation, forKey: "turn")
    } each: { _ in
      turned.append(dial.degrees)
    }
    #expect(abs(turned[15] - 60) < 0.5 && turned.last == 110)
  }

  @Test func `a delegate hears of the beginning, each frame, the end and the stop`() throws {
    final class Hearing: NSObject, POPAnimationDelegate {
      var heard: [String] = []
      func pop_animationDidStart(_ anim: POPAnimation!) { heard.append("start") }
      func pop_animationDidReach(toValue anim: POPAnimation!) { heard.append("reach") }
      func pop_animationDidStop(_ anim: POPAnimation!, finished: Bool) {
        heard.append("stop \(finished)")
      }
      func pop_animationDidApply(_ anim: POPAnimation!) {
        if heard.last != "apply" { heard.append("apply") }
      }
    }
    let hearing = Hearing()
    try play(box, frames: 30) { box in
      let fade = POPBasicAnimation.linear()
      fade?.property =
        POPAnimatableProperty.property(withName: kPOPViewAlpha) as? POPAnimatableProperty
      fade?.toValue = 0
      fade?.duration = 0.2
      fade?.delegate = hearing
      let animation: POPPropertyAnimation? = fade
      #expect(animation?.toValue as? Int == 0 && animation?.removedOnCompletion == true)
      box.pop_add(animation, forKey: "fade")
    }
    #expect(hearing.heard == ["start", "apply", "reach", "stop true"])
    #expect(box.pop_animationKeys()?.isEmpty == true && box.alpha == 0)
  }

  @Test func `a closure is called with each frame until it says that it is over`() throws {
    var steps: [CFTimeInterval] = []
    try play(box, frames: 20) { box in
      let custom = POPCustomAnimation { object, animation in
        (object as? UIView)?.center.x += 1
        steps.append(animation?.elapsedTime ?? -1)
        return steps.count < 5
      }
      box.pop_add(custom, forKey: "walk")
    }
    #expect(steps.count == 5 && steps[0] == 0 && abs(steps[4] - 1.0 / 60) < 1e-9)
    #expect(box.center.x == 15)
  }

  @Test func `a motion that is taken away stops unfinished`() throws {
    var ends: [Bool] = []
    try play(box, frames: 10) { box in
      let spring = POPSpringAnimation(propertyNamed: kPOPViewAlpha)
      spring?.toValue = 0
      spring?.completionBlock = { _, isFinished in ends.append(isFinished) }
      box.pop_add(spring, forKey: "fade")
      box.pop_removeAnimation(forKey: "fade")
    }
    #expect(ends == [false] && box.alpha == 1)
  }
}
