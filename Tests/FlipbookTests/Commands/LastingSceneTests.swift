import Foundation
import Testing

/// Scenes of a program whose code keeps things in static variables, in defaults and in files.
@Suite struct LastingSceneTests {
  private static func run(
    _ arguments: [String], in folder: TemporaryFolder
  ) throws -> RunningProgram.Outcome {
    try RunningProgram.run("LastingScenes", arguments, in: folder)
  }

  @Test func `a film is the same alone, second, in another order of plays, and with all`() throws {
    let folder = try TemporaryFolder()
    for scene in ["first", "second", "third"] {
      let alone = try Self.run(["render", scene, "-o", "alone/{scene}.gif"], in: folder)
      #expect(alone.exitCode == 0)
    }
    let some = try Self.run(["render", "first", "second", "-o", "some/{scene}.gif"], in: folder)
    #expect(some.exitCode == 0)
    let all = try Self.run(["render", "--all", "-o", "all/{scene}.gif"], in: folder)
    #expect(all.exitCode == 2)
    func bytes(_ path: String) throws -> Data {
      try Data(contentsOf: folder.url.appending(path: path))
    }
    for path in ["some/first", "some/second", "all/first", "all/second", "all/third"] {
      let scene = path.split(separator: "/")[1]
      #expect(try bytes("\(path).gif") == bytes("alone/\(scene).gif"), "\(path)")
    }
  }

  @Test(arguments: ["1", "2", "3"])
  func `what is recorded together holds alone, with any number of jobs`(jobs: String) throws {
    let folder = try TemporaryFolder()
    let names = ["first", "second", "third"]
    let record = try Self.run(["record", "-j", jobs] + names, in: folder)
    #expect(record.exitCode == 0, "\(record.errors)")
    #expect(
      record.output == names.map { "left: 0\n\($0): new, 7 frames, 60 a second.\n" }.joined())
    for name in names {
      let verify = try Self.run(["verify", "-j", jobs, name], in: folder)
      #expect(verify.output == "left: 0\n\(name): same.\n")
      #expect(verify.exitCode == 0)
    }
    let together = try Self.run(["verify", "-j", jobs] + names, in: folder)
    #expect(together.output == names.map { "left: 0\n\($0): same.\n" }.joined())
    #expect(together.exitCode == 0)
  }

  @Test(arguments: ["1", "3"])
  func `the scenes behind one that crashes are played, and all is told in order`(
    jobs: String
  ) throws {
    let folder = try TemporaryFolder()
    let names = ["first", "crashes", "second", "third"]
    let record = try Self.run(
      ["record", "-j", jobs, "--appearance", "both"] + names, in: folder)
    #expect(record.exitCode == 2)
    let told = record.output.split(separator: "\n").map { String($0.prefix { $0 != "," }) }
    #expect(
      told
        == ["first", "first", "second", "second", "third", "third"].flatMap { ["left: 0", $0] })
    // The dark one is left out, which would crash, too.
    #expect(record.errors.components(separatedBy: "The scene “crashes” crashed").count == 2)
    #expect(record.errors.contains("1 of 4 scenes could not be rendered: crashes"))
  }

  @Test(arguments: ["exits", "leaves"], ["1", "2"])
  func `a scene that ends the process is told, and the others are played`(
    scene: String, jobs: String
  ) throws {
    let folder = try TemporaryFolder()
    let record = try Self.run(["record", "-j", jobs, "first", scene, "third"], in: folder)
    #expect(record.exitCode == 2)
    #expect(
      record.errors == """
        error: The scene “\(scene)” ended the process itself. Take the call of exit() out of its code; \
        nothing was made of it.
        error: 1 of 3 scenes could not be rendered: \(scene).

        """)
    #expect(
      record.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
        == ["left", "first", "left", "third"])
    #expect(try folder.files().contains { $0.hasPrefix("references/third/") })
    #expect(try folder.everything().allSatisfy { !$0.contains(".flipbook") })
  }

  @Test func `a program that is told to end ends its plays and leaves nothing`() throws {
    let folder = try TemporaryFolder()
    let running = try RunningProgram(
      "HostileScenes", ["record", "finger-taps-500", "finger-taps-1000", "-j", "2"], in: folder)
    usleep(700_000)
    running.send(SIGTERM)
    let outcome = try running.outcome()
    #expect(outcome.exitCode == 143)
    #expect(outcome.errors.contains("Interrupted; nothing was finished."))
    #expect(try folder.files() == [])
  }
}
