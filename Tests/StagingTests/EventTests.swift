import Staging
import Testing
import UIKit

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
        StageEvent(time: 0.5, kind: "impact", description: "light"),
        StageEvent(time: 0.5, kind: "impact", description: "medium, intensity 1"),
        StageEvent(time: 1, kind: "notification", description: "warning"),
        StageEvent(time: 1, kind: "selection", description: "changed"),
      ])
  }

  @Test func `each stage has its own events`() throws {
    let first = try Stage { UIViewController() }
    let second = try Stage { UIViewController() }
    try first.advance()
    UISelectionFeedbackGenerator().selectionChanged()
    #expect(first.events.count == 1 && second.events.isEmpty)
  }
}
