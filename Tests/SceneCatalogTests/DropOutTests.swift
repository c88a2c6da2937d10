import Geometry
import Testing

@MainActor
@Suite struct DropOutTests {
  @Test(arguments: ["drop-out", "drop-out-objc"])
  func `the modal drops into the middle, swings out and is gone`(scene: String) throws {
    let play = try ScenePlay(scene)
    let rows = try play.rows(of: "modal")
    #expect(rows[0].center.y <= -99, "it starts above the screen")
    #expect(rows.allSatisfy { $0.size == CGSize(width: 200, height: 200) })
    let presented = try #require(
      play.stage.events.first { $0.description == "presentation of ModalViewController completed" })
    let standing = try play.row(of: "modal", at: presented.time)
    #expect(standing.center == CGPoint(x: 160, y: 284))
    // It bounces: after the first contact it rises again.
    let heights = rows.filter { $0.time < presented.time }.map(\.center.y)
    let landing = try #require(heights.firstIndex { $0 > 270 })
    #expect((heights[landing...].min() ?? 284) < 200)
    #expect(rows.contains { $0.time > presented.time && abs($0.angle) > 1 }, "it swings")
    #expect(play.stage.view("modal") == nil)
    #expect(play.stage.window.subviews.count == 1)
  }

  @Test(arguments: ["drop-out", "drop-out-objc"])
  func `the pauses and completions come in the documented order`(scene: String) throws {
    let play = try ScenePlay(scene)
    let events = play.stage.events.filter { $0.kind == "animator" || $0.kind == "transition" }
    #expect(
      events.map(\.description) == [
        "resumes", "pauses", "presentation of ModalViewController completed",
        "resumes", "pauses", "resumes", "pauses", "dismissal of ModalViewController completed",
      ])
    // The rope is cut after two thirds of 4 s and the rest ends after the last third at the latest.
    let cut = events[4].time - events[3].time
    #expect(abs(cut - 8.0 / 3) < 0.05)
    #expect(events[6].time - events[5].time <= 4.0 / 3 + 0.05)
    #expect(!play.stage.isBusy)
  }
}
