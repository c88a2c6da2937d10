import Foundation
import Testing

/// Scenes are rendered, and nothing unfinished is left when that fails.
@Suite struct RenderCommandTests {
  @Test func `a scene becomes a folder of frames and a GIF, told on one line`() throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run("FixtureGallery", ["render", "still"], in: folder)
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.isEmpty)
    let told = "still: 0.52 s in output/still/ (31 frames of 640×1136), output/still.gif ("
    #expect(outcome.output.hasPrefix(told))
    #expect(outcome.output.split(separator: "\n").count == 1)
    let frames = (0...30).map { "output/still/frame-000\($0 < 10 ? "0" : "")\($0).png" }
    #expect(try folder.files() == (frames + ["output/still.gif"]).sorted())
  }

  @Test(arguments: [
    ("flipbook", ["--all", "--every", "8"]), ("FixtureGallery", ["fall", "still"]),
  ])
  func `films do not depend on the number of jobs`(program: String, scenes: [String]) throws {
    let folder = try TemporaryFolder()
    for jobs in ["1", "2", "5"] {
      let places = ["-o", "\(jobs)/{scene}/", "-o", "\(jobs)/{scene}.gif"]
      let outcome = try RunningProgram.run(
        program, ["render", "-j", jobs] + scenes + places, in: folder)
      #expect(outcome.exitCode == 0)
    }
    let files = try folder.files(in: "1")
    #expect(files.count > 90)
    for jobs in ["2", "5"] {
      #expect(try folder.files(in: jobs) == files)
      for file in files {
        #expect(try folder.contents(of: "\(jobs)/\(file)") == folder.contents(of: "1/\(file)"))
      }
    }
  }

  @Test func `the physics is drawn over the views when it is asked for`() throws {
    let folder = try TemporaryFolder()
    for (name, flags) in [("plain", []), ("xray", ["--xray"])] as [(String, [String])] {
      let outcome = try RunningProgram.run(
        "flipbook", ["still", "flick", "--at", "0.2", "-o", "\(name).svg"] + flags, in: folder)
      #expect(outcome.exitCode == 0)
    }
    let plain = String(decoding: try folder.contents(of: "plain.svg"), as: UTF8.self)
    let xray = String(decoding: try folder.contents(of: "xray.svg"), as: UTF8.self)
    #expect(!plain.contains("stroke") && xray.contains("stroke"))
  }

  @Test func `a frame can be told as text, with what nobody sees of it`() throws {
    let folder = try TemporaryFolder()
    for (scene, seconds) in [("floating", "0.05"), ("fall", "1")] {
      let outcome = try RunningProgram.run(
        "FixtureGallery", ["still", scene, "-q", "--at", seconds, "-o", "\(scene).txt"], in: folder)
      #expect(outcome.exitCode == 0 && outcome.errors.isEmpty)
    }
    let floating = String(decoding: try folder.contents(of: "floating.txt"), as: UTF8.self)
    #expect(floating == "fill rectangle 0 0 40 40 rgba(1, 0.5, 0, 1) by 1 0 0 1 140 264\n")
    let fall = String(decoding: try folder.contents(of: "fall.txt"), as: UTF8.self)
      .split(separator: "\n")
    #expect(fall.count == 3)
    #expect(fall.last == "# 1: \(fall[1]) lies outside of what is seen")
  }

  @Test func `a part of a film is numbered from zero`() throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run(
      "FixtureGallery",
      ["render", "fall", "-q", "--from", "0.5", "--to", "0.6", "-o", "part/", "--hold", "0.05"],
      in: folder)
    #expect(outcome.exitCode == 0 && outcome.output.isEmpty && outcome.errors.isEmpty)
    // Seven frames, and the last one three times more.
    #expect(try folder.files(in: "part").count == 7 + 3)
    let last = try folder.contents(of: "part/frame-00006.png")
    #expect(try folder.contents(of: "part/frame-00009.png") == last)
    #expect(try folder.contents(of: "part/frame-00005.png") != last)
  }

  @Test func `a film can go to the standard output`() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "out.gif")
    try Data().write(to: file)
    let outcome = try RunningProgram.run(
      "FixtureGallery", ["render", "fall", "-o", "-"], in: folder,
      standardOutput: FileHandle(forWritingTo: file))
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.hasPrefix("fall: 1.02 s in the standard output"))
    let gif = try folder.contents(of: "out.gif")
    #expect(gif.starts(with: Data("GIF89a".utf8)) && gif.last == 0x3B)
  }

  @Test func `a summary can be data`() throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run(
      "FixtureGallery", ["render", "still", "--json"], in: folder)
    let data = Data(outcome.output.utf8)
    let scenes = try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(scenes.map { $0["scene"] as? String } == ["still"])
    let media = try #require(scenes.first?["media"] as? [[String: Any]])
    #expect(media.map { $0["frames"] as? Int } == [31, 16])
  }

  @Test func `a finger that misses is told, leaves nothing and stops no other scene`() throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run("FixtureGallery", ["render", "miss", "still"], in: folder)
    #expect(outcome.exitCode == 2)
    let sentence = "finger 1 of the scene “miss” misses the view “triangle” at 0.5 s"
    #expect(outcome.errors.contains("Fixtures.swift:"))
    #expect(outcome.errors.contains(sentence))
    #expect(outcome.errors.contains("1 of 2 scenes could not be rendered: miss."))
    #expect(outcome.output.hasPrefix("still: "))
    #expect(try folder.everything().contains { $0.contains("miss") } == false)
    #expect(try folder.everything().contains { $0.contains(".flipbook") } == false)
  }

  @Test func `an exception of the scene's own code is told and leaves nothing`() throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run("FixtureGallery", ["render", "raising"], in: folder)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("The scene “raising” stopped at "))
    #expect(outcome.errors.contains("*** Terminating app due to uncaught exception"))
    #expect(try folder.everything().isEmpty)
  }

  @Test func `a part that no frame is in is told`() throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run(
      "FixtureGallery", ["render", "still", "--from", "20"], in: folder)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("The scene “still” ends at 0.5 s, before 20 s."))
    let between = try RunningProgram.run(
      "FixtureGallery", ["render", "still", "--from", "0.101", "--to", "0.102"], in: folder)
    #expect(between.exitCode == 2)
    #expect(
      between.errors.contains("The scene “still” has no frame from 0.101 s to 0.102 s."))
    #expect(try folder.everything().isEmpty)
  }

  @Test func `a film behind a link is as large as the film`() throws {
    let folder = try TemporaryFolder()
    try Data().write(to: folder.url.appending(path: "a film with a long name.gif"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "film.gif").path,
      withDestinationPath: "a film with a long name.gif")
    let outcome = try RunningProgram.run(
      "FixtureGallery", ["render", "still", "-o", "film.gif", "--json"], in: folder)
    let size = try folder.contents(of: "film.gif").count
    #expect(size > 100)
    #expect(outcome.output.contains("\"bytes\" : \(size),"))
  }
}
