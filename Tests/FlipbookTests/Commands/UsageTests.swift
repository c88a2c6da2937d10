import Foundation
import Testing

@testable import Flipbook

/// Wrong arguments give an error and exit code 64, and nothing is written.
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

  @Test(arguments: ["render", "still", "strip", "trace", "describe", "bench", "play"])
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
        .contains(
          "--loop says how often a GIF, an APNG, a WebP, an HTML, an SVG, a CSS file or a Swift file"
            + " plays, and none of them is made."
        )
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

  @Test func `an unknown verb is answered with the nearest ones`() throws {
    let sentence = "error: There is no command “rendre”. Did you mean render?"
    #expect(try refusal("rendre", "flick").hasPrefix(sentence))
    #expect(try refusal("rendre", "--all").hasPrefix(sentence))
    #expect(try refusal("help", "rendre").hasPrefix(sentence))
    #expect(
      try refusal("help", "frob").hasPrefix(
        "error: There is no command “frob”. `flipbook help` shows all."))
    #expect(try refusal("help", "render", "still").contains("one command at a time"))
  }

  @Test func `an unknown flag is answered with the nearest one`() throws {
    #expect(
      try refusal("render", "flick", "--fpss", "3").hasPrefix(
        "error: Unknown option '--fpss'. Did you mean '--fps'?"))
  }

  @Test(arguments: [
    (["trace", "flick", "--from", "1e300"], "--from 1e+300 is not a time; give seconds from 0 to"),
    (["still", "flick", "--at", "1,1e300"], "give seconds from 0 to 100000000, as in 0.25,1.5."),
    (["render", "flick", "--hold", "-1"], "--hold -1 is not between 0 and 600 seconds."),
    (["render", "flick", "--from", "-1"], "--from -1 is not a time; give seconds from 0 to"),
    (
      ["render", "flick", "--to", "-.5"], "--to -0.5 is no time from --from 0 on; give a later one."
    ),
    (["render", "flick", "--fps", "-1"], "--fps -1 is not between 1 and 960."),
    (["render", "flick", "--every", "-1"], "--every -1 is not between 1 and 1000000."),
    (["render", "flick", "--scale", "-1"], "--scale -1 is not between 0.1 and 10 pixels a point."),
    (["render", "flick", "--scale", "-inf"], "--scale -inf is not between 0.1 and 10"),
    (["render", "flick", "--loop", "-1"], "--loop -1 is not between 0 and 65535."),
    (
      ["render", "flick", "--quality", "30", "-o", "a.gif"],
      "--quality says how much a WebP, an MP4"
    ),
    (["render", "flick", "--quality", "-1"], "--quality -1 is not between 0 and 100."),
    (["render", "flick", "-j", "-1"], "--jobs -1 is not between 1 and 256."),
    (["render", "flick", "--max-size", "-5kB"], "give a size from 1 B"),
    (["still", "flick", "--at", "-1"], "give seconds from 0 to 100000000, as in"),
    (["strip", "flick", "--count", "-1"], "--count -1 is not between 1 and 500."),
    (["bench", "flick", "--plays", "-1"], "--plays -1 is not between 1 and 1000."),
    (["compare", "a", "b", "--tolerance", "-1"], "is not between 0 and 1."),
    (["compare", "a", "b", "--window", "-1"], "--window -1 is not between 1 and 4096 pixels."),
    (["compare", "a", "b", "--actual-fps", "-1"], "is not between 0.01 and 10000."),
  ])
  func `a number out of range is refused for what it is`(
    arguments: [String], sentence: String
  ) throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run("flipbook", arguments, in: folder)
    #expect(outcome.exitCode == 64)
    #expect(outcome.errors.hasPrefix("error: "))
    #expect(outcome.errors.contains(sentence))
    #expect(!outcome.errors.contains("Missing value"))
  }

  @Test(arguments: [
    (["bench", "flick", "--legend"], "--legend is about the colours of --xray"),
    (["render", "flick", "--no-legend", "-o", "a.gif"], "--no-legend is about the colours of"),
    (["still", "flick", "--at", "1", "--legend"], "--legend is about the colours of --xray"),
    (["strip", "flick", "--legend"], "--legend is about the colours of --xray"),
    (["render", "flick", "--dry-run", "--json"], "leave out --json."),
    (
      ["render", "flick", "--compression", "fast", "-o", "a.gif"],
      "--compression is for PNG frames in a folder"
    ),
    (
      ["still", "flick", "--at", "1", "--compression", "fast", "-o", "a.svg"],
      "--compression is for a PNG"
    ),
    (["render", "flick", "--scale", "2", "-o", "a.json"], "--scale counts pixels"),
    (
      ["render", "flick", "--border", "-o", "a.css", "-o", "a.swift"],
      "--border is for pictures, and CSS and Swift"
    ),
    (["render", "flick", "--xray", "-o", "a.css"], "--xray is for pictures"),
    (
      ["render", "flick", "--crop", "320,0,10x10", "-o", "a.svg"],
      "The part from 320,0 on lies beyond the screen of “flick”, which is 320×568 points large."
    ),
    (["trace", "flick", "--json", "-o", "a.csv"], "let a path end with .json."),
    (["trace", "flick", "--scale", "2"], "--scale is for a plot of pixels"),
    (["describe", "flick", "--motion", "--at", "1"], "--at is the moment of views"),
    (["record", "flick", "--fps", "90"], "--fps 90 would record some steps twice"),
    (["verify", "flick", "--fps", "7"], "--fps 7 would record some steps twice"),
    (
      ["verify", "flick", "--on", "motion", "--max-diff", "0.1"],
      "--max-diff is for pictures, and --on motion compares none"
    ),
    (["verify", "flick", "--window", "16"], "--window is the side of the window of --max-window"),
    (["compare", "a", "b", "--window", "16"], "--window is the side of the window of"),
    (["compare", "a", "b", "--within", "2"], "--within is for a recording"),
    (
      ["compare", "flick", "--against", "b", "--reference-fps", "30"],
      "--reference-fps is for two films"
    ),
    (["compare", "flick", "--against", "b", "--tolerance", "0.1"], "--tolerance is for two films"),
    (["watch", "flick", "--once", "--port", "9000"], "--port is for the page"),
    (["docs", "page.md", "--prune"], "--prune looks for pictures below folders"),
  ])
  func `an option that would do nothing is refused`(
    arguments: [String], sentence: String
  ) throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run("flipbook", arguments, in: folder)
    #expect(outcome.exitCode == 64)
    #expect(outcome.errors.contains(sentence), "\(outcome.errors)")
    #expect(try folder.everything().isEmpty)
  }

  /// With several files, an option is for one of them.
  @Test func `an option that does something in one of several files is taken`() throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run(
      "FixtureGallery",
      [
        "render", "fall", "--to", "0.1", "--border", "--scale", "0.5", "--compression", "small",
        "-o", "a.css", "-o", "frames/",
      ], in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
  }

  @Test func `what draws nothing in a scene is told`() throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run(
      "FixtureGallery",
      ["render", "fall", "--to", "0.1", "--captions", "--touches", "-o", "a.gif"],
      in: folder)
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.contains("fall: --captions draws nothing, since it has none.\n"))
    #expect(outcome.errors.contains("fall: --touches draws nothing, since nobody touches"))
  }

  @Test func `a rate is that of a folder, and no file's`() throws {
    let folder = try TemporaryFolder()
    for place in ["a.gif", "a/"] {
      _ = try RunningProgram.run(
        "FixtureGallery", ["render", "fall", "--to", "0.1", "-o", place], in: folder)
    }
    func compared(_ words: String...) throws -> RunningProgram.Outcome {
      try RunningProgram.run("FixtureGallery", ["compare"] + words, in: folder)
    }
    let refused = try compared("a.gif", "a", "--reference-fps", "30")
    #expect(refused.exitCode == 64)
    #expect(refused.errors.contains("--reference-fps is for a folder of pictures; a.gif tells its"))
    #expect(try compared("a", "a", "--reference-fps", "30", "--actual-fps", "30").exitCode == 0)
  }

  @Test func `a name that is no UTF-8 is refused`() throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run(
      "flipbook", ["render", "falling-square", "-o"], in: folder,
      script: #"run "$(printf '\377.gif')""#)
    #expect(outcome.exitCode == 64)
    #expect(outcome.errors.contains("“\u{FFFD}.gif” is not in UTF-8."))
    #expect(try folder.everything().isEmpty)
  }

  @Test func `what comes after two dashes is no value`() {
    #expect(
      CommandLineWords(["render", "--hold", "-1", "--", "--hold", "-1"])
        .withNegativeNumbersAsValues == ["render", "--hold=-1", "--", "--hold", "-1"])
    #expect(
      CommandLineWords(["render", "-2", "-1", "--to=1", "-1"]).withNegativeNumbersAsValues
        == ["render", "-2", "-1", "--to=1", "-1"])
  }
}
