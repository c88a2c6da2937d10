import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

@MainActor
@Suite struct CollisionTests {
  @Test func `contacts are told in the order in which they happen`() {
    let stage = TestStage()
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let upper = stage.view(CGRect(x: 100, y: 0, width: 40, height: 40), in: reference)
    let lower = stage.view(CGRect(x: 100, y: 200, width: 40, height: 40), in: reference)
    let animator = UIDynamicAnimator(referenceView: reference)
    let recorder = Recorder()
    recorder.names = [ObjectIdentifier(upper): "upper", ObjectIdentifier(lower): "lower"]
    let collision = UICollisionBehavior(items: [upper, lower])
    collision.addBoundary(
      withIdentifier: "shelf" as NSCopying, from: CGPoint(x: 0, y: 300),
      to: CGPoint(x: 300, y: 300))
    collision.collisionDelegate = recorder
    animator.delegate = recorder
    let properties = UIDynamicItemBehavior(items: [upper, lower])
    properties.elasticity = 0
    animator.addBehavior(collision)
    animator.addBehavior(properties)
    animator.addBehavior(UIGravityBehavior(items: [upper, lower]))
    stage.run(frames: 300)
    #expect(recorder.lines.first == "resume")
    let contacts = recorder.lines.filter { $0.hasPrefix("began") }
    #expect(contacts.first == "began lower shelf")
    #expect(contacts.contains("began lower upper"))
    #expect(recorder.lines.last == "pause")
  }

  @Test func `the boundary around the reference view has no identifier and stands a point outside`()
  {
    let stage = TestStage()
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    reference.bounds.origin = CGPoint(x: 5, y: 7)
    let item = Particle(x: 150, y: 240, width: 20, height: 20)
    let animator = UIDynamicAnimator(referenceView: reference)
    let collision = UICollisionBehavior(items: [item])
    let recorder = Recorder()
    collision.collisionDelegate = recorder
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    animator.addBehavior(collision)
    let gravity = UIGravityBehavior(items: [item])
    animator.addBehavior(gravity)
    // Walls at (24, 16) and (286, 458), measured; an item stops up to 1.8 pt before one.
    let walls: [(CGVector, KeyPath<CGPoint, CGFloat>, ClosedRange<CGFloat>)] = [
      (CGVector(dx: 0, dy: 1), \.y, 458 - 10 - 1.8...458 - 10 + 0.45),
      (CGVector(dx: 0, dy: -1), \.y, 16 + 10 - 0.45...16 + 10 + 1.8),
      (CGVector(dx: 1, dy: 0), \.x, 286 - 10 - 1.8...286 - 10 + 0.45),
      (CGVector(dx: -1, dy: 0), \.x, 24 + 10 - 0.45...24 + 10 + 1.8),
    ]
    for (direction, coordinate, range) in walls {
      gravity.gravityDirection = direction
      stage.run(frames: 600)
      #expect(range.contains(item.center[keyPath: coordinate]))
    }
    #expect(recorder.lines.first == "began item bounds")
  }

  @Test func `items of different behaviours do not meet`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let one = Particle(x: 0, y: 0, width: 40, height: 40)
    let other = Particle(x: 30, y: 0, width: 40, height: 40)
    animator.addBehavior(UICollisionBehavior(items: [one]))
    animator.addBehavior(UICollisionBehavior(items: [other]))
    stage.run(frames: 40)
    #expect(one.center.x == 0)
    animator.addBehavior(UICollisionBehavior(items: [one, other]))
    stage.run(frames: 40)
    #expect(one.center.x < -1)
  }

  @Test func `in the mode of items a boundary is passed and told of`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0, width: 40, height: 40)
    let collision = UICollisionBehavior(items: [item])
    let recorder = Recorder()
    collision.collisionDelegate = recorder
    collision.collisionMode = .items
    collision.addBoundary(
      withIdentifier: "line" as NSCopying, from: CGPoint(x: -50, y: 100),
      to: CGPoint(x: 50, y: 100))
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    stage.run(frames: 60)
    #expect(item.center.y > 200)
    #expect(recorder.lines == ["began item line", "ended item line"])
  }

  @Test func `in the mode of boundaries items pass each other untold`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let one = Particle(x: 0, y: 0, width: 40, height: 40)
    let other = Particle(x: 30, y: 0, width: 40, height: 40)
    let collision = UICollisionBehavior(items: [one, other])
    let recorder = Recorder()
    collision.collisionDelegate = recorder
    animator.addBehavior(collision)
    collision.collisionMode = .boundaries
    stage.run(frames: 40)
    #expect(one.center.x == 0)
    #expect(recorder.lines.isEmpty)
  }

  @Test func `a closed path stops items inside and outside`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let inside = Particle(x: 0, y: 0, width: 20, height: 20)
    let outside = Particle(x: 0, y: -200, width: 20, height: 20)
    let collision = UICollisionBehavior(items: [inside, outside])
    let circle = UIBezierPath(ovalIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    collision.addBoundary(withIdentifier: "ring" as NSCopying, for: circle)
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [inside, outside]))
    for _ in 1...60 {
      stage.run()
      #expect(inside.center.y < 50)
      #expect(hypot(outside.center.x, outside.center.y) > 49)
    }
  }

  /// Source: Apple, addBoundary(withIdentifier:from:to:): “a convenience method based on
  /// addBoundary(withIdentifier:for:)”.
  @Test(arguments: [false, true])
  func `a path of two points stops items on both sides, as a line between points does`(
    isClosed: Bool
  ) {
    func fall(from y: CGFloat, _ addLine: (UICollisionBehavior) -> Void) -> CGFloat {
      let stage = TestStage()
      let animator = UIDynamicAnimator()
      let item = Particle(x: 0, y: y, width: 20, height: 20)
      let collision = UICollisionBehavior(items: [item])
      addLine(collision)
      let gravity = UIGravityBehavior(items: [item])
      gravity.gravityDirection = CGVector(dx: 0, dy: y < 50 ? 1 : -1)
      animator.addBehavior(collision)
      animator.addBehavior(gravity)
      stage.run(frames: 90)
      return item.center.y
    }
    for (start, end) in [(CGFloat(0), CGFloat(40)), (100, 60)] {
      let rest = fall(from: start) { collision in
        let line = UIBezierPath()
        line.move(to: CGPoint(x: -50, y: 50))
        line.addLine(to: CGPoint(x: 50, y: 50))
        if isClosed { line.close() }
        collision.addBoundary(withIdentifier: "line" as NSCopying, for: line)
      }
      #expect(abs(rest - end) < 2)  // pt
      let same = fall(from: start) { collision in
        collision.addBoundary(
          withIdentifier: "line" as NSCopying, from: CGPoint(x: -50, y: 50),
          to: CGPoint(x: 50, y: 50))
      }
      #expect(rest == same)
    }
  }

  @Test func `boundaries are known by equal names and given as copies`() {
    let collision = UICollisionBehavior(items: [])
    #expect(collision.boundaryIdentifiers == nil)
    collision.addBoundary(
      withIdentifier: NSString("floor"), from: .zero, to: CGPoint(x: 10, y: 0))
    collision.addBoundary(
      withIdentifier: "wall" as NSCopying,
      for: UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)))
    #expect(collision.boundaryIdentifiers?.map { "\($0)" } == ["floor", "wall"])
    let floor = collision.boundary(withIdentifier: "floor" as NSCopying)
    #expect(floor?.cgPath.elements == [.move(.zero), .line(CGPoint(x: 10, y: 0))])
    floor?.removeAllPoints()
    #expect(collision.boundary(withIdentifier: "floor" as NSCopying)?.isEmpty == false)
    collision.removeBoundary(withIdentifier: "floor" as NSCopying)
    #expect(collision.boundary(withIdentifier: NSString("floor")) == nil)
    collision.removeAllBoundaries()
    #expect(collision.boundaryIdentifiers == nil)
  }

  @Test func `a boundary added again under its name replaces the old one`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0, width: 20, height: 20)
    let collision = UICollisionBehavior(items: [item])
    for y in [50.0, 100] {
      collision.addBoundary(
        withIdentifier: "floor" as NSCopying, from: CGPoint(x: -50, y: y),
        to: CGPoint(x: 50, y: y))
    }
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    stage.run(frames: 200)
    #expect((80...100).contains(item.center.y))
  }

  @Test func `a boundary taken away lets the resting item fall on`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0, width: 20, height: 20)
    let collision = UICollisionBehavior(items: [item])
    collision.addBoundary(
      withIdentifier: "floor" as NSCopying, from: CGPoint(x: -50, y: 50),
      to: CGPoint(x: 50, y: 50))
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    stage.run(frames: 200)
    #expect(!animator.isRunning)
    collision.removeAllBoundaries()
    stage.run(frames: 30)
    #expect(item.center.y > 100)
  }

  @Test func `behaviours may be removed and added inside a contact`() {
    let stage = TestStage()
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let view = stage.view(CGRect(x: 100, y: 300, width: 40, height: 40), in: reference)
    let animator = UIDynamicAnimator(referenceView: reference)
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    let gravity = UIGravityBehavior(items: [view])
    let recorder = Recorder()
    collision.collisionDelegate = recorder
    recorder.whenContactBegins = { [unowned animator] in
      animator.removeBehavior(collision)
      animator.removeBehavior(gravity)
      animator.addBehavior(UIDynamicItemBehavior(items: [view]))
    }
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
    stage.run(frames: 200)
    #expect(recorder.lines == ["began item bounds"])
    #expect(animator.behaviors.count == 1)
    #expect(collision.dynamicAnimator == nil)
  }

  @Test func `an item removed inside a contact is not told of any more`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0, width: 20, height: 20)
    let collision = UICollisionBehavior(items: [item])
    collision.addBoundary(
      withIdentifier: "floor" as NSCopying, from: CGPoint(x: -50, y: 50),
      to: CGPoint(x: 50, y: 50))
    let recorder = Recorder()
    collision.collisionDelegate = recorder
    recorder.whenContactBegins = { [unowned collision] in collision.removeItem(item) }
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    stage.run(frames: 100)
    #expect(recorder.lines == ["began item floor"])
    #expect(item.center.y > 300)
  }

  /// In one step the item leaves one line in the first sub-step and meets the other in the second.
  @Test func `what began is told before what ended, and both before actions`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: -8, y: 0, width: 20, height: 20)
    let properties = UIDynamicItemBehavior(items: [item])
    properties.resistance = 0
    properties.addLinearVelocity(CGPoint(x: 600, y: 0), for: item)
    let collision = UICollisionBehavior(items: [item])
    collision.collisionMode = .items
    for (name, x) in [("left", 0.0), ("right", 26)] {
      collision.addBoundary(
        withIdentifier: name as NSCopying, from: CGPoint(x: x, y: -50), to: CGPoint(x: x, y: 50))
    }
    let recorder = Recorder()
    collision.collisionDelegate = recorder
    animator.addBehavior(properties)
    animator.addBehavior(collision)
    stage.run(frames: 2)
    #expect(recorder.lines == ["began item left"])
    collision.action = { recorder.note("action") }
    stage.run()
    #expect(recorder.lines == ["began item left", "began item right", "ended item left", "action"])
  }

  /// The numbers of chords into which Apple's engine cuts a quarter of an ellipse.
  ///
  /// Source: docs/measurements.md, “Collisions”.
  @Test(arguments: [(20.0, 10.0, 4), (100, 50, 24), (60, 200, 44), (1000, 500, 244)])
  func `curves are cut into as many chords as Apple's engine cuts`(
    width: Double, height: Double, count: Int
  ) throws {
    let oval = UIBezierPath(
      ovalIn: CGRect(x: -width / 2, y: -height / 2, width: width, height: height))
    let corners = try #require(BoundaryPath.corners(of: oval.cgPath))
    #expect(corners.count == count)
  }
}
