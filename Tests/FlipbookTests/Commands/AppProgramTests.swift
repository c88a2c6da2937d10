import Testing

@testable import Flipbook

/// Programs whose `@main` is the delegate of an app.
@Suite struct AppProgramTests {
  @Test func `an app with a main class of its own films itself`() throws {
    let folder = try TemporaryFolder()
    let list = try RunningProgram.run("ForeignMain", ["list"], in: folder)
    #expect(list.output == "foreign-main  The app ForeignMain.\n")
    let film = try RunningProgram.run(
      "ForeignMain", ["render", "--all", "-o", "app.gif"], in: folder)
    #expect(film.output.contains("2.35 s in app.gif"), "\(film)")
  }

  @Test(arguments: [
    ("MyApp", "my-app"), ("App", "app"), ("UIKitTour", "uikit-tour"), ("Tour2Go", "tour2-go"),
  ])
  func `the scene of an app is named as its module`(module: String, scene: String) {
    #expect(sceneName(of: module) == scene)
  }
}
