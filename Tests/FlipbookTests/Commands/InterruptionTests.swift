import Foundation
import Testing

/// A signal ends a command with its exit code, and what was finished stays.
@Suite struct InterruptionTests {
  /// Waits, in real time, until `condition` holds; a folder that changes while it is listed is listed
  /// again.
  private func wait(until condition: () throws -> Bool) {
    let deadline = ContinuousClock.now + .seconds(60)
    while (try? condition()) != true {
      guard ContinuousClock.now < deadline else {
        Issue.record("nothing happened for a minute")
        return
      }
      usleep(20_000)
    }
  }

  @Test func `an interrupted film leaves nothing and says what was finished`() throws {
    let folder = try TemporaryFolder()
    let program = try RunningProgram("FixtureGallery", ["render", "still", "endless"], in: folder)
    wait {
      try folder.files().contains { $0.contains(".flipbook") && $0.hasSuffix("00040.png") }
    }
    program.interrupt()
    let outcome = try program.outcome()
    #expect(outcome.exitCode == 130)
    let sentence = "Interrupted; finished before: output/still/, output/still.gif."
    #expect(outcome.errors.contains(sentence))
    #expect(!outcome.errors.contains("error"))
    let files = try folder.everything()
    #expect(files.contains("output/still.gif"))
    #expect(!files.contains { $0.contains("endless") || $0.contains(".flipbook") })
  }

  @Test func `a scene whose code never comes back can be interrupted`() throws {
    let folder = try TemporaryFolder()
    let program = try RunningProgram("FixtureGallery", ["render", "stuck"], in: folder)
    wait { try folder.everything().contains { $0.contains(".flipbook") } }
    program.interrupt()
    let outcome = try program.outcome()
    #expect(outcome.exitCode == 130)
    #expect(outcome.errors.contains("Interrupted; nothing was finished."))
    #expect(try folder.everything().isEmpty)
  }

  @Test func `a film over an old one leaves the old one when it is interrupted`() throws {
    let folder = try TemporaryFolder()
    let place = ["-q", "-o", "film/", "-o", "film.gif"]
    _ = try RunningProgram.run("FixtureGallery", ["render", "still"] + place, in: folder)
    let before = try folder.files().map { try folder.contents(of: $0) }
    let program = try RunningProgram("FixtureGallery", ["render", "endless"] + place, in: folder)
    wait {
      try folder.files().contains { $0.contains(".flipbook") && $0.hasSuffix("00040.png") }
    }
    program.interrupt()
    #expect(try program.outcome().exitCode == 130)
    #expect(try folder.files().map { try folder.contents(of: $0) } == before)
  }

  /// Starts a film without end, and waits for its first frames.
  private func endlessFilm(in folder: TemporaryFolder, script: String) throws -> RunningProgram {
    let program = try RunningProgram(
      "FixtureGallery", ["render", "endless", "-o", "film/"], in: folder, script: script)
    wait { try folder.files().contains { $0.hasSuffix("00020.png") } }
    return program
  }

  @Test(arguments: [(SIGHUP, 129), (SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func `each signal has its code, and leaves nothing`(signal: Int32, code: Int32) throws {
    let folder = try TemporaryFolder()
    let program = try endlessFilm(in: folder, script: "run")
    program.send(signal)
    let outcome = try program.outcome()
    #expect(outcome.exitCode == code)
    #expect(outcome.errors.contains("Interrupted; nothing was finished."))
    #expect(try folder.everything().isEmpty)
  }

  @Test(arguments: ["run 2>/dev/full", "run 2>&-"])
  func `an interruption needs nobody to tell it to`(script: String) throws {
    let folder = try TemporaryFolder()
    let program = try endlessFilm(in: folder, script: script)
    program.interrupt()
    #expect(try program.outcome().exitCode == 130)
    #expect(try folder.everything().isEmpty)
  }

  @Test func `what was ignored from the start stays ignored`() throws {
    let folder = try TemporaryFolder()
    let program = try endlessFilm(in: folder, script: "trap '' HUP INT; run")
    program.send(SIGHUP)
    program.send(SIGINT)
    wait { try folder.files().contains { $0.hasSuffix("00200.png") } }
    #expect(program.isRunning)
    program.send(SIGTERM)
    #expect(try program.outcome().exitCode == 143)
  }

  @Test func `a film that was stopped goes on`() throws {
    let folder = try TemporaryFolder()
    let program = try endlessFilm(in: folder, script: "run")
    for _ in 0..<5 {
      program.send(SIGSTOP)
      usleep(20_000)
      program.send(SIGCONT)
      usleep(20_000)
    }
    let count = try folder.files().count
    wait { try folder.files().count > count + 100 }
    program.interrupt()
    #expect(try program.outcome().exitCode == 130)
  }

  @Test(arguments: [
    ["render", "leaving"], ["still", "leaving", "--at", "1"], ["trace", "leaving"],
    ["record", "leaving"],
  ])
  func `a scene that ends the process is told, and leaves nothing`(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run("FixtureGallery", arguments, in: folder)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("The scene “leaving” ended the process itself."))
    #expect(outcome.output.isEmpty)
    #expect(try folder.everything().isEmpty)
  }
}
