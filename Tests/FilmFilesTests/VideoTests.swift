import Foundation
import Pixels
import TemporaryFolders
import Testing

@testable import Files
@testable import FilmFiles

private let hasFFmpeg = OtherProgram.isThere("ffmpeg")

@Suite struct VideoTests {
  private let folder = TemporaryFolder()

  @Test(
    .enabled(if: hasFFmpeg, "ffmpeg is not installed"), arguments: VideoSettings.Format.allCases)
  func `a video shows every frame, nearly as it was`(format: VideoSettings.Format) throws {
    let frames = (0..<12).map { step in
      Frame.rectangle(
        x: 4 * step, y: 8, width: 16, height: 16, size: PixelSize(width: 80, height: 48))
    }
    let path = folder("film.\(format.rawValue)")
    let film = try VideoFilm(at: path, settings: VideoSettings(format: format))
    try FilmMaking.append(frames, to: film, together: 5)
    try film.append(nil)
    try film.finish()
    let shown = try OtherProgram.framesOfFFmpeg(path, frames[0].size)
    #expect(shown.count == 13)
    for (frame, wanted) in zip(shown, frames + [frames[11]]) {
      // Colours have half the resolution: look at the middle of the square and away from it.
      let x = try #require((0..<80).first { wanted[$0, 16] != 0xFFFF_FFFF }) + 8
      #expect(distance(frame[x, 16], wanted[x, 16]) <= 12)
      #expect(distance(frame[40, 40], 0xFFFF_FFFF) <= 6)
    }
    #expect(try folder.contents() == ["film.\(format.rawValue)"])
  }

  @Test(
    .enabled(if: hasFFmpeg, "ffmpeg is not installed"), arguments: VideoSettings.Format.allCases)
  func `the same film gives the same bytes`(format: VideoSettings.Format) throws {
    let frames = FilmMaking.frames(colors: 30)
    func bytes(_ together: Int) throws -> [UInt8] {
      let film = try VideoFilm(at: folder("film"), settings: VideoSettings(format: format))
      try FilmMaking.append(frames, to: film, together: together)
      try film.finish()
      return try folder.bytes(of: "film")
    }
    #expect(try bytes(100) == bytes(3))
  }

  @Test(.enabled(if: hasFFmpeg, "ffmpeg is not installed"))
  func `sides of an odd number of pixels get one more`() throws {
    let film = try VideoFilm(at: folder("film.mp4"), settings: VideoSettings(format: .mp4))
    try film.append(frame: Frame(size: PixelSize(width: 31, height: 17), filledWith: 0xFF00_FF00))
    try film.finish()
    let size = PixelSize(width: 32, height: 18)
    #expect(try OtherProgram.framesOfFFmpeg(folder("film.mp4"), size).count == 1)
  }

  @Test func `a missing ffmpeg is told with what to type`() throws {
    let error = #expect(throws: FilmFileError.self) {
      let film = try VideoFilm(
        at: folder("film.mp4"), settings: VideoSettings(format: .mp4), program: "no-such-ffmpeg")
      try film.append(frames: FilmMaking.frames(colors: 3))
      try film.finish()
    }
    #expect(
      error?.description
        == "the MP4 could not be made: it needs no-such-ffmpeg, which is missing; "
        + "type: sudo apt-get install ffmpeg")
    #expect(try folder.contents().isEmpty)
  }

  @Test func `a failing ffmpeg gives its last lines`() throws {
    let program = try script("echo 'first' >&2; echo 'no such codec' >&2; exit 3")
    let error = #expect(throws: FilmFileError.self) {
      let film = try VideoFilm(
        at: folder("film.webm"), settings: VideoSettings(format: .webm), program: program)
      try film.append(frames: FilmMaking.frames(colors: 3, count: 40))
      try film.finish()
    }
    #expect(error?.description.hasSuffix("ended with code 3: first / no such codec") == true)
    #expect(try folder.contents() == ["program"])
  }

  @Test func `an ffmpeg that says too much is cut short`() throws {
    let program = try script("head -c 3000000 /dev/zero | tr '\\0' x >&2; exit 1")
    let error = #expect(throws: FilmFileError.self) {
      let film = try VideoFilm(
        at: folder("film.mp4"), settings: VideoSettings(format: .mp4), program: program)
      try film.append(frames: FilmMaking.frames(colors: 3, count: 40))
      try film.finish()
    }
    let cut = String(repeating: "x", count: 200) + "…"
    #expect(error?.description.hasSuffix("ended with code 1: \(cut)") == true)
  }

  /// An ffmpeg that wrote nothing once left a film of no bytes, reported as made.
  @Test(arguments: [":", "rm -f \"${last#file:}\"", ": > \"${last#file:}\""])
  func `an ffmpeg that writes nothing is a failure and leaves no film`(what: String) throws {
    let program = try script("for last; do :; done; cat > /dev/null; \(what)")
    let error = #expect(throws: FilmFileError.self) {
      let film = try VideoFilm(
        at: folder("film.mp4"), settings: VideoSettings(format: .mp4), program: program)
      try film.append(frames: FilmMaking.frames(colors: 3))
      try film.finish()
    }
    let sentence = try #require(error).description
    #expect(sentence.hasSuffix("ended as if all were well and wrote nothing; install another"))
    #expect(try folder.contents() == ["program"])
  }

  @Test(arguments: ["exec sleep 1000", "cat > /dev/null; sleep 1000", "sleep 1000 & wait"])
  func `an ffmpeg that takes nothing or never ends is ended with a sentence`(what: String) throws {
    let program = try script(what)
    let error = #expect(throws: FilmFileError.self) {
      let film = try VideoFilm(
        at: folder("film.mp4"), settings: VideoSettings(format: .mp4), program: program, patience: 1
      )
      for _ in 0..<30 { try film.append(frames: FilmMaking.frames(colors: 3)) }
      try film.finish()
    }
    #expect(error?.description.contains("did nothing for 1 s and was ended") == true)
    #expect(try folder.contents() == ["program"])
  }

  @Test func `a film that is given up ends its ffmpeg and what that has started`() throws {
    let program = try script("sleep 1000 & echo $! > child; echo $$ > parent; wait")
    let film = try VideoFilm(
      at: folder("film.mp4"), settings: VideoSettings(format: .mp4), program: program)
    try film.append(frames: FilmMaking.frames(colors: 3, count: 1))
    var ids: [pid_t] = []
    while ids.count < 2 {
      usleep(10_000)
      ids = ["child", "parent"].compactMap { name in
        (try? String(decoding: folder.bytes(of: name), as: UTF8.self))
          .flatMap { pid_t($0.filter { $0 != "\n" }) }
      }
    }
    film.cancel()
    for _ in 0..<200 where ids.contains(where: isAlive) { usleep(10_000) }
    #expect(!ids.contains(where: isAlive))
  }

  /// Returns true when a process runs; one that has ended and was not waited for does not.
  private func isAlive(_ id: pid_t) -> Bool {
    guard let text = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8) else {
      return false
    }
    return !text.contains(") Z ")
  }

  @Test func `a slow ffmpeg slows the film and loses nothing`() throws {
    // Takes a little at a time, and keeps it in the file that it was given.
    let program = try script(
      """
      for last; do :; done
      while dd bs=65536 count=1 iflag=fullblock status=none | (cat; sleep 0.02) > part && [ -s part ]
      do cat part; done > "${last#file:}"
      rm part
      """)
    let frames = FilmMaking.frames(colors: 30, count: 12)
    let repeats = 5
    let film = try VideoFilm(
      at: folder("film.mp4"), settings: VideoSettings(format: .mp4), program: program)
    for _ in 0..<repeats { try FilmMaking.append(frames, to: film, together: 4) }
    try film.finish()
    let bytes = try folder.bytes(of: "film.mp4")
    let wanted = Array(repeating: frames, count: repeats).joined().flatMap { frame in
      frame.pixels.flatMap { pixel in
        (0..<4).map { UInt8(truncatingIfNeeded: pixel >> (8 * UInt32($0))) }
      }
    }
    #expect(bytes == wanted)
  }

  @Test func `a video into what is no file is refused`() {
    #expect(throws: FilmFileError.self) {
      try VideoFilm(at: "/dev/null", settings: VideoSettings(format: .mp4))
    }
  }

  /// Writes a shell script, and returns its path.
  private func script(_ lines: String) throws -> String {
    try folder.putProgram("#!/bin/sh\ncd '\(folder.path)'\n\(lines)\n", at: "program")
    return folder("program")
  }

  /// Returns the largest difference of a channel, in levels.
  private func distance(_ one: UInt32, _ other: UInt32) -> Int {
    [16, 8, 0].map { abs(Int(one >> $0 & 255) - Int(other >> $0 & 255)) }.max() ?? 0
  }
}
