import Testing
import UIKit

@MainActor
@Suite struct SnapTests {
  @Test func `a snap is half damped by default`() {
    let snap = UISnapBehavior(item: Particle(x: 0, y: 0), snapTo: CGPoint(x: 1, y: 2))
    #expect(snap.damping == 0.5)
    #expect(snap.snapPoint == CGPoint(x: 1, y: 2))
  }

  @Test func `an item overshoots, turns on its way and settles upright on the point`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 100, y: 100, width: 100, height: 50)
    animator.addBehavior(UISnapBehavior(item: item, snapTo: CGPoint(x: 300, y: 200)))
    var farthest: CGFloat = 0
    var steepest: CGFloat = 0
    var frames = 0
    while animator.isRunning, frames < 600 {
      stage.run()
      farthest = max(farthest, item.center.x)
      steepest = max(steepest, abs(atan2(item.transform.b, item.transform.a)))
      frames += 1
    }
    #expect(frames < 300)
    #expect(farthest > 301)
    #expect(steepest > 0.05)
    #expect(hypot(item.center.x - 300, item.center.y - 200) < 0.5)  // pt
    #expect(abs(atan2(item.transform.b, item.transform.a)) < 0.01)  // rad
  }

  /// Along the axis of a square that is far from its point all four springs pull the same way.
  @Test func `a snap along an axis follows its four springs step by step`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0, width: 100, height: 100)
    let properties = UIDynamicItemBehavior(items: [item])
    properties.allowsRotation = false
    properties.resistance = 0
    animator.addBehavior(properties)
    animator.addBehavior(UISnapBehavior(item: item, snapTo: CGPoint(x: 0.1, y: 0)))
    // For a small displacement two springs of 4 Hz pull, and the two across do nothing.
    var (x, v) = (-0.1, 0.0)
    let h = 1.0 / 120
    let omega = 2 * Double.pi * 4
    let d = 2 * 0.5 * omega
    let gamma = 1 / (h * (d + h * omega * omega))
    for frame in 1...20 {
      stage.run()
      for _ in 0..<(frame == 1 ? 1 : 2) {
        // Eight velocity iterations over two equal springs with accumulated impulses.
        var impulses = (0.0, 0.0)
        let bias = x * h * omega * omega * gamma
        for _ in 1...8 {
          let first = -(v + bias + gamma * impulses.0) / (1 + gamma)
          impulses.0 += first
          v += first
          let second = -(v + bias + gamma * impulses.1) / (1 + gamma)
          impulses.1 += second
          v += second
        }
        x += h * v
      }
      #expect(abs(Double(item.center.x) - 0.1 - x) < 1e-2)  // pt
    }
  }

  @Test func `moving the point wakes the item up`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0)
    let snap = UISnapBehavior(item: item, snapTo: .zero)
    animator.addBehavior(snap)
    stage.run(frames: 60)
    #expect(!animator.isRunning)
    snap.snapPoint = CGPoint(x: 0, y: 80)
    #expect(animator.isRunning)
    stage.run(frames: 300)
    #expect(hypot(item.center.x, item.center.y - 80) < 0.5)
  }

  @Test func `removing a snap leaves the item to itself`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0)
    let properties = UIDynamicItemBehavior(items: [item])
    properties.resistance = 0
    let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 500, y: 0))
    animator.addBehavior(properties)
    animator.addBehavior(snap)
    stage.run(frames: 5)
    animator.removeBehavior(snap)
    let velocity = properties.linearVelocity(for: item)
    #expect(velocity.x > 10)
    stage.run(frames: 5)
    #expect(abs(properties.linearVelocity(for: item).x - velocity.x) < 1e-3)
  }

  @Test func `less damping oscillates more`() {
    func overshoot(damping: CGFloat) -> CGFloat {
      let stage = TestStage()
      let animator = UIDynamicAnimator()
      let item = Particle(x: 0, y: 0)
      let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 20, y: 0))
      snap.damping = damping
      animator.addBehavior(snap)
      var farthest: CGFloat = 0
      for _ in 1...120 {
        stage.run()
        farthest = max(farthest, item.center.x)
      }
      return farthest - 20
    }
    #expect(overshoot(damping: 0) > overshoot(damping: 0.5))
    #expect(overshoot(damping: 0.5) > overshoot(damping: 1))
  }
}
