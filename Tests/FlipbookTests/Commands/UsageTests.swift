import Foundation
import Testing

/// What is typed wrong: a sentence, exit code 64, and nothing written.
@Suite struct UsageTests {
  private func refusal(_ arguments: String...) throws -> String {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run("flipbook", arguments, in: folder)
    #expect(outcome.exitCode == 64)
    #expect(outcome.output.isEmpty)
    #expect(try folder.everything().isEmpty)
    return outcome.errors
  }

  @Test func `an unknown scene is answered with the nearest names`() throws {
    let errors = try refusal("render", "flik")
    #expect(errors.contains("There is no scene “flik”. Did you mean flick?"))
  }

  @Test(arguments: ["render", "still", "strip", "trace", "bench"])
  func `a scene that is like no other is answered with the way to all names`(verb: String) throws {
    let more = verb == "still" ? ["--at", "0"] : []
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run("flipbook", [verb, "no-such-scene"] + more, in: folder)
    #expect(outcome.exitCode == 64)
    #expect(
      outcome.errors.contains("There is no scene “no-such-scene”. `flipbook list` shows all."))
    #expect(try folder.everything().isEmpty)
  }

  @Test func `a number of plays is refused where nothing plays again`() throws {
    #expect(
      try refusal("render", "flick", "--loop", "3", "-o", "frames/", "-o", "film.mp4")
        .contains("--loop says how often a GIF, an APNG or a WebP plays, and none of them is made.")
    )
  }

  @Test func `an unknown extension is answered with what is supported`() throws {
    let errors = try refusal("render", "flick", "-o", "flick.avi")
    #expect(errors.contains("“flick.avi” cannot be written: give "))
    for format in [".gif", ".apng", ".webp", ".mp4", ".webm", "a folder"] {
      #expect(errors.contains(format))
    }
  }

  @Test func `rendering nothing is refused`() throws {
    #expect(try refusal("render").contains("Name one scene or more, or give --all."))
    #expect(try refusal("render", "flick", "--all").contains("not both"))
  }

  @Test func `several scenes in one file are refused`() throws {
    #expect(try refusal("render", "--all", "-o", "film.gif").contains("films/{scene}.gif"))
  }

  @Test func `a GIF of 60 frames a second is refused`() throws {
    let errors = try refusal("render", "flick", "-o", "flick.gif", "--fps", "60")
    #expect(errors.contains("up to 50"))
  }

  @Test func `an unknown verb or flag is refused`() throws {
    #expect(try refusal("rendre", "flick").contains("rendre"))
    #expect(try refusal("render", "flick", "--frames", "3").contains("--frames"))
  }
}
