import Rasterizer
import SceneCatalog
import Staging
import Testing

@MainActor
@Suite struct IncrementalDrawingTests {
  @Test(arguments: SceneCatalog.scenes.map(\.name))
  func `a scene that is drawn where it changes looks as if each picture were drawn whole`(
    name: String
  ) throws {
    let scene = try #require(SceneCatalog.scenes.first { $0.name == name })
    let stage = try Stage(scene)
    let rasterizer = Rasterizer(size: scene.screen.size, scale: 1)
    var easel = try Easel(rasterizer)
    while !stage.isFinished {
      try stage.advance(frames: 5)
      let list = stage.snapshot()
      _ = try easel.draw(list)
      #expect(try easel.frame == rasterizer.frame(of: list), "\(stage.time.seconds) s")
    }
  }
}
