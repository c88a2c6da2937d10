import Testing
import UIKit

@MainActor
@Suite struct ViewItemTests {
  @Test func `views are written back on the pixel grid`() {
    let stage = TestStage()
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let view = stage.view(CGRect(x: 0, y: 0, width: 100, height: 100), in: reference)
    let animator = UIDynamicAnimator(referenceView: reference)
    let properties = UIDynamicItemBehavior(items: [view])
    properties.addAngularVelocity(1, for: view)
    animator.addBehavior(properties)
    animator.addBehavior(UIGravityBehavior(items: [view]))
    for _ in 1...20 {
      stage.run()
      #expect((view.center.y * 2).rounded() == view.center.y * 2)
      let angle = atan2(view.transform.b, view.transform.a) * 5000
      #expect(abs(angle - angle.rounded()) < 1e-6)
    }
    // Without drift it is where semi-implicit Euler with the default resistance leads.
    var (y, v) = (50.0, 0.0)
    for _ in 1...39 {
      v = (v + 1000.0 / 120) / (1 + 0.1 / 120)
      y += v / 120
    }
    #expect(abs(Double(view.center.y) - y) <= 0.25 + 1e-3)
  }

  @Test func `a view deep within the reference view moves in its superview's space`() {
    let stage = TestStage()
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let container = stage.view(CGRect(x: 30, y: 40, width: 200, height: 200), in: reference)
    let view = stage.view(CGRect(x: 0, y: 0, width: 20, height: 20), in: container)
    let animator = UIDynamicAnimator(referenceView: reference)
    let snap = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 40, y: 50))
    animator.addBehavior(snap)
    #expect(snap.length == 0)
    stage.run(frames: 10)
    #expect(view.center == CGPoint(x: 10, y: 10))
    #expect(animator.items(in: CGRect(x: 30, y: 40, width: 1, height: 1)).count == 1)
  }

  @Test func `scale and shear are replaced by a pure rotation`() {
    let stage = TestStage()
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let view = stage.view(CGRect(x: 10, y: 10, width: 20, height: 20), in: reference)
    view.transform = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 2, y: 3)
    let animator = UIDynamicAnimator(referenceView: reference)
    animator.addBehavior(UIDynamicItemBehavior(items: [view]))
    stage.run()
    #expect(view.transform == CGAffineTransform(rotationAngle: 0.5))
  }

  @Test func `moving an item by hand counts only after telling the animator`() {
    let stage = TestStage()
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let view = stage.view(CGRect(x: 10, y: 10, width: 20, height: 20), in: reference)
    let animator = UIDynamicAnimator(referenceView: reference)
    let properties = UIDynamicItemBehavior(items: [view])
    properties.resistance = 0
    properties.addLinearVelocity(CGPoint(x: 60, y: 0), for: view)
    animator.addBehavior(properties)
    stage.run(frames: 2)
    view.center = CGPoint(x: 200, y: 200)
    stage.run()
    #expect(view.center.y == 20)
    view.center = CGPoint(x: 200, y: 200)
    view.transform = CGAffineTransform(rotationAngle: 1)
    animator.updateItem(usingCurrentState: view)
    #expect(abs(properties.linearVelocity(for: view).x - 60) < 1e-3)
    stage.run()
    #expect(view.center == CGPoint(x: 201, y: 200))
    #expect(abs(atan2(view.transform.b, view.transform.a) - 1) < 1e-4)
  }

  @Test func `telling an animator of an item wakes it up`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0)
    animator.addBehavior(UIDynamicItemBehavior(items: [item]))
    stage.run(frames: 40)
    #expect(!animator.isRunning)
    animator.updateItem(usingCurrentState: Particle(x: 0, y: 0))
    #expect(!animator.isRunning)
    animator.updateItem(usingCurrentState: item)
    #expect(animator.isRunning)
  }

  @Test func `a new size of the reference view wakes the animator and moves its boundary`() {
    let stage = TestStage()
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let view = stage.view(CGRect(x: 10, y: 10, width: 20, height: 20), in: reference)
    let animator = UIDynamicAnimator(referenceView: reference)
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(UIGravityBehavior(items: [view]))
    animator.addBehavior(collision)
    stage.run(frames: 200)
    #expect(!animator.isRunning)
    #expect((99...100).contains(view.frame.maxY))
    reference.center = CGPoint(x: 500, y: 500)
    #expect(!animator.isRunning)
    reference.frame.size.height = 200
    #expect(animator.isRunning)
    stage.run(frames: 200)
    #expect(!animator.isRunning)
    #expect((199...200).contains(view.frame.maxY))
  }

  @Test func `an animator whose reference view is gone harms nobody`() {
    let stage = TestStage()
    var reference: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let item = Particle(x: 50, y: 50, width: 10, height: 10)
    let animator = UIDynamicAnimator(referenceView: reference ?? UIView())
    let collision = UICollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    stage.run()
    reference = nil
    #expect(animator.referenceView == nil)
    stage.run(frames: 100)
    #expect(item.center.y > 200)
  }
}
