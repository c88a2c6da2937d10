import Testing
import UIKit

/// An item of any shape.
@MainActor
private final class Shaped: NSObject, UIDynamicItem {
  var center: CGPoint
  let bounds: CGRect
  var transform = CGAffineTransform.identity
  let collisionBoundsType: UIDynamicItemCollisionBoundsType
  let collisionBoundingPath: UIBezierPath

  init(
    at center: CGPoint, size: CGSize, type: UIDynamicItemCollisionBoundsType,
    corners: [CGPoint] = []
  ) {
    self.center = center
    bounds = CGRect(origin: .zero, size: size)
    collisionBoundsType = type
    collisionBoundingPath = UIBezierPath()
    if let first = corners.first {
      collisionBoundingPath.move(to: first)
      for corner in corners.dropFirst() { collisionBoundingPath.addLine(to: corner) }
      collisionBoundingPath.close()
    }
    super.init()
  }
}

/// A round view, as apps make them.
private final class RoundView: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

@MainActor
@Suite struct ShapeTests {
  private let floor = 300.0

  /// Drops an item onto a line and returns where it comes to rest.
  private func drop(_ item: any UIDynamicItem, frames: Int = 400) -> CGPoint {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let collision = UICollisionBehavior(items: [item])
    collision.addBoundary(
      withIdentifier: "floor" as NSCopying, from: CGPoint(x: -1000, y: floor),
      to: CGPoint(x: 1000, y: floor))
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    stage.run(frames: frames)
    return item.center
  }

  @Test func `a circle rests on its radius`() {
    let item = Shaped(at: .zero, size: CGSize(width: 60, height: 60), type: .ellipse)
    // The skin of the line, less the slop at most.
    #expect((0.45...0.9).contains(270 - drop(item).y))  // pt
  }

  @Test func `a circle does not catch where a square does`() {
    func bump(_ type: UIDynamicItemCollisionBoundsType) -> Bool {
      let stage = TestStage()
      let animator = UIDynamicAnimator()
      let size = CGSize(width: 40, height: 40)
      let one = Shaped(at: .zero, size: size, type: type)
      let other = Shaped(at: CGPoint(x: 34, y: 34), size: size, type: type)
      animator.addBehavior(UICollisionBehavior(items: [one, other]))
      stage.run(frames: 20)
      return one.center != .zero
    }
    #expect(bump(.rectangle))
    #expect(!bump(.ellipse))
  }

  @Test func `an oval comes to lie on its long side`() {
    let item = Shaped(at: .zero, size: CGSize(width: 40, height: 120), type: .ellipse)
    item.transform = CGAffineTransform(rotationAngle: 0.4)
    let rest = drop(item, frames: 1500)
    #expect(abs(rest.y - 280) < 2.5)  // pt: the contact margin
  }

  @Test func `a triangle rests on its own path`() {
    let item = Shaped(
      at: .zero, size: CGSize(width: 80, height: 80), type: .path,
      corners: [CGPoint(x: -40, y: 20), CGPoint(x: 40, y: 20), CGPoint(x: 0, y: -40)])
    let rest = drop(item)
    #expect((277.3...280.5).contains(rest.y))
    #expect(abs(atan2(item.transform.b, item.transform.a)) < 0.02)
  }

  /// Each path has a skin of 0.9 pt; together they may give way by the slop of 0.45 pt.
  @Test func `two paths rest on their skins`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let corners = [(-40, -20), (40, -20), (40, 20), (-40, 20)].map { CGPoint(x: $0.0, y: $0.1) }
    let items = [100.0, 50].map {
      Shaped(
        at: CGPoint(x: 0, y: $0), size: CGSize(width: 80, height: 40), type: .path, corners: corners
      )
    }
    let anchored = UIDynamicItemBehavior(items: [items[0]])
    anchored.isAnchored = true
    for behavior in [
      anchored, UICollisionBehavior(items: items), UIGravityBehavior(items: [items[1]]),
    ] { animator.addBehavior(behavior) }
    stage.run(frames: 200)
    #expect((1.35...1.8).contains(items[0].center.y - items[1].center.y - 40))  // pt
  }

  @Test func `a path may go either way round and its dents are filled`() {
    let corners = [
      CGPoint(x: -40, y: 20), CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 20), CGPoint(x: 0, y: -40),
    ]
    for corners in [corners, corners.reversed()] {
      let item = Shaped(
        at: .zero, size: CGSize(width: 80, height: 80), type: .path, corners: corners)
      #expect((277.3...280.5).contains(drop(item).y))
    }
  }

  @Test func `views become round by overriding`() {
    let stage = TestStage()
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let ball = RoundView(frame: CGRect(x: 100, y: 0, width: 40, height: 40))
    reference.addSubview(ball)
    let ramp = CGPoint(x: 0, y: 100)
    let animator = UIDynamicAnimator(referenceView: reference)
    let collision = UICollisionBehavior(items: [ball])
    collision.addBoundary(
      withIdentifier: "ramp" as NSCopying, from: ramp, to: CGPoint(x: 300, y: 200))
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [ball]))
    stage.run(frames: 60)
    // It rolls: as it goes right it turns clockwise.
    #expect(ball.center.x > 140)
    #expect(atan2(ball.transform.b, ball.transform.a) != 0)
  }

  @Test func `a group is one body with the members' mass`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let left = Particle(x: 0, y: 0)
    let right = Particle(x: 200, y: 0)
    let group = UIDynamicItemGroup(items: [left, right])
    #expect(group.center == CGPoint(x: 100, y: 0))
    #expect(group.bounds == CGRect(x: 0, y: 0, width: 300, height: 100))
    #expect(group.transform == CGAffineTransform())
    let properties = UIDynamicItemBehavior(items: [group])
    properties.resistance = 0
    let push = UIPushBehavior(items: [group], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 4)
    animator.addBehavior(properties)
    animator.addBehavior(push)
    stage.run()
    // 4 N·s on 2 kg: 200 pt/s.
    #expect(abs(properties.linearVelocity(for: group).y - 200) < 1e-2)
    stage.run(frames: 30)
    #expect(left.center.y == right.center.y && left.center.y > 90)
    #expect(abs(right.center.x - left.center.x - 200) < 1e-9)
  }

  @Test func `a group turns its members about its centre`() {
    let left = Particle(x: 0, y: 0)
    let right = Particle(x: 200, y: 0)
    let group = UIDynamicItemGroup(items: [left, right])
    group.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(left.center.x - 100) < 1e-9 && abs(left.center.y + 100) < 1e-9)
    #expect(right.transform == group.transform)
    group.center = CGPoint(x: 150, y: 10)
    #expect(abs(right.center.x - 150) < 1e-9 && abs(right.center.y - 110) < 1e-9)
  }

  @Test func `things fall between the members of a group`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let group = UIDynamicItemGroup(items: [Particle(x: 0, y: 200), Particle(x: 200, y: 200)])
    let item = Particle(x: 100, y: 0, width: 40, height: 40)
    let anchored = UIDynamicItemBehavior(items: [group])
    anchored.isAnchored = true
    animator.addBehavior(anchored)
    animator.addBehavior(UICollisionBehavior(items: [group, item]))
    animator.addBehavior(UIGravityBehavior(items: [item]))
    stage.run(frames: 60)
    #expect(item.center.y > 300)
  }
}
