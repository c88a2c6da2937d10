import Foundation
import Testing

/// Several independent runs make one film.
@Suite struct ShardTests {
  private func render(_ arguments: [String], in folder: TemporaryFolder) throws -> String {
    let outcome = try RunningProgram.run("FixtureGallery", ["render"] + arguments, in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    return outcome.output
  }

  private func frames(_ path: String, in folder: TemporaryFolder) throws -> [String: Data] {
    let names = try folder.files(in: path).filter { $0.hasSuffix(".png") }
    return try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try folder.contents(of: "\(path)/\($0)")) })
  }

  @Test(arguments: [2, 3, 12])
  func `the folders of all shares together are the whole`(count: Int) throws {
    let folder = try TemporaryFolder()
    let film = ["fall", "--hold", "0.1", "--scale", "0.5"]
    _ = try render(film + ["-o", "whole/"], in: folder)
    let whole = try frames("whole", in: folder)
    #expect(whole.count == 67)
    var union: [String: Data] = [:]
    for number in 1...count {
      let said = try render(
        film + ["--shard", "\(number)/\(count)", "-o", "\(number)/"], in: folder)
      #expect(said.hasPrefix("fall, share \(number)/\(count): 1.12 s in \(number)/ ("))
      let share = try frames("\(number)", in: folder)
      #expect(share.count <= whole.count / count + 8)
      union.merge(share) { _, _ in
        Issue.record("a frame is in two shares")
        return Data()
      }
    }
    #expect(union == whole)
  }

  @Test func `shares that run at the same time into one folder make the whole`() throws {
    let folder = try TemporaryFolder()
    _ = try render(["fall", "-o", "whole/"], in: folder)
    // Frames of an earlier, longer film are removed, and other files stay.
    _ = try render(["fall", "--hold", "0.5", "-o", "shared/"], in: folder)
    #expect(
      try frames("shared", in: folder).count == frames("whole", in: folder).count + 30)
    try Data("mine".utf8).write(to: folder.url.appending(path: "shared/notes.txt"))
    let runs = try (1...4).map {
      try RunningProgram(
        "FixtureGallery", ["render", "fall", "-q", "--shard", "\($0)/4", "-o", "shared/"],
        in: folder, logs: "\($0)")
    }
    for run in runs {
      let outcome = try run.outcome()
      #expect(outcome.exitCode == 0, "\(outcome.errors)")
    }
    #expect(try frames("shared", in: folder) == frames("whole", in: folder))
    let others = try folder.files(in: "shared").filter { !$0.hasSuffix(".png") }
    #expect(others == ["notes.txt"])
  }

  @Test func `an interrupted share leaves the frames of the others`() throws {
    let folder = try TemporaryFolder()
    _ = try render(["fall", "--shard", "2/2", "-o", "film/"], in: folder)
    let before = try frames("film", in: folder)
    let program = try RunningProgram(
      "FixtureGallery", ["render", "endless", "--shard", "1/2", "-o", "film/"], in: folder)
    let deadline = ContinuousClock.now + .seconds(60)
    while try folder.files().filter({ $0.contains(".flipbook-") }).count < 20,
      ContinuousClock.now < deadline
    {
      usleep(20_000)
    }
    program.interrupt()
    #expect(try program.outcome().exitCode == 130)
    #expect(try frames("film", in: folder) == before)
    #expect(try !folder.everything().contains { $0.contains(".flipbook-") })
  }

  @Test func `one film in one file cannot be shared, several are shared by scenes`() throws {
    let folder = try TemporaryFolder()
    let refused = try RunningProgram.run(
      "FixtureGallery", ["render", "fall", "--shard", "1/2", "-o", "fall.gif"], in: folder)
    #expect(refused.exitCode == 64)
    #expect(refused.errors.contains("fall.gif is one file, which 2 runs cannot share. Render"))
    #expect(try folder.everything().isEmpty)
    var said: [String] = []
    for number in 1...3 {
      said.append(try render(["fall", "still", "--shard", "\(number)/3"], in: folder))
    }
    #expect(said[0].hasPrefix("still: ") || said[0].hasPrefix("fall: "))
    #expect(said.map { $0.split(separator: "\n").count } == [1, 1, 0])
    let films = try folder.files(in: "output").filter { $0.hasSuffix(".gif") && !$0.contains("/") }
    #expect(films == ["fall.gif", "still.gif"])
  }

  @Test(arguments: [
    ("0/2", "is not between 1/2 and 2/2; shares count from 1"), ("3/2", "is not between 1/2"),
    ("1/0", "is of 0 runs, not of 1 to 100000"), ("1", "is no share; give I/N, as in 1/4 to 4/4"),
    ("1/2/3", "is no share"), ("+1/2", "is no share"), ("a/b", "is no share"), ("", "is no share"),
  ])
  func `what is no share is refused`(shard: String, sentence: String) throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run(
      "FixtureGallery", ["render", "fall", "--shard", shard, "-o", "film/"], in: folder)
    #expect(outcome.exitCode == 64)
    #expect(outcome.errors.contains("--shard \(shard) \(sentence)"))
    #expect(try folder.everything().isEmpty)
  }

  /// The recipe of docs/sharding.md.
  @Test(.enabled(if: GNUParallel.isInstalled, "GNU parallel is missing: apt-get install parallel"))
  func `GNU parallel makes the whole of shares`() throws {
    let folder = try TemporaryFolder()
    _ = try render(["fall", "still", "-o", "whole/{scene}/"], in: folder)
    let program = try RunningProgram.buildFolder.appending(path: "FixtureGallery").path
    let outcome = try RunningProgram.run(
      "/usr/bin/env",
      [
        "parallel", "--halt", "now,fail=1", "--jobs", "2", "'\(program)'", "render", "fall",
        "still", "--jobs", "1", "--shard", "{}/4", "-o", "'shared/{scene}/'", ":::", "1", "2", "3",
        "4",
      ], in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(try frames("shared", in: folder).count == 61 + 31)
    #expect(try frames("shared", in: folder) == frames("whole", in: folder))
  }
}

/// GNU parallel, if it is installed.
///
/// Source: https://www.gnu.org/software/parallel.
private enum GNUParallel {
  static var isInstalled: Bool {
    do {
      let outcome = try RunningProgram.run(
        "/usr/bin/env", ["parallel", "--version"], in: TemporaryFolder())
      let isInstalled = outcome.output.hasPrefix("GNU parallel")
      if !isInstalled { print("GNU parallel is missing, its test is skipped.") }
      return isInstalled
    } catch {
      return false
    }
  }
}
