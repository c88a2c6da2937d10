import Foundation
import Testing

@Suite struct CompareRecordingTests {
  private static let hasFFmpeg = ["ffmpeg", "ffprobe"].allSatisfy { name in
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }

  private func run(
    _ arguments: String..., in folder: TemporaryFolder
  ) throws -> RunningProgram.Outcome {
    try RunningProgram.run("FixtureGallery", arguments, in: folder)
  }

  @Test(.enabled(if: hasFFmpeg, "ffmpeg is not installed"))
  func `a video of a scene is the same as the scene, and another gravity is told`() throws {
    let folder = try TemporaryFolder()
    let film = try run("render", "fall", "-o", "fall.mp4", "-q", in: folder)
    #expect(film.exitCode == 0, "\(film.errors)")
    let recorder = Process()
    recorder.executableURL = URL(filePath: "/usr/bin/env")
    recorder.currentDirectoryURL = folder.url
    // Half of the pixels, cut at two edges, at 59.94 pictures a second that pass more slowly: as if
    // gravity were 1/1.21 of what it is.
    recorder.arguments = [
      "ffmpeg", "-v", "error", "-i", "fall.mp4", "-vf",
      "setpts=1.1*PTS,fps=60000/1001,scale=iw/2:ih/2,crop=iw-20:ih-40:8:30", "-crf", "23",
      "slow.mp4",
    ]
    try recorder.run()
    recorder.waitUntilExit()
    try #require(recorder.terminationStatus == 0)

    let same = try run("compare", "fall", "--against", "fall.mp4", in: folder)
    #expect(same.exitCode == 0, "\(same.output)\(same.errors)")
    #expect(same.output.hasPrefix("fall.mp4 beside fall: same.\n"))

    let slow = try run(
      "compare", "fall", "--against", "slow.mp4", "--json", "-o", "plot.svg", in: folder)
    #expect(slow.exitCode == 1, "\(slow.output)\(slow.errors)")
    struct Told: Decodable {
      struct Alignment: Decodable { let scale, left, top: Double }
      struct Explanation: Decodable {
        let parameter: String
        let factor: Double
      }
      let alignment: Alignment
      let explanation: Explanation
    }
    let told = try JSONDecoder().decode(Told.self, from: Data(slow.output.utf8))
    #expect(told.explanation.parameter == "UIGravityBehavior.magnitude")
    #expect(abs(told.explanation.factor - 1 / 1.21) < 0.02 / 1.21)
    // Half a pixel.
    #expect(abs(told.alignment.left + 8) < 0.5)
    #expect(abs(told.alignment.top + 30) < 0.5)
    #expect(try folder.contents(of: "plot.svg").starts(with: Data("<svg".utf8)))
  }

  @Test func `what is no recording is told in a sentence`() throws {
    let folder = try TemporaryFolder()
    let missing = try run("compare", "fall", "--against", "nothing.mov", in: folder)
    #expect(missing.exitCode == 2)
    #expect(missing.errors.contains("nothing.mov"))
    let unknown = try run("compare", "fal", "--against", "nothing.mov", in: folder)
    #expect(unknown.exitCode == 64)
    #expect(unknown.errors.contains("There is no scene “fal”. Did you mean fall?"))
    _ = try run("still", "fall", "--at", "0", "-o", "one.png", "-q", in: folder)
    let still = try run("compare", "fall", "--against", "one.png", in: folder)
    #expect(still.exitCode == 2)
    #expect(still.errors.contains("one.png has only 1 picture, which show no motion"))
  }

  @Test(arguments: [
    (["compare", "a"], "Give two films; or a scene, and --against with a recording of it."),
    (["compare", "a", "b", "-o", "plot.svg"], "-o writes the plot of a recording"),
    (["compare", "fall", "--against", "b", "--fit"], "--fit, --report and --junit are for two"),
    (["compare", "fall", "--against", "b", "--within", "0"], "--within 0.0 is not more than 0"),
    (["compare", "fall", "flick", "--against", "b"], "Give one scene, not 2."),
  ])
  func `what does not belong together is refused`(
    arguments: [String], sentence: String
  ) throws {
    let outcome = try RunningProgram.run("FixtureGallery", arguments, in: TemporaryFolder())
    #expect(outcome.exitCode == 64)
    #expect(outcome.errors.contains(sentence), "\(outcome.errors)")
  }
}
