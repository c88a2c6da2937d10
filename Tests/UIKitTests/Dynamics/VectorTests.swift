import Testing
import UIKit

/// How angles, magnitudes and vectors depend on each other, as measured on Apple's engine.
///
/// Source: docs/measurements.md, “Units” and “Push”.
@MainActor
@Suite struct VectorTests {
  @Test func `gravity points down at 1000 points per second squared`() {
    let gravity = UIGravityBehavior(items: [])
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
    #expect(gravity.angle == .pi / 2)
    #expect(gravity.magnitude == 1)
  }

  @Test func `gravity is not normalised`() {
    let gravity = UIGravityBehavior(items: [])
    gravity.gravityDirection = CGVector(dx: 3, dy: 4)
    #expect(gravity.magnitude == 5)
    #expect(abs(gravity.angle - 0.927295218) < 1e-7)
  }

  @Test func `gravity of no strength forgets its direction`() {
    let gravity = UIGravityBehavior(items: [])
    gravity.magnitude = 0
    #expect(gravity.gravityDirection == .zero)
    gravity.angle = 1
    #expect(gravity.gravityDirection == .zero)
    #expect(gravity.angle == 0)
  }

  @Test func `a push knows its angle and magnitude beside its vector`() {
    let push = UIPushBehavior(items: [], mode: .continuous)
    #expect(push.pushDirection == .zero && push.angle == 0 && push.magnitude == 0 && push.active)
    push.pushDirection = CGVector(dx: 3, dy: 4)
    #expect(abs(push.angle - 0.927295218) < 1e-7 && push.magnitude == 5)
    push.setAngle(.pi, magnitude: 2)
    #expect(push.pushDirection.dx == -2)
    #expect(abs(push.pushDirection.dy + 1.748e-07) < 1e-9)
    push.setAngle(1, magnitude: -1)
    #expect(abs(push.pushDirection.dx + 0.540302277) < 1e-7)
    #expect(abs(push.pushDirection.dy + 0.841470957) < 1e-7)
    push.magnitude = 0
    #expect(push.angle == 1 && push.pushDirection == .zero)
  }

  @Test func `of two gravities the last counts for all and removing one ends both`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let one = Particle(x: 0, y: 0)
    let other = Particle(x: 500, y: 0)
    let first = UIGravityBehavior(items: [one])
    let second = UIGravityBehavior(items: [other])
    second.gravityDirection = CGVector(dx: 1, dy: 0)
    animator.addBehavior(first)
    animator.addBehavior(second)
    stage.run()
    #expect(one.center.x > 0 && one.center.y == 0)
    #expect(other.center.x > 500 && other.center.y == 0)
    animator.removeBehavior(second)
    let properties = UIDynamicItemBehavior(items: [one])
    properties.resistance = 0
    animator.addBehavior(properties)
    let speed = properties.linearVelocity(for: one)
    stage.run(frames: 3)
    #expect(properties.linearVelocity(for: one) == speed)
  }
}
