import Testing
import UIKit

/// From which side the range of a joint counts.
@MainActor
@Suite struct SliderTests {
  /// The directions of an axis: along both, turned, and pointing back.
  nonisolated private static let axes = [
    CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1), CGVector(dx: 0, dy: -1),
    CGVector(dx: 3, dy: 4), CGVector(dx: -8, dy: 6),
  ]

  /// How the first item is turned when it is attached, in radians.
  nonisolated private static let turns: [CGFloat] = [0, .pi / 6, .pi / 2]

  /// Returns how far an item slides along an axis in two seconds in which it is pulled along it (1) or
  /// against it (-1), in points.
  private func way(
    of item: Particle, along axis: CGVector, pulled sign: CGFloat, by slider: UIAttachmentBehavior,
    anchoring anchored: Particle? = nil
  ) -> CGFloat {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let start = item.center
    let length = hypot(axis.dx, axis.dy)
    let gravity = UIGravityBehavior(items: [item])
    gravity.gravityDirection = CGVector(
      dx: sign * axis.dx / length, dy: sign * axis.dy / length)
    if let anchored {
      let still = UIDynamicItemBehavior(items: [anchored])
      still.isAnchored = true
      animator.addBehavior(still)
    }
    animator.addBehavior(slider)
    animator.addBehavior(gravity)
    stage.run(frames: 120)
    let (x, y) = (item.center.x - start.x, item.center.y - start.y)
    let across = (x * axis.dy - y * axis.dx) / length
    #expect(abs(across) < 0.5)  // pt
    return (x * axis.dx + y * axis.dy) / length
  }

  /// What moves along the axis is the anchor, as seen from the item.
  ///
  /// Source: docs/measurements.md, “Attachments and snaps”.
  @Test(arguments: axes, turns)
  func `an item at an anchor slides against the axis where its range is positive`(
    axis: CGVector, turn: CGFloat
  ) {
    for (sign, end) in [(CGFloat(1), 20.0), (-1, -60)] {
      let item = Particle(x: 50, y: 50, width: 40, height: 40)
      item.transform = CGAffineTransform(rotationAngle: turn)
      let slider = UIAttachmentBehavior.slidingAttachment(
        with: item, attachmentAnchor: CGPoint(x: 10, y: 90), axisOfTranslation: axis)
      slider.attachmentRange = UIFloatRange(minimum: -20, maximum: 60)
      #expect(abs(way(of: item, along: axis, pulled: sign, by: slider) - end) < 0.6)  // pt
    }
  }

  @Test(arguments: axes, turns)
  func `of two items the second slides along the axis where the range is positive`(
    axis: CGVector, turn: CGFloat
  ) {
    for (sign, endOfFirst, endOfSecond) in [(CGFloat(1), 20.0, 60.0), (-1, -60, -20)] {
      for movesFirst in [true, false] {
        let first = Particle(x: 50, y: 50, width: 40, height: 40)
        first.transform = CGAffineTransform(rotationAngle: turn)
        let second = Particle(x: 90, y: 50, width: 40, height: 40)
        let slider = UIAttachmentBehavior.slidingAttachment(
          with: first, attachedTo: second, attachmentAnchor: CGPoint(x: 70, y: 50),
          axisOfTranslation: axis)
        slider.attachmentRange = UIFloatRange(minimum: -20, maximum: 60)
        let reached = way(
          of: movesFirst ? first : second, along: axis, pulled: sign, by: slider,
          anchoring: movesFirst ? second : first)
        #expect(abs(reached - (movesFirst ? endOfFirst : endOfSecond)) < 0.6)  // pt
      }
    }
  }

  /// +y is down, so a positive angle turns clockwise.
  @Test(arguments: [CGFloat(1), -1])
  func `of two pinned items the second turns clockwise where the range is positive`(
    sign: CGFloat
  ) {
    for movesFirst in [true, false] {
      let stage = TestStage()
      let animator = UIDynamicAnimator()
      let first = Particle(x: 0, y: 0, width: 40, height: 40)
      let second = Particle(x: 0, y: 0, width: 40, height: 40)
      let (moving, still) = movesFirst ? (first, second) : (second, first)
      let pin = UIAttachmentBehavior.pinAttachment(
        with: first, attachedTo: second, attachmentAnchor: .zero)
      pin.attachmentRange = UIFloatRange(minimum: -0.25, maximum: 0.75)
      let anchored = UIDynamicItemBehavior(items: [still])
      anchored.isAnchored = true
      let turning = UIDynamicItemBehavior(items: [moving])
      turning.addAngularVelocity(sign * 6, for: moving)
      for behavior in [anchored, pin, turning] { animator.addBehavior(behavior) }
      var most: CGFloat = 0
      for _ in 1...60 {
        stage.run()
        most = max(most, sign * atan2(moving.transform.b, moving.transform.a))
      }
      let end = (sign > 0) == movesFirst ? 0.25 : 0.75
      #expect(abs(most - end) < 0.06)  // rad: Box2D's slop is 2°
    }
  }

  /// Rods and springs look the same from both ends: each end is as far from the other.
  @Test func `a rod, a spring and a rope hold both items alike`() {
    for (frequency, isRope) in [(CGFloat(0), false), (2, false), (0, true)] {
      let stage = TestStage()
      let animator = UIDynamicAnimator()
      let first = Particle(x: 0, y: 0, width: 40, height: 40)
      let second = Particle(x: 100, y: 0, width: 40, height: 40)
      let tie =
        isRope
        ? UIAttachmentBehavior.limitAttachment(
          with: first, offsetFromCenter: .zero, attachedTo: second, offsetFromCenter: .zero)
        : UIAttachmentBehavior(item: first, attachedTo: second)
      if !isRope { tie.length = 60 }
      tie.frequency = frequency
      animator.addBehavior(tie)
      let away = UIPushBehavior(items: [first], mode: .continuous)
      away.pushDirection = CGVector(dx: -0.1, dy: 0)
      let opposite = UIPushBehavior(items: [second], mode: .continuous)
      opposite.pushDirection = CGVector(dx: 0.1, dy: 0)
      animator.addBehavior(away)
      animator.addBehavior(opposite)
      for _ in 1...90 {
        stage.run()
        #expect(abs(first.center.x + second.center.x - 100) < 0.05)  // pt
      }
      if isRope { #expect(second.center.x - first.center.x < 100.5) }
    }
  }
}
