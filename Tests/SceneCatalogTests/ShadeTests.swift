import Geometry
import Testing

@MainActor
@Suite struct ShadeTests {
  @Test func `the shade is pulled down, rests on the screen, and is pushed away`() throws {
    let play = try ScenePlay("shade")
    let rows = try play.rows(of: "shade")
    let rest = try play.row(of: "shade", at: 6.4)
    #expect(hypot(rest.center.x - 160, rest.center.y - 284) <= 1)
    #expect(rows.allSatisfy { $0.angle == 0 })
    #expect(play.stage.view("shade") == nil)
    let transitions = play.stage.events.filter { $0.kind == "transition" }.map(\.description)
    #expect(
      transitions == [
        "presentation of ShadeViewController completed",
        "dismissal of ShadeViewController completed",
      ])
  }

  @Test func `the lower edge follows the finger twenty points below it`() throws {
    let play = try ScenePlay("shade")
    // The finger goes from (160, 40) to (170, 360) and on by 60 points; the shade's own animation
    // lags behind it by 0.2 s.
    let row = try play.row(of: "shade", at: 1.3)
    #expect((300...390).contains(row.center.y + 284))
  }

  @Test func `each collision below the top is felt`() throws {
    let events = try ScenePlay("shade").stage.events
    let contacts = events.filter { event in
      if case .contact(_, _, .began, _) = event.event { true } else { false }
    }
    let impacts = events.filter { $0.kind == "impact" }
    #expect(!impacts.isEmpty)
    #expect(impacts.count <= contacts.count)
    let first = try #require(impacts.first)
    #expect((1.4...2.2).contains(first.time), "the shade hits the bottom after it was let go")
  }

  @Test func `let go upwards the shade returns and the presentation is cancelled`() throws {
    let play = try ScenePlay("shade-cancelled")
    let rows = try play.rows(of: "shade")
    #expect(abs((rows.last?.center.y ?? 0) + 284) <= 1)
    #expect(play.stage.view("shade") == nil)
    let transitions = play.stage.events.filter { $0.kind == "transition" }.map(\.description)
    #expect(transitions == ["presentation of ShadeViewController cancelled"])
    #expect(play.stage.window.subviews.count == 1)
  }
}
