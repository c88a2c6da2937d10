import Testing

/// Scenes that once crashed the process: each ends in a film or in an error.
@Suite struct HostileSceneTests {
  private static func outcome(
    of scene: String
  ) throws -> (outcome: RunningProgram.Outcome, files: [String]) {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run(
      "HostileScenes", ["render", scene, "-o", "film.gif"], in: folder)
    return (outcome, try folder.files())
  }

  @Test(arguments: [
    "layout-in-layout", "notification-in-observer", "value-in-observer", "bounds-in-bounds",
    "own-recursion", "child-in-circle", "mask-in-circle", "move-in-move", "draw-in-draw",
    "layout-adds-views", "nested-8000", "nested-layers-8000", "nested-clips-8000",
    "nested-unshown-100000", "nested-images-8000", "nested-regions-100000", "kern-nan",
    "line-height-infinite", "item-size-infinite",
  ])
  func `what cannot be shown ends with a sentence and no film`(scene: String) throws {
    let (outcome, files) = try Self.outcome(of: scene)
    #expect(outcome.exitCode == 2, "\(outcome.errors)")
    #expect(outcome.errors.contains("error: The scene “\(scene)” stopped"))
    #expect(!files.contains("film.gif"))
  }

  @Test(arguments: [
    "hue-nan", "red-minus-infinite", "smallest-scale-infinite", "text-one-line-1000000",
    "nested-500", "nested-round-clips-200", "taps-2500", "boundary-16000",
  ])
  func `what can be shown ends in a film`(scene: String) throws {
    let (outcome, files) = try Self.outcome(of: scene)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(files == ["film.gif"])
  }
}
