import Testing
import UIKit

@MainActor
@Suite struct AttachmentTests {
  @Test func `the defaults are a rod whose length is found when it is attached`() {
    _ = TestStage()
    let item = Particle(x: 30, y: 40)
    let attachment = UIAttachmentBehavior(item: item, attachedToAnchor: .zero)
    #expect(attachment.length == 0 && attachment.damping == 0 && attachment.frequency == 0)
    #expect(attachment.attachedBehaviorType == .anchor)
    #expect(attachment.items.count == 1)
    let animator = UIDynamicAnimator()
    animator.addBehavior(attachment)
    #expect(abs(attachment.length - 50) < 1e-4)
    attachment.anchorPoint = CGPoint(x: 100, y: 0)
    #expect(abs(attachment.length - 50) < 1e-4)
  }

  @Test func `subclasses without initializers have all of them`() {
    final class Rod: UIAttachmentBehavior { var label = "rod" }
    _ = TestStage()
    let item = Particle(x: 30, y: 40)
    let rods = [
      Rod(item: item, attachedToAnchor: .zero),
      Rod(item: item, offsetFromCenter: .zero, attachedToAnchor: .zero),
      Rod(item: item, attachedTo: Particle(x: 0, y: 0)),
    ]
    #expect(rods.map(\.label) == ["rod", "rod", "rod"])
    #expect(rods.map(\.attachedBehaviorType) == [.anchor, .anchor, .items])
  }

  @Test func `a chosen length is kept`() {
    let stage = TestStage()
    let item = Particle(x: 30, y: 40, width: 10, height: 10)
    let attachment = UIAttachmentBehavior(item: item, attachedToAnchor: .zero)
    attachment.length = 20
    let animator = UIDynamicAnimator()
    animator.addBehavior(attachment)
    stage.run(frames: 30)
    #expect(attachment.length == 20)
    #expect(abs(hypot(item.center.x, item.center.y) - 20) < 0.5)
  }

  /// One degree of freedom, by Box2D's soft constraint for a mass.
  @Test func `a spring to a point oscillates as its discrete closed form says`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 150, y: 0)
    let properties = UIDynamicItemBehavior(items: [item])
    properties.resistance = 0
    let spring = UIAttachmentBehavior(item: item, attachedToAnchor: .zero)
    spring.length = 100
    spring.frequency = 3
    spring.damping = 0.2
    animator.addBehavior(properties)
    animator.addBehavior(spring)
    var oscillator = SoftOscillator(x: 50, hertz: 3, ratio: 0.2)
    for frame in 1...90 {
      stage.run()
      for _ in 0..<(frame == 1 ? 1 : 2) { oscillator.step() }
      #expect(abs(Double(item.center.x) - 100 - oscillator.x) < 1e-3)  // pt
    }
  }

  @Test func `a spring between two items moves both about their common centre`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let one = Particle(x: 0, y: 0)
    let other = Particle(x: 200, y: 0)
    let properties = UIDynamicItemBehavior(items: [one, other])
    properties.resistance = 0
    let spring = UIAttachmentBehavior(item: one, attachedTo: other)
    #expect(spring.attachedBehaviorType == .items && spring.items.count == 2)
    spring.length = 150
    spring.frequency = 2
    spring.damping = 0.1
    animator.addBehavior(properties)
    animator.addBehavior(spring)
    // The distance oscillates like a single mass of 1/(1/m + 1/m).
    var oscillator = SoftOscillator(x: 50, hertz: 2, ratio: 0.1)
    for frame in 1...90 {
      stage.run()
      for _ in 0..<(frame == 1 ? 1 : 2) { oscillator.step() }
      #expect(abs(Double(other.center.x - one.center.x) - 150 - oscillator.x) < 1e-3)
      #expect(abs(one.center.x + other.center.x - 200) < 1e-3)
    }
  }

  @Test func `offsets turn with the item`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0, width: 40, height: 40)
    item.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let attachment = UIAttachmentBehavior(
      item: item, offsetFromCenter: UIOffset(horizontal: 20, vertical: 0),
      attachedToAnchor: CGPoint(x: 0, y: 120))
    animator.addBehavior(attachment)
    #expect(abs(attachment.length - 100) < 1e-4)
    stage.run()
  }

  @Test func `a rod of no length is a pin about which the item hangs`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0, width: 40, height: 40)
    let anchor = CGPoint(x: 20, y: 0)
    let pin = UIAttachmentBehavior(
      item: item, offsetFromCenter: UIOffset(horizontal: 20, vertical: 0), attachedToAnchor: anchor)
    animator.addBehavior(pin)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    for _ in 1...120 {
      stage.run()
      #expect(abs(hypot(item.center.x - 20, item.center.y) - 20) < 0.5)
    }
    #expect(abs(atan2(item.transform.b, item.transform.a)) > 0.3)
  }

  @Test func `a rod pushes as it pulls`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: -100, width: 40, height: 40)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.addBehavior(UIAttachmentBehavior(item: item, attachedToAnchor: .zero))
    stage.run(frames: 30)
    #expect(abs(item.center.y + 100) < 0.5)  // pt
  }

  /// A rod keeps its length; an item nearer than 1 pt is held by a pin, about which it turns.
  @Test(arguments: [(distance: 0.95, isPin: true), (1.05, false)])
  func `a rod shorter than a point is a pin`(distance: Double, isPin: Bool) {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0, width: 40, height: 40)
    animator.addBehavior(
      UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: distance, y: 0)))
    animator.addBehavior(UIGravityBehavior(items: [item]))
    stage.run(frames: 20)
    // A pin at the anchor pulls the item's centre into it, a rod lets it swing at its distance.
    #expect((hypot(item.center.x - distance, item.center.y) < 0.5) == isPin)
  }

  @Test func `items follow an anchor that moves`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0, width: 40, height: 40)
    let attachment = UIAttachmentBehavior(item: item, attachedToAnchor: .zero)
    animator.addBehavior(attachment)
    stage.run(frames: 60)
    #expect(!animator.isRunning)
    attachment.anchorPoint = CGPoint(x: 50, y: 10)
    #expect(animator.isRunning)
    stage.run(frames: 60)
    #expect(hypot(item.center.x - 50, item.center.y - 10) < 0.5)
  }

  @Test func `two tied items still collide`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let one = Particle(x: 0, y: 0, width: 40, height: 40)
    let other = Particle(x: 60, y: 0, width: 40, height: 40)
    let attachment = UIAttachmentBehavior(item: one, attachedTo: other)
    attachment.length = 0
    attachment.frequency = 1
    attachment.damping = 1
    animator.addBehavior(attachment)
    animator.addBehavior(UICollisionBehavior(items: [one, other]))
    stage.run(frames: 180)
    #expect(other.center.x - one.center.x > 39)
  }

  @Test func `a rod becomes a spring and a rod again`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 100, y: 0, width: 40, height: 40)
    let attachment = UIAttachmentBehavior(item: item, attachedToAnchor: .zero)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.addBehavior(attachment)
    stage.run(frames: 20)
    #expect(abs(hypot(item.center.x, item.center.y) - 100) < 0.5)
    attachment.frequency = 1
    stage.run(frames: 20)
    #expect(hypot(item.center.x, item.center.y) > 101)
    attachment.frequency = 0
    stage.run(frames: 30)
    #expect(abs(hypot(item.center.x, item.center.y) - 100) < 0.5)
  }

  @Test func `removing an attachment lets the item go`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 50, width: 40, height: 40)
    let gravity = UIGravityBehavior(items: [item])
    let attachment = UIAttachmentBehavior(item: item, attachedToAnchor: .zero)
    animator.addBehavior(gravity)
    animator.addBehavior(attachment)
    stage.run(frames: 120)
    #expect(!animator.isRunning)
    animator.removeBehavior(attachment)
    #expect(animator.isRunning)
    stage.run(frames: 30)
    #expect(item.center.y > 100)
  }
}

/// Box2D's soft constraint on one degree of freedom, one sub-step at a time.
///
/// Source: Box2D 2.3, b2DistanceJoint: γ = 1/(h(d + hk)), bias = C·h·k·γ.
struct SoftOscillator {
  var x: Double
  var v = 0.0
  let hertz: Double
  let ratio: Double

  init(x: Double, hertz: Double, ratio: Double) {
    self.x = x
    self.hertz = hertz
    self.ratio = ratio
  }

  mutating func step() {
    let h = 1.0 / 120
    let omega = 2 * Double.pi * hertz
    let k = omega * omega
    let d = 2 * ratio * omega
    let gamma = 1 / (h * (d + h * k))
    v -= (v + x * h * k * gamma) / (1 + gamma)
    x += h * v
  }
}
