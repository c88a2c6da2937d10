import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

@MainActor
@Suite struct OverlayTests {
  private func outlines(in view: UIView) -> [CAShapeLayer] {
    view.layer.overlays.first?.sublayers?.compactMap { $0 as? CAShapeLayer } ?? []
  }

  /// Returns the outline of a colour, which is found by its red component.
  private func outline(red: CGFloat, in view: UIView) -> CGPath? {
    outlines(in: view).first { abs(($0.strokeColor?.components?.first ?? -1) - red) < 1e-9 }?.path
  }

  @Test func `the physics is drawn above everything and follows the items`() throws {
    let stage = TestStage()
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let view = stage.view(CGRect(x: 100, y: 100, width: 40, height: 40), in: reference)
    let animator = UIDynamicAnimator(referenceView: reference)
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [view]))
    animator.addBehavior(
      UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 120, y: 60)))
    animator.isDebugEnabled = true
    #expect(reference.subviews == [view])
    stage.run(frames: 4)
    let awake = try #require(outline(red: 0.08, in: reference)?.boundingBox)
    #expect(abs(awake.midY - view.center.y) < 1 && abs(awake.width - 40) < 1)
    let still = try #require(outline(red: 0.5, in: reference)?.boundingBox)
    #expect(abs(still.width - 302) < 0.01 && abs(still.height - 402) < 0.01)
    #expect(reference.hitTest(view.center, with: nil) === view)
    animator.isDebugEnabled = false
    #expect(outlines(in: reference).isEmpty)
  }

  @Test func `bodies at rest are gray and fields are arrows`() {
    let stage = TestStage()
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = stage.view(CGRect(x: 30, y: 30, width: 40, height: 40), in: reference)
    let animator = UIDynamicAnimator(referenceView: reference)
    animator.setValue(true, forKey: "debugEnabled")
    animator.addBehavior(UIDynamicItemBehavior(items: [view]))
    stage.run()
    #expect(outline(red: 0.08, in: reference) != nil)
    #expect(outline(red: 0.6, in: reference) == nil)
    stage.run(frames: 40)
    #expect(outline(red: 0.08, in: reference) == nil)
    #expect(outline(red: 0.6, in: reference) != nil)
    animator.addBehavior(UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0)))
    animator.updateItem(usingCurrentState: view)
    stage.run()
    #expect(outline(red: 0.9, in: reference) != nil)
  }

  @Test func `time may go slower for the items than for the animator`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0)
    let properties = UIDynamicItemBehavior(items: [item])
    properties.resistance = 0
    properties.addLinearVelocity(CGPoint(x: 120, y: 0), for: item)
    animator.addBehavior(properties)
    animator.debugAnimationSpeed = 0.5
    stage.run(frames: 60)
    #expect(abs(item.center.x - 60) < 1.1)
    #expect(abs(animator.elapsedTime - 1) < 1e-9)
  }

  @Test func `a runtime that shows physics shows that of every animator`() {
    let stage = TestStage()
    stage.runtime.physics.isShown = true
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let animator = UIDynamicAnimator(referenceView: reference)
    #expect(animator.isDebugEnabled)
    #expect(outlines(in: reference).count == 12)
  }

  @Test func `x-ray shows where a body goes, what it hits and where gravity pulls`() throws {
    let stage = TestStage()
    stage.runtime.physics.isShown = true
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = stage.view(CGRect(x: 80, y: 100, width: 40, height: 40), in: reference)
    let animator = UIDynamicAnimator(referenceView: reference)
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [view]))
    stage.run(frames: 12)
    let velocity = try #require(outline(red: 0.75, in: reference)?.boundingBox)
    #expect(abs(velocity.minY - view.center.y) < 1 && abs(velocity.height - 20) < 2)
    let gravity = try #require(outline(red: 0.2, in: reference)?.boundingBox)
    #expect(abs(gravity.height - 24) < 1e-6)
    #expect(outline(red: 1, in: reference) == nil)
    stage.run(frames: 12)
    let contact = outlines(in: reference).first { $0.strokeColor?.components?[1] == 0.55 }?.path
    #expect(abs((contact?.boundingBox.midY ?? 0) - 200) < 2)
  }
}
