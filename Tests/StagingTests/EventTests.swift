import Testing
import UIKit

@testable import Staging

@MainActor @Suite struct EventTests {
  @Test func `feedback is an event of its frame, in order`() throws {
    let stage = try Stage { UIViewController() }
    try stage.advance(frames: 30)
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    UIImpactFeedbackGenerator().impactOccurred(intensity: 1.5)
    let other = UINotificationFeedbackGenerator()
    other.prepare()
    try stage.advance(frames: 30)
    other.notificationOccurred(.warning)
    UISelectionFeedbackGenerator().selectionChanged()
    #expect(
      stage.events == [
        StageEvent(time: 0.5, .impact(.light, intensity: nil)),
        StageEvent(time: 0.5, .impact(.medium, intensity: 1)),
        StageEvent(time: 1, .notification(.warning)), StageEvent(time: 1, .selection),
      ])
  }

  @Test(arguments: [
    (RuntimeEvent.animator(.resumes), "animator", "resumes"),
    (.animator(.pauses), "animator", "pauses"),
    (
      .contact(item: .view("square"), other: .boundary("floor"), phase: .began, point: .zero),
      "contact", "square began with floor"
    ),
    (
      .contact(item: .item(type: "Disc"), other: .referenceBounds, phase: .ended, point: nil),
      "contact", "Disc ended with the reference bounds"
    ),
    (
      .transition(.presentation, controller: "Modal", didComplete: true), "transition",
      "presentation of Modal completed"
    ),
    (
      .transition(.pop, controller: "Page", didComplete: false), "transition",
      "pop of Page cancelled"
    ),
    (.impact(.light, intensity: nil), "impact", "light"),
    (.impact(.medium, intensity: 1), "impact", "medium, intensity 1"),
    (.impact(.rigid, intensity: 0.25), "impact", "rigid, intensity 0.25"),
    (.notification(.warning), "notification", "warning"),
    (.selection, "selection", "changed"),
  ])
  func `an event is told in these words`(event: RuntimeEvent, kind: String, words: String) {
    let told = StageEvent(time: 0, event)
    #expect(told.kind == kind && told.description == words)
  }

  @Test func `who touches whom is data`() throws {
    let box = UIView(frame: CGRect(x: 50, y: 500, width: 40, height: 40))
    box.accessibilityIdentifier = "box"
    let stage = try Stage(showing: box)
    let animator = UIDynamicAnimator(referenceView: stage.window)
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(UIGravityBehavior(items: [box]))
    animator.addBehavior(collision)
    try stage.advanceToEnd()
    let first = try #require(stage.events.first { $0.kind == "contact" })
    guard case .contact(.view("box"), .referenceBounds, .began, let point?) = first.event else {
      Issue.record("\(first.event)")
      return
    }
    // Shapes may overlap by up to half a point.
    #expect(abs(point.y - 568) < 0.5 && (50...90).contains(point.x))
    #expect(first.event.viewsInContact == ["box"])
  }

  @Test func `each stage has its own events`() throws {
    let first = try Stage { UIViewController() }
    let second = try Stage { UIViewController() }
    try first.advance()
    UISelectionFeedbackGenerator().selectionChanged()
    #expect(first.events.count == 1 && second.events.isEmpty)
  }
}
