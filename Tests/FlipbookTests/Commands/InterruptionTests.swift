import Foundation
import Testing

@testable import Flipbook

/// SIGINT in the middle: exit code 130, and what was finished stays.
@Suite struct InterruptionTests {
  /// Waits, in real time, until `condition` holds.
  private func wait(until condition: () throws -> Bool) throws {
    let deadline = ContinuousClock.now + .seconds(60)
    while try !condition() {
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
    try wait {
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
    try wait { try folder.everything().contains { $0.contains(".flipbook") } }
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
    try wait {
      try folder.files().contains { $0.contains(".flipbook") && $0.hasSuffix("00040.png") }
    }
    program.interrupt()
    #expect(try program.outcome().exitCode == 130)
    #expect(try folder.files().map { try folder.contents(of: $0) } == before)
  }
}
