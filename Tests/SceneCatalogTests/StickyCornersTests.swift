import Geometry
import SceneCatalog
import Staging
import Testing

@MainActor
@Suite struct StickyCornersTests {
  private let upper = CGPoint(x: 160, y: 142)
  private let lower = CGPoint(x: 160, y: 426)

  @Test func `the square springs to the middle of the half in which it is let go`() throws {
    let play = try ScenePlay("sticky-corners")
    let rows = try play.rows(of: "square")
    for (seconds, center) in [(3.1, lower), (5.7, upper), (8.4, lower)] {
      let row = try play.row(of: "square", at: seconds)
      #expect(hypot(row.center.x - center.x, row.center.y - center.y) <= 1)
      #expect(row.angle == 0)
    }
    #expect(rows.allSatisfy { $0.angle == 0 })
  }

  @Test func `a throw crosses the border by itself`() throws {
    let rows = try ScenePlay("sticky-corners").rows(of: "square")
    // The last finger is lifted after 0.58 s, in the frame that follows.
    let lifted = try #require(rows.last { $0.time < 5.8 + 0.58 })
    #expect(lifted.center.y < 284)
    #expect(rows.contains { $0.time > lifted.time && $0.center.y > 300 })
  }
}

@MainActor
@Suite struct XrayTests {
  @Test func `showing the physics changes nothing about it`() throws {
    let scene = try #require(SceneCatalog.scenes.first { $0.name == "sticky-corners" })
    let plain = try Stage(scene)
    let shown = try Stage(scene, showsPhysics: true)
    for _ in 1...120 {
      try plain.advance()
      try shown.advance()
      #expect(plain.trajectory == shown.trajectory)
    }
  }
}
