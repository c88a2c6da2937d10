import Foundation
import Pixels
import TemporaryFolders
import Testing

@testable import Files
@testable import FilmFiles

@Suite struct VideoReadingTests {
  private static let hasFFmpeg = OtherProgram.isThere("ffmpeg") && OtherProgram.isThere("ffprobe")
  private let folder = TemporaryFolder()

  private func images(_ reader: any FilmReader) throws(FilmFileError) -> [FilmImage] {
    var images: [FilmImage] = []
    while let image = try reader.next() { images.append(image) }
    return images
  }

  private func squares(_ count: Int, isClear: Bool = false) -> [Frame] {
    let size = PixelSize(width: 80, height: 48)
    return (0..<count).map { step in
      var frame = Frame.rectangle(x: 3 * (step % 15), y: 8, width: 24, height: 24, size: size)
      if isClear { for x in 0..<80 { for y in 40..<48 { frame[x, y] = 0 } } }
      return frame
    }
  }

  @Test(
    .enabled(if: hasFFmpeg, "ffmpeg is not installed"), arguments: VideoSettings.Format.allCases)
  func `a video comes back, every picture at its time and nearly as it was`(
    format: VideoSettings.Format
  ) throws {
    let frames = squares(14)
    let path = folder("film.\(format.rawValue)")
    let film = try VideoFilm(at: path, settings: VideoSettings(format: format, quality: 100))
    try film.append(frames: frames)
    try film.finish()
    // The first bytes of a file tell its format.
    try FileManager.default.moveItem(atPath: path, toPath: folder("film.gif"))
    let reader = try Films.open(folder("film.gif"))
    let images = try images(reader)
    #expect(images.count == 14)
    #expect(reader.knownDurations == images.map(\.duration))
    for (index, image) in images.enumerated() {
      #expect(abs(image.time - Double(index) / 60) < 0.00051)
      let frame = try image.frame()
      for x in [3 * index + 12, 79] {
        #expect(distance(frame[x, 20], frames[index][x, 20]) <= 12, "\(index) at \(x)")
      }
    }
    #expect(throws: FilmFileError.tooManyPixels(path: folder("film.gif"), limit: 10_000)) {
      try self.images(Films.open(folder("film.gif"), mostPixels: 10_000))
    }
  }

  @Test(.enabled(if: hasFFmpeg, "ffmpeg is not installed"))
  func `a WebM keeps what is clear`() throws {
    let film = try VideoFilm(
      at: folder("film.webm"), settings: VideoSettings(format: .webm, ground: .clear))
    try film.append(frames: squares(3, isClear: true))
    try film.finish()
    let frames = try images(Films.open(folder("film.webm"))).map { try $0.frame() }
    #expect(frames.count == 3)
    #expect(frames.allSatisfy { $0[40, 46] >> 24 == 0 && $0[70, 10] >> 24 == 255 })
  }

  @Test(.enabled(if: hasFFmpeg, "ffmpeg is not installed"))
  func `a video that is cut or no video is a sentence`() throws {
    let film = try VideoFilm(at: folder("film.mp4"), settings: VideoSettings(format: .mp4))
    try film.append(frames: squares(30))
    try film.finish()
    let bytes = try folder.bytes(of: "film.mp4")
    for count in [16, bytes.count / 3, bytes.count - 300] {
      try Data(bytes.prefix(count)).write(to: URL(filePath: folder("cut.mp4")))
      let error = #expect(throws: FilmFileError.self) {
        try images(Films.open(folder("cut.mp4")))
      }
      #expect(error?.description.hasPrefix("cannot read \(folder("cut.mp4")): ff") == true)
    }
  }

  @Test func `what ffprobe says is read whatever its order`() throws {
    let contents = try #require(
      VideoContents(
        """
        pts=0|duration=256
        pts=768|duration=N/A
        pts=256|duration=256|

        pts=512|duration=256
        codec_name=vp9|width=160|height=284|time_base=1/15360|tag:alpha_mode=1
        """))
    #expect(contents.size == PixelSize(width: 160, height: 284))
    #expect(contents.durations == Array(repeating: 1.0 / 60, count: 4))
    #expect(contents.decoder == "libvpx-vp9")
  }

  @Test(arguments: [
    "", "codec_name=h264|width=4|height=4|time_base=1/60", "pts=0|duration=1",
    "pts=0\nwidth=0|height=4|time_base=1/60", "pts=0\nwidth=4|height=4|time_base=1/0",
    "pts=9223372036854775807\npts=-9\nwidth=4|height=4|time_base=1/60", "pts=x|width=4",
  ])
  func `what ffprobe says and no video has is refused`(text: String) {
    #expect(VideoContents(text) == nil)
  }

  @Test func `a missing ffmpeg is told with what to type`() {
    let error = #expect(throws: FilmFileError.self) {
      try reader(.init(probe: "no-such-ffprobe"))
    }
    #expect(
      error?.description
        == "cannot read film.mp4: it needs no-such-ffprobe, which is missing; "
        + "type: sudo apt-get install ffmpeg")
  }

  @Test func `a program that never says anything is ended`() throws {
    let waiting = try script("exec sleep 1000", at: "waiting")
    let error = #expect(throws: FilmFileError.self) {
      try reader(.init(probe: waiting, patience: 1))
    }
    #expect(error?.description.contains("did nothing for 1 s and was ended") == true)
    let probe = try script(
      "echo 'pts=0|duration=1'; echo 'width=4|height=4|time_base=1/60'", at: "probe")
    let silent = try reader(.init(probe: probe, decoder: waiting, patience: 1))
    #expect(throws: FilmFileError.self) { try silent.next() }
    let short = try reader(
      .init(probe: probe, decoder: script("echo oh >&2; printf abc", at: "short"), patience: 1))
    let message = #expect(throws: FilmFileError.self) { try short.next() }
    #expect(message?.description.contains("does not read it to its end: oh; give a video") == true)
  }

  private func reader(_ programs: VideoReader.Programs) throws(FilmFileError) -> VideoReader {
    try VideoReader("film.mp4", .mov, mostPixels: nil, programs: programs)
  }

  private func script(_ lines: String, at name: String) throws -> String {
    try folder.putProgram("#!/bin/sh\n\(lines)\n", at: name)
    return folder(name)
  }

  /// Returns the largest difference of a channel, in levels.
  private func distance(_ one: UInt32, _ other: UInt32) -> Int {
    [16, 8, 0].map { abs(Int(one >> $0 & 255) - Int(other >> $0 & 255)) }.max() ?? 0
  }
}
