import Foundation
import Testing

/// The command tells where the time of a scene goes.
@Suite struct BenchCommandTests {
  private let passes = [
    "time", "due calls", "touches", "keys", "animations", "simulation", "layout", "snapshot",
    "rasterize", "encode", "write", "all else",
  ]

  private func report(
    _ arguments: String..., in folder: TemporaryFolder
  ) throws -> [String: Any] {
    let outcome = try RunningProgram.run(
      "FixtureGallery", ["bench", "--json"] + arguments, in: folder)
    #expect(outcome.exitCode == 0 && outcome.errors.isEmpty)
    let data = Data(outcome.output.utf8)
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test func `a table has a row a pass and says what was measured`() throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run(
      "FixtureGallery", ["bench", "fall", "--plays", "2"], in: folder)
    #expect(outcome.exitCode == 0 && outcome.errors.isEmpty)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.first == "fall: 61 frames of 640×1136, one thread, medians of 2 plays")
    #expect(lines.dropFirst(2).prefix(12).map { $0.prefix(9) } == passes.map { padded($0) })
    #expect(lines.dropFirst(14).first?.hasPrefix("all ") == true)
    #expect(lines.last?.contains("frames a second, first frame after ") == true)
    #expect(lines.last?.hasSuffix(" MB of memory at most") == true)
    #expect(try folder.everything().isEmpty)
  }

  @Test func `the views and commands that cost most are named, the dearest first`() throws {
    let folder = try TemporaryFolder()
    let report = try report("fall", "--plays", "1", in: folder)
    let views = try #require(report["views"] as? [[String: Any]])
    // The white background covers the whole picture, the square little of it.
    #expect(views.count == 2)
    #expect(views.first?["name"] as? String == "<UIView: frame = (0 0; 320 568)>")
    #expect(views.last?["name"] as? String == "square")
    let commands = try #require(report["commands"] as? [[String: Any]])
    #expect(commands.compactMap { $0["name"] as? String }.allSatisfy { $0.hasPrefix("fill ") })
    let costs = commands.compactMap { $0["milliseconds"] as? Double }
    #expect(costs.count == 2 && costs == costs.sorted(by: >) && costs.allSatisfy { $0 > 0 })
  }

  @Test func `every pass took some time and together they took all of it`() throws {
    let folder = try TemporaryFolder()
    let report = try report("fall", "--plays", "1", in: folder)
    let rows = try #require(report["passes"] as? [[String: Any]])
    #expect(rows.map { $0["pass"] as? String } == passes)
    let milliseconds = rows.compactMap { $0["milliseconds"] as? Double }
    #expect(milliseconds.count == 12 && milliseconds.allSatisfy { $0 > 0 })
    let whole = try #require(report["milliseconds"] as? Double)
    // Rounding of sums, without a unit.
    #expect(abs(milliseconds.reduce(0, +) / whole - 1) < 1e-9)
    #expect(abs(rows.compactMap { $0["share"] as? Double }.reduce(0, +) - 1) < 1e-9)
    let rate = try #require(report["framesPerSecond"] as? Double)
    #expect(abs(rate * whole / 1000 - 1) < 1e-9)
    let first = try #require(report["firstFrame"] as? Double)
    #expect(first > 0)
    // The pixels of one picture alone. Units: bytes.
    #expect(try #require(report["peakMemory"] as? Int) > 640 * 1136 * 4)
  }

  @Test func `the part of the film, its rate and its scale are as in a film`() throws {
    let folder = try TemporaryFolder()
    let report = try report(
      "fall", "--plays", "1", "--fps", "30", "--to", "0.5", "--scale", "0.5", in: folder)
    #expect(report["frames"] as? Int == 16)
    #expect(report["width"] as? Int == 160 && report["height"] as? Int == 284)
  }

  @Test func `no plays are refused`() throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run(
      "FixtureGallery", ["bench", "fall", "--plays", "0"], in: folder)
    #expect(outcome.exitCode == 64)
    #expect(outcome.errors.contains("--plays 0 is not between 1 and 1000."))
  }

  @Test func `a part that no frame is in is told`() throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run(
      "FixtureGallery", ["bench", "still", "--from", "20"], in: folder)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("The scene “still” ends at 0.5 s, before 20 s."))
  }

  /// Returns the name of a pass as in the table, in nine columns.
  private func padded(_ pass: String) -> Substring {
    (pass + String(repeating: " ", count: 9)).prefix(9)
  }
}
