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
    // Half of the pixels, cut at two edges, at 59.94 pictures a second.
    let cut = "fps=60000/1001,scale=iw/2:ih/2,crop=iw-20:ih-40:8:30"
    try record("cut.mp4", cut, in: folder)
    let same = try run("compare", "fall", "--against", "cut.mp4", in: folder)
    #expect(same.exitCode == 0, "\(same.output)\(same.errors)")
    #expect(same.output.hasPrefix("cut.mp4 beside fall: same.\n"))
    let aligned = try told(by: run("compare", "fall", "--against", "cut.mp4", "--json", in: folder))
    // Half a pixel, and half a picture.
    #expect(abs(aligned.alignment.left + 8) < 0.5)
    #expect(abs(aligned.alignment.top + 30) < 0.5)
    #expect(abs(aligned.alignment.start) < 0.5 / 60)
    #expect(aligned.explanation == nil)

    // More slowly, as if gravity were 1/1.21 of what it is.
    try record("slow.mp4", "setpts=1.1*PTS,\(cut)", in: folder)
    let slow = try run(
      "compare", "fall", "--against", "slow.mp4", "--json", "-o", "plot.svg", in: folder)
    #expect(slow.exitCode == 1, "\(slow.output)\(slow.errors)")
    let explanation = try #require(try told(by: slow).explanation)
    #expect(explanation.parameter == "UIGravityBehavior.magnitude")
    #expect(abs(explanation.factor - 1 / 1.21) < 0.02 / 1.21)
    #expect(try folder.contents(of: "plot.svg").starts(with: Data("<svg".utf8)))
  }

  /// What a comparison tells programs.
  private struct Told: Decodable {
    struct Alignment: Decodable { let left, top, start: Double }
    struct Explanation: Decodable {
      let parameter: String
      let factor: Double
    }
    let alignment: Alignment
    let explanation: Explanation?
  }

  private func told(by outcome: RunningProgram.Outcome) throws -> Told {
    try JSONDecoder().decode(Told.self, from: Data(outcome.output.utf8))
  }

  /// Makes a recording of the film `fall.mp4`.
  private func record(_ name: String, _ filters: String, in folder: TemporaryFolder) throws {
    let recorder = Process()
    recorder.executableURL = URL(filePath: "/usr/bin/env")
    recorder.currentDirectoryURL = folder.url
    recorder.arguments = [
      "ffmpeg", "-v", "error", "-i", "fall.mp4", "-vf", filters, "-crf", "23", name,
    ]
    try recorder.run()
    recorder.waitUntilExit()
    try #require(recorder.terminationStatus == 0)
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
