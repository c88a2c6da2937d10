import Testing
import UIKit

@MainActor
@Suite struct MaterialTests {
  @Test func `the defaults are those measured on Apple's engine`() {
    let behavior = UIDynamicItemBehavior(items: [])
    #expect(behavior.elasticity == 0.2)
    #expect(behavior.friction == 0.2)
    #expect(behavior.density == 1)
    #expect(behavior.resistance == 0.1)
    #expect(behavior.angularResistance == 0.1)
    #expect(behavior.charge == 0)
    #expect(!behavior.isAnchored)
    #expect(behavior.allowsRotation)
  }

  @Test func `resistance slows down as one over one plus h c`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0)
    let behavior = UIDynamicItemBehavior(items: [item])
    behavior.resistance = 2
    behavior.angularResistance = 3
    behavior.addLinearVelocity(CGPoint(x: 500, y: 0), for: item)
    behavior.addAngularVelocity(4, for: item)
    animator.addBehavior(behavior)
    stage.run(frames: 30)
    let substeps = 59.0
    let linear = 500 / pow(1 + 2.0 / 120, substeps)
    let angular = 4 / pow(1 + 3.0 / 120, substeps)
    #expect(abs(behavior.linearVelocity(for: item).x - linear) < 1e-2)  // pt/s
    #expect(abs(behavior.angularVelocity(for: item) - angular) < 1e-4)  // rad/s
  }

  @Test func `velocities before the animator add up and answer nothing`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0)
    let behavior = UIDynamicItemBehavior(items: [item])
    behavior.addLinearVelocity(CGPoint(x: 10, y: 0), for: item)
    behavior.addLinearVelocity(CGPoint(x: 20, y: 5), for: item)
    behavior.addLinearVelocity(CGPoint(x: 20, y: 5), for: Particle(x: 0, y: 0))
    #expect(behavior.linearVelocity(for: item) == .zero)
    animator.addBehavior(behavior)
    let velocity = behavior.linearVelocity(for: item)
    #expect(abs(velocity.x - 30) < 1e-4 && abs(velocity.y - 5) < 1e-4)
    behavior.addLinearVelocity(CGPoint(x: 5, y: -10), for: item)
    let sum = behavior.linearVelocity(for: item)
    #expect(abs(sum.x - 35) < 1e-4 && abs(sum.y + 5) < 1e-4)
    stage.run()
    animator.removeBehavior(behavior)
    #expect(behavior.linearVelocity(for: item) == .zero)
  }

  @Test func `of several behaviours the last that set a property counts`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0)
    let first = UIDynamicItemBehavior(items: [item])
    let second = UIDynamicItemBehavior(items: [item])
    first.resistance = 5
    second.friction = 0.9
    first.addLinearVelocity(CGPoint(x: 100, y: 0), for: item)
    animator.addBehavior(first)
    animator.addBehavior(second)
    stage.run()
    // `second` has never set its resistance, so the first one's holds.
    let slowed = 100 / (1 + 5.0 / 120)
    #expect(abs(first.linearVelocity(for: item).x - slowed) < 1e-3)
    second.resistance = 0
    stage.run(frames: 10)
    #expect(abs(first.linearVelocity(for: item).x - slowed) < 1e-3)
    animator.removeBehavior(second)
    stage.run()
    #expect(abs(first.linearVelocity(for: item).x - slowed / pow(1 + 5.0 / 120, 2)) < 1e-3)
  }

  @Test func `removing a behaviour takes its properties back and keeps the velocity`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0)
    let keeper = UIDynamicItemBehavior(items: [item])
    let behavior = UIDynamicItemBehavior(items: [item])
    behavior.resistance = 0
    keeper.addLinearVelocity(CGPoint(x: 100, y: 0), for: item)
    animator.addBehavior(keeper)
    animator.addBehavior(behavior)
    stage.run()
    animator.removeBehavior(behavior)
    #expect(abs(keeper.linearVelocity(for: item).x - 100) < 1e-4)
    stage.run()
    #expect(abs(keeper.linearVelocity(for: item).x - 100 / pow(1 + 0.1 / 120, 2)) < 1e-3)
  }

  @Test func `an anchored item stands still and others bounce off it as off a wall`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let wall = Particle(x: 100, y: 0, width: 40, height: 400)
    let item = Particle(x: 0, y: 0, width: 40, height: 40)
    let anchor = UIDynamicItemBehavior(items: [wall])
    anchor.isAnchored = true
    let moving = UIDynamicItemBehavior(items: [item])
    moving.resistance = 0
    moving.addLinearVelocity(CGPoint(x: 200, y: 0), for: item)
    for behavior in [anchor, moving, UICollisionBehavior(items: [wall, item])] {
      animator.addBehavior(behavior)
    }
    stage.run(frames: 60)
    // Tolerance: single precision, in which the place is kept.
    #expect(abs(wall.center.x - 100) < 1e-4)
    // Measured: 200 pt/s in, 40 pt/s out at the default elasticity.
    #expect(abs(moving.linearVelocity(for: item).x + 40) < 0.1)
  }

  @Test func `the more elastic of two decides the bounce`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0, width: 40, height: 40)
    let properties = UIDynamicItemBehavior(items: [item])
    properties.resistance = 0
    properties.elasticity = 0.7
    properties.addLinearVelocity(CGPoint(x: 0, y: 300), for: item)
    let collision = UICollisionBehavior(items: [item])
    collision.addBoundary(
      withIdentifier: "floor" as NSCopying, from: CGPoint(x: -500, y: 50),
      to: CGPoint(x: 500, y: 50))
    animator.addBehavior(properties)
    animator.addBehavior(collision)
    stage.run(frames: 30)
    #expect(abs(properties.linearVelocity(for: item).y + 210) < 0.1)
  }

  @Test func `an item that may not turn keeps the spin that it has`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0)
    let behavior = UIDynamicItemBehavior(items: [item])
    behavior.angularResistance = 0
    behavior.addAngularVelocity(2, for: item)
    animator.addBehavior(behavior)
    behavior.allowsRotation = false
    stage.run(frames: 3)
    #expect(abs(behavior.angularVelocity(for: item) - 2) < 1e-5)
  }

  @Test func `twice the density halves the push`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0)
    let behavior = UIDynamicItemBehavior(items: [item])
    behavior.density = 2
    behavior.resistance = 0
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.setAngle(.pi / 2, magnitude: 1)
    animator.addBehavior(behavior)
    animator.addBehavior(push)
    stage.run()
    #expect(abs(behavior.linearVelocity(for: item).y - 50) < 1e-3)
  }
}
