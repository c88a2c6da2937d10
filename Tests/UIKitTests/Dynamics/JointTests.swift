import Testing
import UIKit

@MainActor
@Suite struct JointAttachmentTests {
  private func angle(_ item: Particle) -> CGFloat { atan2(item.transform.b, item.transform.a) }

  @Test func `two fixed items fall and turn as one`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let one = Particle(x: 0, y: 0, width: 40, height: 40)
    let other = Particle(x: 40, y: 0, width: 40, height: 40)
    let properties = UIDynamicItemBehavior(items: [one])
    properties.addAngularVelocity(3, for: one)
    animator.addBehavior(
      .fixed(one, other, at: CGPoint(x: 20, y: 0)))
    animator.addBehavior(properties)
    for _ in 1...60 {
      stage.run()
      #expect(abs(angle(one) - angle(other)) < 0.02)  // rad
      #expect(abs(hypot(other.center.x - one.center.x, other.center.y - one.center.y) - 40) < 0.5)
    }
    #expect(abs(angle(one)) > 0.5)
  }

  @Test func `two pinned items keep their common point and turn within the range`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let post = Particle(x: 0, y: 0, width: 40, height: 40)
    let arm = Particle(x: 40, y: 0, width: 40, height: 40)
    let anchored = UIDynamicItemBehavior(items: [post])
    anchored.isAnchored = true
    let pin = UIAttachmentBehavior.pinAttachment(
      with: post, attachedTo: arm, attachmentAnchor: CGPoint(x: 20, y: 0))
    #expect(pin.attachmentRange == .infinite)
    pin.attachmentRange = UIFloatRange(minimum: 0, maximum: 0.5)
    animator.addBehavior(anchored)
    animator.addBehavior(pin)
    animator.addBehavior(UIGravityBehavior(items: [arm]))
    stage.run(frames: 120)
    #expect(abs(angle(arm) - 0.5) < 0.035)  // Box2D's angular slop: 2°
    pin.attachmentRange = .infinite
    stage.run(frames: 10)
    #expect(angle(arm) > 0.6)
    let hinge = CGPoint(
      x: arm.center.x - 20 * cos(angle(arm)), y: arm.center.y - 20 * sin(angle(arm)))
    #expect(hypot(hinge.x - 20, hinge.y) < 0.5)
  }

  @Test func `friction holds a pin that turns`() {
    func spin(torque: CGFloat) -> CGFloat {
      let stage = TestStage()
      let animator = UIDynamicAnimator()
      let post = Particle(x: 0, y: 0, width: 100, height: 100)
      let arm = Particle(x: 0, y: 0, width: 100, height: 100)
      let anchored = UIDynamicItemBehavior(items: [post])
      anchored.isAnchored = true
      let moving = UIDynamicItemBehavior(items: [arm])
      moving.angularResistance = 0
      moving.addAngularVelocity(6, for: arm)
      let pin = UIAttachmentBehavior.pinAttachment(
        with: post, attachedTo: arm, attachmentAnchor: .zero)
      pin.frictionTorque = torque
      animator.addBehavior(anchored)
      animator.addBehavior(moving)
      animator.addBehavior(pin)
      stage.run(frames: 10)
      return moving.angularVelocity(for: arm)
    }
    #expect(abs(spin(torque: 0) - 6) < 1e-3)
    // I = 1/6 kg·m², so a torque of 1 N·m takes 6 rad/s² over 19 sub-steps.
    #expect(abs(spin(torque: 1) - (6 - 6 * 19.0 / 120)) < 1e-2)
  }

  @Test func `a slider follows its axis without turning and stops at its range`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 50, y: 50, width: 40, height: 40)
    let slider = UIAttachmentBehavior.slidingAttachment(
      with: item, attachmentAnchor: CGPoint(x: 50, y: 50),
      axisOfTranslation: CGVector(dx: 3, dy: 4))
    #expect(slider.attachedBehaviorType == .anchor)
    slider.attachmentRange = UIFloatRange(minimum: -100, maximum: 10)
    animator.addBehavior(slider)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    for _ in 1...120 {
      stage.run()
      let along = (item.center.x - 50) * 0.6 + (item.center.y - 50) * 0.8
      let across = (item.center.x - 50) * 0.8 - (item.center.y - 50) * 0.6
      #expect(along < 100.5 && abs(across) < 0.5)
      #expect(abs(angle(item)) < 0.01)
    }
    #expect(abs(item.center.x - 110) < 0.5 && abs(item.center.y - 130) < 0.5)
  }

  @Test func `two items slide against each other`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let rail = Particle(x: 0, y: 0, width: 200, height: 20)
    let wagon = Particle(x: 0, y: -20, width: 20, height: 20)
    let anchored = UIDynamicItemBehavior(items: [rail])
    anchored.isAnchored = true
    let slider = UIAttachmentBehavior.slidingAttachment(
      with: rail, attachedTo: wagon, attachmentAnchor: .zero,
      axisOfTranslation: CGVector(dx: 1, dy: 0))
    let gravity = UIGravityBehavior(items: [wagon])
    gravity.setAngle(.pi / 4, magnitude: 1)
    for behavior in [anchored, slider, gravity] { animator.addBehavior(behavior) }
    stage.run(frames: 20)
    #expect(wagon.center.x > 20 && abs(wagon.center.y + 20) < 0.5)
  }

  /// The rail is turned by 90°, then by 30°; the slider's axis stays that of the view.
  @Test(arguments: [CGFloat.pi / 2, .pi / 6])
  func `the axis of a slider is that of the reference view, however its first item stands`(
    turn: CGFloat
  ) {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let rail = Particle(x: 0, y: 0, width: 200, height: 20)
    rail.transform = CGAffineTransform(rotationAngle: turn)
    let wagon = Particle(x: 0, y: -20, width: 20, height: 20)
    let anchored = UIDynamicItemBehavior(items: [rail])
    anchored.isAnchored = true
    let slider = UIAttachmentBehavior.slidingAttachment(
      with: rail, attachedTo: wagon, attachmentAnchor: .zero,
      axisOfTranslation: CGVector(dx: 3, dy: 4))
    for behavior in [anchored, slider, UIGravityBehavior(items: [wagon])] {
      animator.addBehavior(behavior)
    }
    stage.run(frames: 20)
    let along = wagon.center.x * 0.6 + (wagon.center.y + 20) * 0.8
    let across = wagon.center.x * 0.8 - (wagon.center.y + 20) * 0.6
    #expect(along > 20 && abs(across) < 0.5)  // pt
    #expect(abs(angle(wagon)) < 0.01)  // rad
  }

  @Test func `a range without zero is taken as infinite`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0, width: 40, height: 40)
    let slider = UIAttachmentBehavior.slidingAttachment(
      with: item, attachmentAnchor: .zero, axisOfTranslation: CGVector(dx: 0, dy: 1))
    slider.attachmentRange = UIFloatRange(minimum: 10, maximum: 20)
    animator.addBehavior(slider)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    stage.run(frames: 60)
    #expect(item.center.y > 100)
  }

  @Test func `a rope is as long as its ends are apart, at the centres minus the offsets`() {
    let rope = Rope(from: UIOffset(horizontal: 0, vertical: -20))
    #expect(abs(rope.rope.length - 40) < 1e-4)
    rope.stage.run(frames: 120)
    #expect(abs(rope.load.center.y - 60) < 0.5)
    rope.gravity.gravityDirection = CGVector(dx: 0, dy: -1)
    rope.stage.run(frames: 10)
    #expect(rope.load.center.y < 55)
  }

  /// A rope hangs as long as it is, whenever its length was chosen.
  @Test func `the length of a rope counts before it is attached and later`() {
    let rope = Rope(length: 90)
    #expect(rope.rope.length == 90)
    for length in [CGFloat(90), 150, 45] {
      rope.rope.length = length
      rope.stage.run(frames: 180)
      #expect(abs(rope.load.center.y - length) < 0.6)  // pt
    }
  }

  @Test func `none of the joints lets its two items collide`() {
    let point = CGPoint(x: 10, y: 0)
    for make in [
      { (one: Particle, other: Particle) in UIAttachmentBehavior.fixed(one, other, at: point) },
      { .pinAttachment(with: $0, attachedTo: $1, attachmentAnchor: point) },
      {
        .slidingAttachment(
          with: $0, attachedTo: $1, attachmentAnchor: point,
          axisOfTranslation: CGVector(dx: 1, dy: 0))
      },
      {
        .limitAttachment(
          with: $0, offsetFromCenter: .zero, attachedTo: $1, offsetFromCenter: .zero)
      },
    ] {
      let stage = TestStage()
      let animator = UIDynamicAnimator()
      let one = Particle(x: 0, y: 0, width: 40, height: 40)
      let other = Particle(x: 20, y: 0, width: 40, height: 40)
      let collision = UICollisionBehavior(items: [one, other])
      let recorder = Recorder()
      collision.collisionDelegate = recorder
      animator.addBehavior(make(one, other))
      animator.addBehavior(collision)
      stage.run(frames: 30)
      #expect(recorder.lines.isEmpty)
      #expect(abs(one.center.x) < 0.5 && abs(other.center.x - 20) < 0.5)
    }
  }

  @Test func `the factories' properties keep what they are given`() {
    let pin = UIAttachmentBehavior.pinAttachment(
      with: Particle(x: 0, y: 0), attachedTo: Particle(x: 9, y: 9), attachmentAnchor: .zero)
    pin.length = 5
    pin.damping = 0.3
    pin.frequency = 2
    #expect(pin.length == 5 && pin.damping == 0.3 && pin.frequency == 2)
    #expect(pin.attachedBehaviorType == .items && pin.frictionTorque == 0)
    let fixed = UIAttachmentBehavior.fixed(Particle(x: 0, y: 0), Particle(x: 9, y: 9), at: .zero)
    #expect(fixed.attachmentRange == .zero)
  }

  @Test func `a float range knows whether it holds all numbers`() {
    #expect(UIFloatRange.infinite.isInfinite)
    #expect(!UIFloatRange.zero.isInfinite)
    #expect(UIFloatRange() == .zero)
    #expect(
      UIFloatRange(
        minimum: -CGFloat(Float.greatestFiniteMagnitude), maximum: .infinity
      ).isInfinite)
    #expect(!UIFloatRange(minimum: -.infinity, maximum: 1).isInfinite)
  }
}

/// A load that hangs on a post 60 points above it.
@MainActor
private struct Rope {
  let stage = TestStage()
  let load = Particle(x: 0, y: 60, width: 40, height: 40)
  let rope: UIAttachmentBehavior
  let gravity: UIGravityBehavior
  private let animator = UIDynamicAnimator()

  /// Attaches the load.
  ///
  /// - Parameters:
  ///   - offset: where on the post the rope begins.
  ///   - length: what is chosen before the rope is attached, in points.
  init(from offset: UIOffset = .zero, length: CGFloat? = nil) {
    let post = Particle(x: 0, y: 0, width: 40, height: 40)
    let anchored = UIDynamicItemBehavior(items: [post])
    anchored.isAnchored = true
    rope = .limitAttachment(
      with: post, offsetFromCenter: offset, attachedTo: load, offsetFromCenter: .zero)
    if let length { rope.length = length }
    gravity = UIGravityBehavior(items: [load])
    for behavior in [anchored, rope, gravity] { animator.addBehavior(behavior) }
  }
}

extension UIDynamicBehavior {
  fileprivate static func fixed(
    _ one: Particle, _ other: Particle, at point: CGPoint
  ) -> UIAttachmentBehavior {
    .fixedAttachment(with: one, attachedTo: other, attachmentAnchor: point)
  }
}
