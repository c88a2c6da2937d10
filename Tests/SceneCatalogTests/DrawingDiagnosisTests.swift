import Drawing
import SceneCatalog
import Staging
import Testing
import Typography

@MainActor
@Suite struct DrawingDiagnosisTests {
  @Test(arguments: SceneCatalog.scenes.map(\.name))
  func `a scene draws nothing without ink`(name: String) throws {
    let scene = try #require(SceneCatalog.scenes.first { $0.name == name })
    let stage = try Stage(scene)
    var found: Set<DrawingFinding> = []
    while !stage.isFinished {
      try stage.advance(frames: 5)
      let findings = stage.snapshot().diagnosis(
        in: scene.screen.bounds, scale: Double(scene.screen.scale)
      ) { run in (try? TextInk.of(run, scale: Double(scene.screen.scale)))?.bounds }
      // Views may leave the screen and lie under others.
      found.formUnion(findings.filter { ![.outside, .covered].contains($0.reason) })
    }
    #expect(found.isEmpty, "\(found.map(\.description).sorted().joined(separator: "\n"))")
  }
}
