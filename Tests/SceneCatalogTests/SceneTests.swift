import Geometry
import SceneCatalog
import Staging
import Testing

/// What must be true of the scenes that the documentation describes.
@MainActor
@Suite struct SceneTests {
  /// Returns the rows of the view called "square", frame by frame.
  private func trajectory(of name: String) throws -> [TrajectoryRow] {
    let scene = try #require(SceneCatalog.scenes.first { $0.name == name })
    let play = try ScenePlay(name)
    let rows = play.rows
    #expect(play.stage.time.seconds < scene.limit, "it comes to rest by itself")
    #expect(rows.allSatisfy { $0.view == "square" })
    return rows
  }

  /// Returns the velocity from the frame before `frame` to `frame`.
  ///
  /// *Units*: points a second.
  private func velocity(_ rows: [TrajectoryRow], at frame: Int) -> CGVector {
    let (before, after) = (rows[frame - 1].center, rows[frame].center)
    return CGVector(dx: (after.x - before.x) * 60, dy: (after.y - before.y) * 60)
  }

  @Test func `every scene is named after what one types, and told apart`() {
    let names = SceneCatalog.scenes.map(\.name)
    #expect(
      names == [
        "falling-square", "flick", "sticky-corners", "drop-out", "drop-out-objc", "shade",
        "shade-cancelled", "elastic-button", "elastic-button-objc", "elastic-drag",
        "cell-reorder",
      ])
    #expect(SceneCatalog.scenes.allSatisfy { $0.sentence.hasSuffix(".") })
    let larger = SceneCatalog.scenes.filter { $0.screen != Screen() }
    #expect(larger.map(\.name) == ["elastic-button"])
  }

  @Test func `the falling square bounces a little and rests on the bottom edge`() throws {
    let rows = try trajectory(of: "falling-square")
    #expect(rows.first?.center == CGPoint(x: 160, y: 284))
    #expect(rows.allSatisfy { $0.size == CGSize(width: 30, height: 30) })
    let last = try #require(rows.last)
    let gap = 568 - (last.center.y + 15)
    #expect((0...1).contains(gap))
    #expect(last.angle == 0 && last.center.x == 160)
    let heights = rows.map(\.center.y)
    let landing = try #require(heights.firstIndex { $0 > 551 })
    let bounce = heights[landing...].min() ?? 0
    // Elasticity 0.2 gives back 4 % of 268 points of height at most, and more than nothing.
    #expect((1...11).contains(last.center.y - bounce))
  }

  @Test func `the flicked square follows the finger`() throws {
    let rows = try trajectory(of: "flick")
    // The finger touches 15 points above and to the right of a square that rests at (160, 547.5)
    // and comes to a stand at an offset of (-80, -270); the rod keeps its length meanwhile.
    let finger = CGPoint(x: 160 + 15 - 80, y: 547.5 - 15 - 270)
    let hanging = rows[145...185].map { hypot($0.center.x - finger.x, $0.center.y - finger.y) }
    let longest = try #require(hanging.max())
    let shortest = try #require(hanging.min())
    // A point for the pixel grid at both ends of the rod.
    #expect(longest - shortest < 1)
    #expect((25...45).contains(longest))
  }

  @Test func `the flicked square leaves with half of the finger's velocity`() throws {
    let rows = try trajectory(of: "flick")
    let release = try #require(rows.firstIndex { abs($0.time - 3.3) < 1e-9 })
    // The last move goes (140, -120) in nine samples, evenly accelerated. A gesture sees a fifth of
    // the last sample and four fifths of the one before: shares of the way of 17/81 and 15/81.
    let share = (0.2 * 17 + 0.8 * 15) / 81 * 60
    // An impulse of 0.0008 of that over 40·40/10 000 kg, where 1 N·s is 100 pt/s on 1 kg.
    let factor = 0.0008 * 100 / 0.16
    let expected = CGVector(dx: 140 * share * factor, dy: -120 * share * factor)
    let left = velocity(rows, at: release + 2)
    // The square swings at about 300 pt/s when it is let go, so that the speed is off by less than a
    // tenth and the direction by less than a third of a radian.
    let speed = hypot(expected.dx, expected.dy)
    #expect(abs(hypot(left.dx, left.dy) / speed - 1) < 0.1)
    #expect(abs(atan2(left.dy, left.dx) - atan2(expected.dy, expected.dx)) < 1.0 / 3)
  }

  @Test func `the flicked square hits walls, stays inside the screen and rests`() throws {
    let rows = try trajectory(of: "flick")
    // The corners may be a pixel beyond the edge, which boundaries stand a point outside of.
    #expect(rows.allSatisfy { (19...301).contains($0.center.x) })
    #expect(rows.allSatisfy { (19...549).contains($0.center.y) })
    #expect(rows.contains { $0.center.x > 299 }, "the right wall is hit by the first flick")
    #expect(rows.suffix(30).allSatisfy { $0.center == rows.last?.center })
    let last = try #require(rows.last)
    #expect((0...1).contains(568 - (last.center.y + 20)))
  }

  @Test func `the second flick is a slow one`() throws {
    let rows = try trajectory(of: "flick")
    let speeds = rows.indices.dropFirst().map { frame -> Double in
      let velocity = velocity(rows, at: frame)
      return hypot(velocity.dx, velocity.dy)
    }
    let second = 5.2 * 60
    let early = speeds[..<Int(second)].max() ?? 0
    let flight = speeds[Int(7.17 * 60)..<Int(7.3 * 60)].max() ?? 0
    #expect(flight > 100)
    #expect(flight < early / 3)
  }
}
