import Foundation
import Testing

@testable import Files

/// Programs of the system that hang or say nothing do not make this one hang.
@Suite struct OtherProgramTests {
  @Test func `what a program says comes back, and nothing where it says nothing`() {
    #expect(OtherProgram.output(of: "echo", ["a", "b"]) == "a b")
    #expect(OtherProgram.output(of: "sh", ["-c", "echo a; exit 3"]) == "a")
    #expect(OtherProgram.output(of: "true", []) == nil)
    #expect(OtherProgram.output(of: "no-such-program", ["-version"]) == nil)
    let long = OtherProgram.output(of: "sh", ["-c", "yes | head -c 300000"])
    #expect(long?.count == 299_999)
  }

  @Test(arguments: ["sleep 1000", "echo a; sleep 1000", "echo a; while sleep 0.02; do echo; done"])
  func `a program that does not end counts as none`(lines: String) {
    let start = ContinuousClock.now
    let output = OtherProgram.output(of: "sh", ["-c", lines], within: .seconds(1))
    #expect(ContinuousClock.now - start < .seconds(60))
    #expect(output == nil)
  }

  /// Renders a video with an ffmpeg that does nothing, and waits until it runs.
  private func stuckFilm(
    in folder: TemporaryFolder
  ) throws -> (program: RunningProgram, id: pid_t, ffmpeg: pid_t) {
    let tools = folder.logs.appending(path: "tools")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    let ffmpeg = tools.appending(path: "ffmpeg")
    try Data("#!/bin/sh\necho $$ $PPID > '\(tools.path)/id'; exec sleep 1000\n".utf8)
      .write(to: ffmpeg)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: ffmpeg.path)
    let program = try RunningProgram.buildFolder.appending(path: "FixtureGallery").path
    let film = try RunningProgram(
      "/bin/sh",
      ["-c", "PATH='\(tools.path)':$PATH exec '\(program)' render fall -o film.mp4 -q --force"],
      in: folder)
    let id = tools.appending(path: "id")
    for _ in 0..<6000 {
      usleep(10_000)
      guard FileManager.default.fileExists(atPath: id.path) else { continue }
      let ids = try String(contentsOf: id, encoding: .utf8).split(whereSeparator: \.isWhitespace)
        .compactMap { pid_t($0) }
      if ids.count == 2 { return (film, ids[1], ids[0]) }
    }
    throw CancellationError()
  }

  private func isAlive(_ id: pid_t) -> Bool {
    do {
      return try !String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8).contains(") Z ")
    } catch {
      return false
    }
  }

  /// An ffmpeg that took no frame once made the film wait for ever, and went on after it.
  @Test(arguments: [SIGINT, SIGTERM, SIGKILL])
  func `an ffmpeg that hangs ends with the film`(signal: Int32) throws {
    let folder = try TemporaryFolder()
    let stuck = try stuckFilm(in: folder)
    #expect(isAlive(stuck.ffmpeg))
    kill(stuck.id, signal)
    #expect(try stuck.program.outcome().exitCode == 128 + signal)
    for _ in 0..<3000 where isAlive(stuck.ffmpeg) { usleep(10_000) }
    #expect(!isAlive(stuck.ffmpeg))
    if signal != SIGKILL { #expect(try folder.everything().isEmpty) }
  }
}
