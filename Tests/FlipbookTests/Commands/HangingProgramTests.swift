import Foundation
import Testing

/// An ffmpeg that hangs does not make a film hang.
@Suite struct HangingProgramTests {
  /// Renders a video with an ffmpeg that does nothing, and waits until it runs.
  private func stuckFilm(
    in folder: TemporaryFolder
  ) throws -> (program: RunningProgram, id: pid_t, ffmpeg: pid_t) {
    let tools = folder.tools
    try folder.putTool(
      "#!/bin/sh\necho $$ $PPID > '\(tools.path)/id'; exec sleep 1000\n", named: "ffmpeg")
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
