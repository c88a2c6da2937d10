import Testing
import UIKit

/// Numbers that were measured on Apple's engine, at 60 frames a second.
///
/// Source: docs/measurements.md, “Time”, “Push”, “Attachments and snaps” and “Collisions”.
@MainActor
@Suite struct MeasuredTests {
  private func resistanceless(_ items: [any UIDynamicItem]) -> UIDynamicItemBehavior {
    let behavior = UIDynamicItemBehavior(items: items)
    behavior.resistance = 0
    behavior.angularResistance = 0
    return behavior
  }

  @Test func `a fall without resistance`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 50)
    animator.addBehavior(resistanceless([item]))
    animator.addBehavior(UIGravityBehavior(items: [item]))
    for y in [50.0694466, 50.4166718, 51.0416679, 51.9444466, 53.1250076] {
      stage.run()
      #expect(abs(item.center.y - y) < 1e-4)  // pt
    }
  }

  @Test func `a fall with the default resistance`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 50)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    for y in [50.0693855, 50.4160881, 51.0396423, 51.9395943, 53.1154747] {
      stage.run()
      #expect(abs(item.center.y - y) < 1e-4)  // pt
    }
  }

  @Test func `a continuous push of one newton on a kilogram`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0)
    let properties = resistanceless([item])
    let push = UIPushBehavior(items: [item], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    animator.addBehavior(properties)
    animator.addBehavior(push)
    for speed in [0.833333373, 2.50000024, 4.16666698, 5.83333349] {
      stage.run()
      #expect(abs(properties.linearVelocity(for: item).x - speed) < 1e-4)  // pt/s
    }
  }

  @Test func `an instantaneous push of one newton second on a kilogram`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0)
    let properties = resistanceless([item])
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    animator.addBehavior(properties)
    animator.addBehavior(push)
    #expect(push.active)
    stage.run()
    #expect(!push.active)
    #expect(abs(properties.linearVelocity(for: item).x - 100) < 1e-4)  // pt/s
    stage.run(frames: 5)
    #expect(abs(properties.linearVelocity(for: item).x - 100) < 1e-4)
    push.active = true
    stage.run()
    #expect(abs(properties.linearVelocity(for: item).x - 200) < 1e-4)
  }

  @Test func `a push below the centre turns the item`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0)
    let properties = resistanceless([item])
    let push = UIPushBehavior(items: [item], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: 50), for: item)
    animator.addBehavior(properties)
    animator.addBehavior(push)
    for spin in [-0.025, -0.075, -0.125, -0.175] {
      stage.run()
      #expect(abs(properties.angularVelocity(for: item) - spin) < 1e-5)  // rad/s
    }
  }

  @Test func `a pendulum on a rod`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 200, y: 100, width: 40, height: 40)
    animator.addBehavior(resistanceless([item]))
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.addBehavior(
      UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 100, y: 100)))
    let measured: [Int: CGPoint] = [
      1: CGPoint(x: 199.999969, y: 100.069443), 10: CGPoint(x: 199.132126, y: 113.146225),
      30: CGPoint(x: 139.359573, y: 191.92836), 60: CGPoint(x: 2.06188917, y: 120.202171),
    ]
    for frame in 1...60 {
      stage.run()
      guard let point = measured[frame] else { continue }
      #expect(abs(item.center.x - point.x) < 1e-3)  // pt
      #expect(abs(item.center.y - point.y) < 1e-3)
    }
  }

  @Test func `a drop onto a line`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 100, y: 100)
    let properties = resistanceless([item])
    properties.elasticity = 0
    let collision = UICollisionBehavior(items: [item])
    collision.addBoundary(
      withIdentifier: "floor" as NSCopying, from: CGPoint(x: 0, y: 300),
      to: CGPoint(x: 300, y: 300))
    for behavior in [properties, UIGravityBehavior(items: [item]), collision] {
      animator.addBehavior(behavior)
    }
    let measured: [Int: CGFloat] = [26: 192.083298, 27: 199.374969, 28: 206.944397]
    for frame in 1...300 {
      stage.run()
      guard let y = measured[frame] else { continue }
      #expect(abs(item.center.y - y) < 1e-3)  // pt
    }
    #expect(!animator.isRunning)
    #expect(abs(item.center.y - 248.216629) < 1e-3)
  }

  @Test func `a drop onto the reference bounds with all defaults`() {
    let stage = TestStage()
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let item = Particle(x: 150, y: 100, width: 40, height: 40)
    let animator = UIDynamicAnimator(referenceView: reference)
    let collision = UICollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.addBehavior(collision)
    let reproduced: [Int: CGFloat] = [
      1: 100.069388, 10: 113.117820, 20: 153.555082, 46: 379.994130, 50: 372.790275,
    ]
    for frame in 1...96 {
      #expect(animator.isRunning)
      stage.run()
      guard let y = reproduced[frame] else { continue }
      #expect(abs(item.center.y - y) < 1e-3)  // pt
    }
    #expect(!animator.isRunning)
    #expect(abs(item.center.y - 379.58139) < 1e-3)
  }

  @Test func `a lone item comes to rest at step 31`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0)
    animator.addBehavior(UIDynamicItemBehavior(items: [item]))
    var steps = 0
    while animator.isRunning, steps < 100 {
      stage.run()
      steps += 1
    }
    #expect(steps == 31)
    #expect(abs(animator.elapsedTime - 31.0 / 60) < 1e-12)
  }
}
