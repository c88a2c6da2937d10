import Testing
import UIKit

/// Friction, elasticity and density, against closed forms.
@MainActor
@Suite struct SurfaceTests {
  /// Returns a floor right under an item.
  private func floor(for item: Particle) -> UICollisionBehavior {
    let collision = UICollisionBehavior(items: [item])
    let y = item.center.y + item.bounds.height / 2 + 1
    collision.addBoundary(
      withIdentifier: "floor" as NSCopying, from: CGPoint(x: -5000, y: y),
      to: CGPoint(x: 5000, y: y))
    return collision
  }

  /// Boundaries have a friction of 0.2; the two are mixed as `√(f₁·f₂)`.
  @Test(arguments: [(friction: 0.05, mixed: 0.1), (0.45, 0.3), (0.8, 0.4)])
  func `friction slows down by the weight`(friction: Double, mixed: Double) {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0, width: 40, height: 20)
    let properties = UIDynamicItemBehavior(items: [item])
    properties.friction = friction
    properties.resistance = 0
    properties.allowsRotation = false
    for behavior in [UIGravityBehavior(items: [item]), floor(for: item), properties] {
      animator.addBehavior(behavior)
    }
    stage.run(frames: 30)
    properties.addLinearVelocity(CGPoint(x: 400, y: 0), for: item)
    stage.run(frames: 30)
    // μ·g over 60 sub-steps of 1/120 s.
    #expect(abs(properties.linearVelocity(for: item).x - (400 - mixed * 1000 / 2)) < 0.05)  // pt/s
  }

  /// Below 1 m/s nothing bounces.
  @Test(arguments: [(speed: 95.0, back: 0.0), (105, 84)])
  func `only what comes faster than a hundred points a second bounces`(
    speed: Double, back: Double
  ) {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0, width: 20, height: 20)
    let properties = UIDynamicItemBehavior(items: [item])
    properties.resistance = 0
    properties.elasticity = 0.8
    properties.addLinearVelocity(CGPoint(x: 0, y: speed), for: item)
    let collision = UICollisionBehavior(items: [item])
    collision.addBoundary(
      withIdentifier: "floor" as NSCopying, from: CGPoint(x: -100, y: 30),
      to: CGPoint(x: 100, y: 30))
    animator.addBehavior(properties)
    animator.addBehavior(collision)
    stage.run(frames: 30)
    #expect(abs(properties.linearVelocity(for: item).y + back) < 0.1)  // pt/s
  }

  @Test func `what may not turn is not turned by a push at its edge`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0)
    let properties = UIDynamicItemBehavior(items: [item])
    properties.allowsRotation = false
    let push = UIPushBehavior(items: [item], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: 50), for: item)
    animator.addBehavior(properties)
    animator.addBehavior(push)
    stage.run(frames: 10)
    #expect(item.center.x > 0)
    #expect(properties.angularVelocity(for: item) == 0)
  }

  @Test func `a push that is not active pushes nothing`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0)
    let push = UIPushBehavior(items: [item], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    push.active = false
    animator.addBehavior(push)
    stage.run(frames: 5)
    #expect(item.center.x == 0)
    push.active = true
    stage.run(frames: 5)
    #expect(item.center.x > 0)
  }

  @Test func `gravity leaves alone what is not its own`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0)
    let other = Particle(x: 200, y: 0)
    let gravity = UIGravityBehavior(items: [item])
    let properties = UIDynamicItemBehavior(items: [item, other])
    properties.resistance = 0
    animator.addBehavior(gravity)
    animator.addBehavior(properties)
    stage.run(frames: 10)
    #expect(item.center.y > 0 && other.center.y == 0)
    gravity.removeItem(item)
    let speed = properties.linearVelocity(for: item)
    stage.run(frames: 3)
    #expect(speed.y > 100 && properties.linearVelocity(for: item) == speed)
  }

  /// Two balls that could pass each other within one sub-step.
  @Test func `balls under gravity or pushed do not pass each other`() {
    let stage = TestStage()
    func pass(_ mover: (Ball) -> UIDynamicBehavior) -> Bool {
      let animator = UIDynamicAnimator()
      let flying = Ball(x: -200)
      let standing = Ball(x: 0)
      let properties = UIDynamicItemBehavior(items: [flying])
      properties.addLinearVelocity(CGPoint(x: 15_000, y: 0), for: flying)
      for behavior in [
        properties, UICollisionBehavior(items: [flying, standing]), mover(flying),
      ] { animator.addBehavior(behavior) }
      stage.run(frames: 5)
      return flying.center.x > standing.center.x
    }
    let still = CGVector.zero
    #expect(pass { UIDynamicItemBehavior(items: [$0]) })
    #expect(
      !pass {
        let gravity = UIGravityBehavior(items: [$0])
        gravity.gravityDirection = still
        return gravity
      })
    #expect(
      !pass {
        let push = UIPushBehavior(items: [$0], mode: .continuous)
        push.pushDirection = still
        return push
      })
  }
}

/// A round item of ten points.
@MainActor
private final class Ball: NSObject, UIDynamicItem {
  var center: CGPoint
  var transform = CGAffineTransform.identity
  let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
  let collisionBoundsType = UIDynamicItemCollisionBoundsType.ellipse

  init(x: CGFloat) { center = CGPoint(x: x, y: 0) }
}
