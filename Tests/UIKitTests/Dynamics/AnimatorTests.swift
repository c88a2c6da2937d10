import Testing
import UIKit

@MainActor
@Suite struct AnimatorTests {
  @Test func `an animator without items never runs`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIGravityBehavior(items: []))
    #expect(!animator.isRunning)
    stage.run()
    #expect(animator.elapsedTime == 0)
  }

  @Test func `time that is simulated counts and pauses do not`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0)
    animator.addBehavior(UIDynamicItemBehavior(items: [item]))
    stage.run(frames: 200)
    #expect(abs(animator.elapsedTime - 31.0 / 60) < 1e-12)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    stage.run(frames: 29)
    #expect(abs(animator.elapsedTime - 1) < 1e-12)
  }

  @Test func `a delegate hears of resuming within the call and of pausing after the step`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let recorder = Recorder()
    animator.delegate = recorder
    recorder.note("adding")
    let behavior = UIDynamicItemBehavior(items: [Particle(x: 0, y: 0)])
    var steps = 0
    behavior.action = {
      steps += 1
      if steps == 31 { recorder.note("action 31") }
    }
    animator.addBehavior(behavior)
    recorder.note("added")
    stage.run(frames: 60)
    #expect(recorder.lines == ["adding", "resume", "added", "action 31", "pause"])
    #expect(!stage.runtime.hasDisplayLinks)
  }

  @Test func `a delegate may start the animator again when it pauses`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let recorder = Recorder()
    animator.delegate = recorder
    let item = Particle(x: 0, y: 0)
    recorder.whenPaused = { [weak animator] in
      guard animator?.behaviors.count == 1 else { return }
      animator?.addBehavior(UIGravityBehavior(items: [item]))
    }
    animator.addBehavior(UIDynamicItemBehavior(items: [item]))
    stage.run(frames: 40)
    #expect(animator.isRunning)
    #expect(item.center.y > 0)
    #expect(recorder.lines == ["resume", "pause", "resume"])
  }

  @Test func `actions run after items have moved, in the order of adding, children after parents`()
  {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let recorder = Recorder()
    let item = Particle(x: 0, y: 0)
    let parent = UIDynamicBehavior()
    let gravity = UIGravityBehavior(items: [item])
    parent.addChildBehavior(gravity)
    let last = UIDynamicItemBehavior(items: [item])
    parent.action = { recorder.note(item.center.y > 0 ? "parent" : "too early") }
    gravity.action = { recorder.note("child") }
    last.action = { recorder.note("last") }
    animator.addBehavior(parent)
    animator.addBehavior(last)
    stage.run()
    #expect(recorder.lines == ["parent", "child", "last"])
  }

  @Test func `what is asked for within an action shows at once and acts after the step`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let recorder = Recorder()
    let item = Particle(x: 0, y: 0)
    let first = UIDynamicItemBehavior(items: [item])
    let second = Registered(recorder)
    first.action = { [unowned animator, unowned first] in
      first.action = nil
      animator.addBehavior(second)
      recorder.note("\(animator.behaviors.count) \(second.dynamicAnimator == nil)")
    }
    animator.addBehavior(first)
    stage.run()
    #expect(recorder.lines == ["2 true", "moved to an animator"])
  }

  @Test func `a behaviour removed in its own action does not run again`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0)
    let gravity = UIGravityBehavior(items: [item])
    var count = 0
    gravity.action = { [unowned animator, unowned gravity] in
      count += 1
      animator.removeBehavior(gravity)
    }
    animator.addBehavior(gravity)
    stage.run(frames: 5)
    #expect(count == 1)
    #expect(animator.behaviors.isEmpty)
    #expect(gravity.dynamicAnimator == nil)
    #expect(!animator.isRunning)
  }

  @Test func `the opposite request within a step cancels the one that waits`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let recorder = Recorder()
    let item = Particle(x: 0, y: 0)
    let stays = Registered(recorder)
    let never = Registered(recorder)
    let driver = UIDynamicItemBehavior(items: [item])
    animator.addBehavior(stays)
    driver.action = { [unowned animator, unowned driver] in
      driver.action = nil
      animator.removeBehavior(stays)
      animator.addBehavior(stays)
      animator.addBehavior(never)
      animator.removeBehavior(never)
    }
    animator.addBehavior(driver)
    stage.run()
    #expect(recorder.lines == ["moved to an animator"])
    #expect(animator.behaviors == [driver, stays])
  }

  @Test func `a behaviour moves to an animator that it knows and away with nothing`() {
    _ = TestStage()
    let animator = UIDynamicAnimator()
    let recorder = Recorder()
    let behavior = Registered(recorder)
    animator.addBehavior(behavior)
    animator.addBehavior(behavior)
    animator.removeBehavior(behavior)
    animator.removeBehavior(behavior)
    #expect(recorder.lines == ["moved to an animator", "moved away"])
  }

  @Test func `children added to a behaviour that acts act too, until they are removed`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0)
    let parent = UIDynamicBehavior()
    animator.addBehavior(parent)
    #expect(!animator.isRunning)
    let gravity = UIGravityBehavior(items: [item])
    parent.addChildBehavior(gravity)
    #expect(animator.isRunning)
    #expect(animator.behaviors == [parent])
    #expect(gravity.dynamicAnimator === animator)
    stage.run(frames: 2)
    let y = item.center.y
    #expect(y > 0)
    parent.removeChildBehavior(gravity)
    #expect(gravity.dynamicAnimator == nil)
    stage.run(frames: 2)
    #expect(item.center.y == y)
  }

  @Test func `Apple's own behaviours take no children`() {
    let gravity = UIGravityBehavior(items: [])
    gravity.addChildBehavior(UIDynamicBehavior())
    #expect(gravity.childBehaviors.isEmpty)
  }

  @Test func `an animator that nobody holds stops moving things`() {
    let stage = TestStage()
    let item = Particle(x: 0, y: 0)
    var animator: UIDynamicAnimator? = UIDynamicAnimator()
    let gravity = UIGravityBehavior(items: [item])
    animator?.addBehavior(gravity)
    stage.run()
    let y = item.center.y
    animator = nil
    stage.run(frames: 5)
    #expect(item.center.y == y)
    #expect(!stage.runtime.hasDisplayLinks)
    #expect(gravity.dynamicAnimator == nil)
    let other = UIDynamicAnimator()
    other.addBehavior(gravity)
    stage.run()
    #expect(item.center.y > y)
  }

  @Test func `an anchored item does not keep an animator running`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let anchored = UIDynamicItemBehavior(items: [Particle(x: 0, y: 0)])
    anchored.isAnchored = true
    animator.addBehavior(anchored)
    stage.run(frames: 40)
    #expect(!animator.isRunning)
  }

  /// The item rests; the effect of a push that becomes active is seen only in the next step.
  @Test func `an animator goes on for a step when its last action asks for something`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0)
    let push = UIPushBehavior(items: [item], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    push.active = false
    var steps = 0
    push.action = { [unowned push] in
      steps += 1
      if steps == 31 { push.active = true }
    }
    animator.addBehavior(push)
    stage.run(frames: 31)
    #expect(animator.isRunning)
    stage.run()
    #expect(item.center.x > 0)
  }

  /// A composition whose only behaviour has no items.
  @Test func `an animator of nothing but an empty composition stops`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let parent = UIDynamicBehavior()
    let gravity = UIGravityBehavior(items: [Particle(x: 0, y: 0)])
    parent.addChildBehavior(gravity)
    animator.addBehavior(parent)
    stage.run(frames: 3)
    parent.action = { [unowned parent] in
      parent.action = nil
      parent.removeChildBehavior(gravity)
    }
    stage.run()
    #expect(!animator.isRunning)
  }

  @Test func `an item that comes back starts at rest`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0)
    let gravity = UIGravityBehavior(items: [item])
    animator.addBehavior(gravity)
    stage.run(frames: 30)
    animator.removeBehavior(gravity)
    let properties = UIDynamicItemBehavior(items: [item])
    animator.addBehavior(properties)
    #expect(properties.linearVelocity(for: item) == .zero)
  }

  @Test func `items are found within ten points of their boxes`() {
    _ = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 100, y: 100, width: 50, height: 50)
    animator.addBehavior(UIDynamicItemBehavior(items: [item]))
    #expect(animator.items(in: CGRect(x: 134.9, y: 90, width: 10, height: 10)).count == 1)
    #expect(animator.items(in: CGRect(x: 135.5, y: 90, width: 10, height: 10)).isEmpty)
  }
}

/// Logs when it moves to an animator.
private final class Registered: UIDynamicBehavior {
  private let recorder: Recorder

  init(_ recorder: Recorder) {
    self.recorder = recorder
    super.init()
  }

  override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
    guard let dynamicAnimator else {
      recorder.note("moved away")
      return
    }
    recorder.note(
      self.dynamicAnimator === dynamicAnimator ? "moved to an animator" : "does not know it")
  }
}
