import Foundation
import Testing

/// Closed, full or unread standard streams, and few open files.
///
/// The exit code stays the same, and no signal ends the process.
@Suite struct StreamTests {
  /// Commands with their exit codes when all streams are in order.
  private static let commands: [(arguments: [String], code: Int32)] = [
    (["render", "still", "-o", "film.gif"], 0), (["verify", "still"], 1), (["render", "miss"], 2),
    (["render", "nothing"], 64), (["rendre"], 64),
  ]

  @Test(arguments: ["run 2>/dev/full", "run 2>&-"], commands)
  func `a standard error that takes nothing changes no exit code`(
    script: String, command: (arguments: [String], code: Int32)
  ) throws {
    let outcome = try RunningProgram.run(
      "FixtureGallery", command.arguments, in: TemporaryFolder(), script: script)
    #expect(outcome.exitCode == command.code)
  }

  @Test(arguments: commands)
  func `a standard error that nobody reads changes no exit code`(
    command: (arguments: [String], code: Int32)
  ) throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let outcome = try RunningProgram.run(
      "FixtureGallery", command.arguments, in: TemporaryFolder(),
      standardError: pipe.fileHandleForWriting)
    #expect(outcome.exitCode == command.code)
  }

  @Test func `a film is the same where all streams are closed`() throws {
    let folder = try TemporaryFolder()
    let place = ["-q", "-o", "open.gif"]
    _ = try RunningProgram.run("FixtureGallery", ["render", "fall"] + place, in: folder)
    let outcome = try RunningProgram.run(
      "FixtureGallery", ["render", "fall", "-q", "-o", "closed.gif"], in: folder,
      script: "run <&- >&- 2>&-")
    #expect(outcome.exitCode == 0)
    #expect(try folder.files() == ["closed.gif", "open.gif"])
    #expect(try folder.contents(of: "closed.gif") == folder.contents(of: "open.gif"))
  }

  @Test(arguments: [["list"], ["--help"], ["help", "render"], ["render", "still", "-o", "-"]])
  func `a result for a closed standard output is told`(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run(
      "FixtureGallery", arguments, in: folder, script: "run >&-")
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.errors
        == "error: The standard output could not be written: Bad file descriptor.\n")
    #expect(try folder.everything().isEmpty)
  }

  @Test(arguments: [
    ["--help"], ["--version"], ["help", "render"], ["render", "--help"], ["list"],
  ])
  func `help for a full disk is told, and for nobody is no error`(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let full = try RunningProgram.run(
      "FixtureGallery", arguments, in: folder, script: "run >/dev/full")
    #expect(full.exitCode == 2)
    #expect(
      full.errors == "error: The standard output could not be written: No space left on device.\n")
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let unread = try RunningProgram.run(
      "FixtureGallery", arguments, in: folder, standardOutput: pipe.fileHandleForWriting)
    #expect(unread.exitCode == 141)
    #expect(unread.errors.isEmpty)
  }

  @Test func `what a scene prints and nobody can write is told`() throws {
    let arguments = ["render", "talking", "-q", "-o", "film.gif"]
    let folder = try TemporaryFolder()
    let full = try RunningProgram.run(
      "FixtureGallery", arguments, in: folder, script: "run >/dev/full")
    #expect(full.exitCode == 2)
    #expect(full.errors.hasPrefix("error: The standard output could not be written: "))
    let whole = try RunningProgram.run("FixtureGallery", arguments + ["--force"], in: folder)
    #expect(whole.exitCode == 0)
    #expect(whole.output.hasPrefix("A square at "))
  }

  @Test(arguments: [4, 5, 6, 8, 10, 12, 16, 24, 32, 34, 36, 40, 48, 64])
  func `few open files are enough or are told`(count: Int) throws {
    let folder = try TemporaryFolder()
    try Data("GIF".utf8).write(to: folder.url.appending(path: "broken.gif"))
    for arguments in [
      ["render", "still", "-o", "frames/", "-o", "film.gif"], ["still", "fall", "--at", "0.5"],
      ["verify", "still"], ["compare", "broken.gif", "broken.gif"], ["doctor"], ["list"],
      ["--help"], ["trace", "still"],
    ] {
      let outcome = try RunningProgram.run(
        "FixtureGallery", arguments, in: folder, script: "ulimit -n \(count); run")
      #expect([0, 1, 2].contains(outcome.exitCode), "\(arguments)")
      if outcome.exitCode == 2 {
        #expect(outcome.errors.contains("error: "), "\(arguments)")
      }
      if count < 32 {
        #expect(
          outcome.errors.contains(
            "Only \(count) files may be open at a time, and too few of them are free."))
      }
    }
  }

  @Test(arguments: [36, 40, 48, 64, 120])
  func `many films at once are enough or are told`(count: Int) throws {
    let folder = try TemporaryFolder()
    let places = (0..<16).flatMap { ["-o", "\($0).gif"] }
    let outcome = try RunningProgram.run(
      "FixtureGallery", ["render", "still"] + places, in: folder, script: "ulimit -n \(count); run")
    // 16 films with 4 files each, 32 for everything else, and what is open from the start.
    #expect(outcome.exitCode == (count < 96 ? 2 : 0))
    guard outcome.exitCode == 2 else { return }
    #expect(outcome.errors.contains("Only \(count) files may be open at a time"))
    #expect(try folder.everything().isEmpty)
    // The advice in the error works.
    let advice = try #require(outcome.errors.firstMatch(of: /ulimit -n \d+/))
    let again = try RunningProgram.run(
      "FixtureGallery", ["render", "still"] + places, in: folder, script: "\(advice.0); run")
    #expect(again.exitCode == 0)
  }

  @Test func `a limit that may be raised is raised`() throws {
    let outcome = try RunningProgram.run(
      "FixtureGallery", ["render", "still", "-o", "film.gif"], in: TemporaryFolder(),
      script: "ulimit -S -n 12; run")
    #expect(outcome.exitCode == 0)
  }

  @Test(arguments: [("trace", "big.csv"), ("render", "big.apng")])
  func `what is too much for a file is told`(verb: String, name: String) throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run(
      "FixtureGallery", [verb, "fall", "-o", name], in: folder, script: "ulimit -f 1; run")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("cannot write \(name): File too large"))
    #expect(try folder.everything().isEmpty)
  }

  @Test func `what a play prints line by line and nobody can write is told`() throws {
    let folder = try TemporaryFolder()
    let arguments = ["render", "talking", "still", "-q", "-o", "{scene}.gif"]
    let full = try RunningProgram.run(
      "FixtureGallery", arguments, in: folder, script: "run >/dev/full")
    #expect(full.exitCode == 2)
    #expect(full.errors.hasPrefix("error: The standard output could not be written: "))
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let unread = try RunningProgram.run(
      "FixtureGallery", arguments + ["--force"], in: folder,
      standardOutput: pipe.fileHandleForWriting)
    #expect(unread.exitCode == 141)
    #expect(unread.errors.isEmpty)
  }

  @Test func `a line that a scene does not end does not run into ours`() throws {
    let outcome = try RunningProgram.run(
      "FixtureGallery", ["verify", "talking", "still"], in: TemporaryFolder())
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count > 2 && lines.contains("It has more to say"), "\(lines)")
  }

  @Test(arguments: [
    ["trace", "talking"], ["describe", "talking", "--json"],
    ["bench", "talking", "--plays", "1", "--json"],
  ])
  func `what a scene prints does not stand among results`(arguments: [String]) throws {
    let outcome = try RunningProgram.run("FixtureGallery", arguments, in: TemporaryFolder())
    #expect(outcome.exitCode == 0)
    #expect(!outcome.output.contains("It has more to say"))
    #expect(outcome.errors.contains("It has more to say"))
  }
}
